import { Plus } from 'lucide-react';
import * as desk from '#contract/position/vacancyDesk.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { SILENT_DAYS, VacancyState } from '#contract/rules/vacancies.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { deskSpec } from '../parts/addresses.ts';
import { PositionRow } from '../parts/PositionRow.tsx';
import { vacancyDeskRoutes } from '../routes.ts';

export const handle = vacancyDeskRoutes.position;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    rows: await loadList(request, deskSpec, ({ filters, page }) =>
      api.call(desk.list, { vacancyState: valueOf(VacancyState, filters.state), pageCurrent: page }),
    ),
  };
}

/** The vacancies of the enterprise by state, and what can be done with each. */
export default function Positions({ loaderData: { rows } }: PageProps<typeof loader>) {
  const list = useList(deskSpec, rows);
  const counts = 'page' in rows ? rows.page.counts : [];
  const countOf = (state: VacancyState) => counts.find((one) => one.vacancyState === state)?.count ?? 0;
  const states = VacancyState.values
    .filter((state) => countOf(state) > 0 || list.filters.state === String(state))
    .map((state) => ({ key: String(state), label: `${VacancyState.labels[state]} ${countOf(state)}` }));
  const add = (
    <LinkButton to="/account/position/add" variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      写职位
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="职位"
        note={`审核通过才公开；有人投递之后 ${SILENT_DAYS} 天没有答复，职位会自动暂停`}
        actions={add}
      />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={[{ key: '', label: '全部' }, ...states].map(({ key, label }) => ({
            key,
            label,
            to: list.hrefOf({ filters: { state: key } }),
          }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="个"
        empty={
          <Nothing
            list={list}
            conditions={['state']}
            title="还没有职位"
            note="写清要做什么、要会什么，能力等级可以从典型岗位取"
            action={add}
          />
        }
      >
        {(vacancies) => (
          <RowList label="职位">
            {vacancies.map((row) => (
              <PositionRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
