import { Plus } from 'lucide-react';
import { valueOf } from '#contract/rules/choice.ts';
import { ProgrammeState } from '#contract/rules/startProgrammes.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
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
import { PROGRAMME_ADD, programmeDeskSpec } from '../parts/programmeAddresses.ts';
import { ProgrammeDeskRow } from '../parts/ProgrammeDeskRow.tsx';
import { ProgrammeTabs } from '../parts/ProgrammeTabs.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.desk;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, programmeDeskSpec, ({ filters, page }) =>
      api.call(desk.list, { programmeState: valueOf(ProgrammeState, filters.state), pageCurrent: page }),
    ),
  };
}

/** What the own institution calls for, by state. */
export default function ProgrammeDesk({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(programmeDeskSpec, loaded);
  const counts = 'page' in loaded ? loaded.page.counts : [];
  const countOf = (state: ProgrammeState) => counts.find((one) => one.programmeState === state)?.count ?? 0;
  const add = (
    <LinkButton to={PROGRAMME_ADD} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      写征集
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="项目征集管理" note="写好问题与评分表，发布之后不能再改；评阅人看不到是谁的" actions={add} />
      <ProgrammeTabs current="desk" />
      <FilterRows>
        <StateRow list={list} of={ProgrammeState} all countOf={countOf} />
      </FilterRows>
      <List
        of={list}
        unit="次"
        empty={
          <Nothing
            list={list}
            conditions={['state']}
            title="还没有征集"
            note="写清征集什么、问什么、怎么评"
            action={add}
          />
        }
      >
        {(rows) => (
          <RowList label="项目征集">
            {rows.map((row) => (
              <ProgrammeDeskRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
