import { Plus } from 'lucide-react';
import { valueOf } from '#contract/rules/choice.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import * as desk from '#contract/startup/policyAdvocacyDesk.ts';
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
import { ADVOCACY_ADD, deskSpec } from '../parts/addresses.ts';
import { AdvocacyDeskRow } from '../parts/AdvocacyDeskRow.tsx';
import { StartTabs } from '../parts/StartTabs.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.advocacyDesk;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, deskSpec, ({ filters, page }) =>
      api.call(desk.list, { policyState: valueOf(PolicyState, filters.state), pageCurrent: page }),
    ),
  };
}

/** The articles of the own side by state, and what can be done with each. */
export default function AdvocacyDesk({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(deskSpec, loaded);
  const add = (
    <LinkButton to={ADVOCACY_ADD} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      写宣传
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="政策宣传管理" note="把几条政策放在一起讲给人听" actions={add} />
      <StartTabs current="advocacyDesk" />
      <FilterRows>
        <StateRow list={list} of={PolicyState} all />
      </FilterRows>
      <List
        of={list}
        unit="篇"
        empty={
          <Nothing
            list={list}
            conditions={['state']}
            title="还没有政策宣传"
            note="挑几条政策，讲讲先办哪一件"
            action={add}
          />
        }
      >
        {(rows) => (
          <RowList label="政策宣传">
            {rows.map((row) => (
              <AdvocacyDeskRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
