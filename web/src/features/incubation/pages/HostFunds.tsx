import { valueOf } from '#contract/rules/choice.ts';
import { FundState } from '#contract/rules/incubation.ts';
import * as fundHost from '#contract/startup/fundHost.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { hostFundPath, hostFundSpec } from '../parts/addresses.ts';
import { FundActs } from '../parts/FundActs.tsx';
import { FundRows } from '../parts/FundRows.tsx';
import { HostTabs } from '../parts/HostTabs.tsx';
import styles from '../parts/Incubation.module.css';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hostFunds;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, hostFundSpec, ({ filters, page }) =>
      api.call(fundHost.list, { fundState: valueOf(FundState, filters.state), pageCurrent: page }),
    ),
  };
}

/** What all teams asked for, what waits first. */
export default function HostFunds({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(hostFundSpec, loaded);
  const page = 'page' in loaded ? loaded.page : undefined;
  return (
    <div className="page">
      <PageHead
        title="资金批复"
        note={page ? `批准 ${moneyText(page.granted)}，用了 ${moneyText(page.used)}` : '等得久的在前'}
      />
      <HostTabs current="funds" />
      <div className={styles.body}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.state}
            options={[
              { key: '', label: '全部', to: list.hrefOf({ filters: { state: '' } }) },
              ...(page?.counts ?? []).map(({ fundState, count }) => ({
                key: String(fundState),
                label: `${FundState.labels[fundState]} ${count}`,
                to: list.hrefOf({ filters: { state: String(fundState) as '1' } }),
              })),
            ]}
          />
        </FilterRows>
        <List
          of={list}
          unit="笔"
          empty={
            <Nothing
              list={list}
              conditions={['state']}
              title="还没有资金申请"
              note="团队的负责人申请之后会出现在这里"
            />
          }
        >
          {(rows) => (
            <FundRows rows={rows} toOf={hostFundPath} withProject renderActs={(row) => <FundActs row={row} />} />
          )}
        </List>
      </div>
    </div>
  );
}
