import { Plus } from 'lucide-react';
import { valueOf } from '#contract/rules/choice.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import * as desk from '#contract/startup/policyDesk.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { ADD, deskSpec } from '../parts/addresses.ts';
import { DeskRow } from '../parts/DeskRow.tsx';
import { StartTabs } from '../parts/StartTabs.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.desk;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, deskSpec, ({ filters, page }) =>
      api.call(desk.list, { policyState: valueOf(PolicyState, filters.state), pageCurrent: page }),
    ),
  };
}

/** The policies of the own side by state, and what can be done with each. */
export default function PolicyDesk({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(deskSpec, loaded);
  const counts = 'page' in loaded ? loaded.page.counts : [];
  const countOf = (state: PolicyState) => counts.find((one) => one.policyState === state)?.count ?? 0;
  const add = (
    <LinkButton to={ADD} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      写政策
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="创业政策管理" note="发布之后人人可读；改动以新的一版发布，以前的各版留着" actions={add} />
      <StartTabs current="desk" />
      <FilterRows>
        <StateRow list={list} of={PolicyState} all countOf={countOf} />
      </FilterRows>
      <List
        of={list}
        unit="条"
        empty={
          <Nothing
            list={list}
            conditions={['state']}
            title="还没有政策"
            note="写清给什么、给谁、什么时候截止，条件可以逐项勾选"
            action={add}
          />
        }
      >
        {(rows) => (
          <RowList label="政策">
            {rows.map((row) => (
              <DeskRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
