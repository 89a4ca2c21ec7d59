import { UserType } from '#contract/rules/userTypes.ts';
import { drawRule } from '#contract/rules/wallet.ts';
import * as account from '#contract/user/account.ts';
import * as draws from '#contract/user/accountExtractLog.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { AccountPart } from '../parts/AccountPart.tsx';
import { drawColumns } from '../parts/drawColumns.tsx';
import styles from '../parts/Sales.module.css';
import { WalletFigures } from '../parts/WalletFigures.tsx';
import { salesRoutes } from '../routes.ts';

export const handle = salesRoutes['drawMoney'];

const spec = listSpec({});

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [wallet, rows] = await Promise.all([
    answerOr(request, api.call(account.view, {})),
    loadList(request, spec, ({ page }) => api.call(draws.list, { pageCurrent: page })),
  ]);
  return { wallet, rows };
}

/** The wallet of a lecturer or an organization: what there is, where it goes, and what was drawn. */
export default function DrawMoney({ loaderData: { wallet, rows } }: PageProps<typeof loader>) {
  const list = useList(spec, rows);
  const isLearner = useSession()?.current.userType === UserType.learner;
  const earnings = (
    <LinkButton to={isLearner ? '/account/recommend/commission' : '/account/earnings'} size="sm">
      {isLearner ? '看佣金' : '看收益'}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="提现" note={drawRule} actions={earnings} />
      <WalletFigures wallet={wallet} />
      <AccountPart wallet={wallet} />
      <section className={styles.section}>
        <h2>提现记录</h2>
        <List of={list} unit="笔提现" empty={<Empty title="还没有提现" note="申请以后，审核与付款的进度会在这里" />}>
          {(draws) => (
            <Table
              className={styles.table}
              caption="提现记录"
              columns={drawColumns}
              rows={draws}
              rowKey={({ id }) => id}
            />
          )}
        </List>
      </section>
    </>
  );
}
