import { valueOf } from '#contract/rules/choice.ts';
import { ReadingState } from '#contract/rules/startProgrammes.ts';
import * as reading from '#contract/startup/reading.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { readingSpec } from '../parts/programmeAddresses.ts';
import { ProgrammeTabs } from '../parts/ProgrammeTabs.tsx';
import { Readerships } from '../parts/Readerships.tsx';
import { ReadingRow } from '../parts/ReadingRow.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.reading;

/** Programmes on top: who reads for more sees the newest. */
const READERSHIPS = 10;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    readerships: await answerOr(request, api.call(reading.invitations, { pageSize: READERSHIPS })),
    loaded: await loadList(request, readingSpec, ({ filters, page }) =>
      api.call(reading.list, { readingState: valueOf(ReadingState, filters.state), pageCurrent: page }),
    ),
  };
}

/** What somebody is asked to read, and the applications that wait for them. */
export default function ReadingDesk({ loaderData: { readerships, loaded } }: PageProps<typeof loader>) {
  const list = useList(readingSpec, loaded);
  return (
    <div className="page">
      <PageHead title="征集评阅" note="看不到申请是谁的，也看不到别人怎么评；到截止还没有交的不再收" />
      <ProgrammeTabs current="reading" />
      <Readerships rows={readerships.list} />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={[
            { key: '', label: '全部', to: list.hrefOf({ filters: { state: '' } }) },
            ...([ReadingState.waiting, ReadingState.done] as const).map((state) => ({
              key: String(state),
              label: ReadingState.labels[state],
              to: list.hrefOf({ filters: { state: String(state) as '0' } }),
            })),
          ]}
        />
      </FilterRows>
      <List
        of={list}
        unit="份"
        empty={
          <Nothing list={list} conditions={['state']} title="没有要评的申请" note="征集开始评阅之后会出现在这里" />
        }
      >
        {(rows) => (
          <RowList label="要评的申请">
            {rows.map((row) => (
              <ReadingRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
