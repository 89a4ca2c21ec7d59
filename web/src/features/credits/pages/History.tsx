import { useState } from 'react';
import type { Application } from '#contract/course/userCourseScoreApply.ts';
import * as credits from '#contract/course/userCourseScoreApply.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { CreditState } from '#contract/rules/credits.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { ApplicationRow } from '../parts/ApplicationRow.tsx';
import { ApplyDialog } from '../parts/ApplyDialog.tsx';
import { CreditTabs } from '../parts/CreditTabs.tsx';
import { LedgerTable } from '../parts/LedgerTable.tsx';
import { Withdraw } from '../parts/Withdraw.tsx';
import { creditsRoutes } from '../routes.ts';

export const handle = creditsRoutes.history;

const spec = listSpec({ filters: { state: '' } });
/** The newest lines of the ledger; the others are behind the applications themselves. */
const LINES = 20;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const rows = await loadList(request, spec, ({ filters, page }) =>
    api.call(credits.list, { applyState: valueOf(CreditState, filters.state), pageCurrent: page }),
  );
  return { rows, book: await answerOr(request, api.call(credits.ledger, { pageSize: LINES })) };
}

type Open = { act: 'again' | 'withdraw'; row: Application } | null;

/** Applications with everything that happened to them, and the ledger that the school's decisions made. */
export default function History({ loaderData: { rows, book } }: PageProps<typeof loader>) {
  const list = useList<Application, { state: string }>(spec, rows);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const states = [
    { key: '', label: '全部' },
    ...CreditState.values.map((key) => ({ key: `${key}`, label: CreditState.labels[key] })),
  ];
  const totals = 'page' in rows ? rows.page.totals : undefined;
  return (
    <CreditTabs>
      {totals ? (
        <Figures
          items={[
            { name: '已认定学分', value: totals.all },
            { name: '课程', value: totals.courses },
            { name: '开课', value: totals.offerings },
          ]}
        />
      ) : null}
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
        />
      </FilterRows>
      <List of={list} unit="份" empty={<NothingThere isFiltered={list.filters.state !== ''} href={list.clearHref} />}>
        {(applications) => (
          <RowList label="学分申请">
            {applications.map((row) => (
              <ApplicationRow
                key={row.id}
                row={row}
                onAgain={() => setOpen({ act: 'again', row })}
                onWithdraw={() => setOpen({ act: 'withdraw', row })}
              />
            ))}
          </RowList>
        )}
      </List>
      {book.totalCount > 0 ? <LedgerTable lines={book.list} total={book.total} /> : null}
      {open?.act === 'again' ? <ApplyDialog of={open.row} proofs={open.row} onClose={close} /> : null}
      {open?.act === 'withdraw' ? <Withdraw row={open.row} onClose={close} /> : null}
    </CreditTabs>
  );
}

function NothingThere({ isFiltered, href }: { isFiltered: boolean; href: string }) {
  const go = (
    <LinkButton to={isFiltered ? href : '/account/credit/course'} size="sm" variant="primary">
      {isFiltered ? '看全部申请' : '看可以申请的'}
    </LinkButton>
  );
  return isFiltered ? (
    <Empty title="没有这样的申请" note="换一个状态看看" action={go} />
  ) : (
    <Empty title="还没有申请过学分" note="学完学校认证的课程就可以申请" action={go} />
  );
}
