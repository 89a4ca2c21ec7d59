import { valueOf } from '#contract/rules/choice.ts';
import { CaseState } from '#contract/rules/startCases.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { CaseCandidates } from '../parts/CaseCandidates.tsx';
import { CaseDeskRow } from '../parts/CaseDeskRow.tsx';
import { CaseTabs } from '../parts/CaseTabs.tsx';
import { caseDeskSpec } from '../parts/programmeAddresses.ts';
import { startCaseRoutes } from '../programmeRoutes.ts';

export const handle = startCaseRoutes.desk;

/** The latest that graduated; what is written leaves the list, and the next ones come. */
const CANDIDATES = 5;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    candidates: await answerOr(request, api.call(desk.candidates, { pageSize: CANDIDATES })),
    loaded: await loadList(request, caseDeskSpec, ({ filters, page }) =>
      api.call(desk.list, { caseState: valueOf(CaseState, filters.state), pageCurrent: page }),
    ),
  };
}

/** The cases of the own organization, and the projects that could become one. */
export default function CaseDesk({ loaderData: { candidates, loaded } }: PageProps<typeof loader>) {
  const list = useList(caseDeskSpec, loaded);
  return (
    <div className="page">
      <PageHead title="典型案例管理" note="由毕业的项目写成案例；写到的人同意之后才出现名字" />
      <CaseTabs current="desk" />
      <CaseCandidates page={candidates} />
      <FilterRows>
        <StateRow list={list} of={CaseState} all />
      </FilterRows>
      <List
        of={list}
        unit="个"
        empty={<Nothing list={list} conditions={['state']} title="还没有案例" note="项目毕业之后，一步就能写成草稿" />}
      >
        {(rows) => (
          <RowList label="典型案例">
            {rows.map((row) => (
              <CaseDeskRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
