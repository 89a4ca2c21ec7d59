import { redirect } from 'react-router';
import * as desk from '#contract/position/vacancyDesk.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { reachableStates } from '#contract/rules/hiring.ts';
import { isId } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { applicantSpec } from '../parts/addresses.ts';
import { ApplicantRow } from '../parts/ApplicantRow.tsx';
import { vacancyDeskRoutes } from '../routes.ts';

export const handle = vacancyDeskRoutes.applicants;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(applicantSpec, new URL(request.url).searchParams);
  if (!isId(filters.id)) throw redirect('/account/position');
  const asked = { id: filters.id, applicationState: valueOf(ApplicationState, filters.state), pageCurrent: page };
  return { rows: await loadRows(request, api.call(desk.applicants, asked)) };
}

/** Who applied for one vacancy; each is opened and answered in its place. */
export default function Applicants({ loaderData: { rows } }: PageProps<typeof loader>) {
  const list = useList(applicantSpec, rows);
  const name = 'page' in rows ? rows.page.vacancyName : '';
  const states = [
    { key: '', label: '全部' },
    ...reachableStates.map((state) => ({ key: String(state), label: ApplicationState.labels[state] })),
  ];
  return (
    <>
      <PageHead
        size="work"
        title={name ? `「${name}」收到的投递` : '收到的投递'}
        note="打开档案即告诉对方已查看；进一步沟通还是不合适，都请答复一句"
        actions={
          <>
            <LinkButton to="/account/position">全部职位</LinkButton>
            <LinkButton to={vacancyPath(list.filters.id)}>职位页</LinkButton>
          </>
        }
      />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { state: key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="份"
        empty={
          <Nothing
            list={list}
            conditions={['state']}
            title="还没有投递"
            note="刷新职位会排到前面；写清薪资与要求，来投的人会多一些"
          />
        }
      >
        {(people) => (
          <RowList label="投递">
            {people.map((row) => (
              <ApplicantRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
