import { redirect } from 'react-router';
import * as vacancy from '#contract/position/vacancy.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { currentType } from '../../../kit/currentType.ts';
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
import { jobSpec } from '../parts/addresses.ts';
import { JobRow } from '../parts/JobRow.tsx';
import { applicationRoutes } from '../routes.ts';

export const handle = applicationRoutes.jobs;

/** People read what they applied for; enterprises keep their vacancies elsewhere (docs/decisions/0080). */
export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  if ((await currentType(request, api)) === UserType.enterprise) throw redirect('/account/position');
  return {
    rows: await loadList(request, jobSpec, ({ filters, page }) =>
      api.call(vacancy.mine, { applicationState: valueOf(ApplicationState, filters.state), pageCurrent: page }),
    ),
  };
}

/** What was applied for, the newest first, with how each stands. */
export default function Jobs({ loaderData: { rows } }: PageProps<typeof loader>) {
  const list = useList(jobSpec, rows);
  const option = (key: string, label: string) => ({ key, label, to: list.hrefOf({ filters: { state: key } }) });
  return (
    <>
      <PageHead
        size="work"
        title="我的投递"
        note="走到哪一步、各是什么时候，企业与你看到的一样"
        actions={
          <>
            <LinkButton to="/account/collection/job">收藏的职位</LinkButton>
            <LinkButton to={applicationRoutes.offers.path}>录用信</LinkButton>
            <LinkButton to="/account/privacy/looks">谁看过我</LinkButton>
          </>
        }
      />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={[
            option('', '全部'),
            ...ApplicationState.values.map((state) => option(String(state), ApplicationState.labels[state])),
          ]}
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
            note="推荐给你的职位带着匹配度与理由，可以先看看"
            action={<LinkButton to="/account/recommendposition">看推荐的职位</LinkButton>}
          />
        }
      >
        {(applied) => (
          <RowList label="我的投递">
            {applied.map((row) => (
              <JobRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
