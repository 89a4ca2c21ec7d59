import { valueOf } from '#contract/rules/choice.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProjectStage } from '#contract/rules/startProjects.ts';
import * as project from '#contract/startup/project.ts';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { PROJECTS, projectSpec } from '../parts/addresses.ts';
import { textOptionsOf } from '../parts/optionsOf.ts';
import { ProjectRow } from '../parts/ProjectRow.tsx';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.projects;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const loaded = await loadList(request, projectSpec, ({ filters, page }) =>
    api.call(project.list, {
      startField: valueOf(StartField, filters.field),
      projectStage: valueOf(ProjectStage, filters.stage),
      isOpen: filters.open === '1' ? 1 : 0,
      str: [...filters.str].slice(0, 60).join(''),
      pageCurrent: page,
    }),
  );
  const { list, pageCurrent } = 'page' in loaded ? loaded.page : { list: [], pageCurrent: 1 };
  return {
    loaded,
    seo: {
      description: '正在孵化与已经毕业的创业项目：解决什么问题，走到哪一步，在找什么人。',
      canonical: pageCurrent > 1 ? `${PROJECTS}?page=${pageCurrent}` : PROJECTS,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          list.map(({ id, projectName }) => ({ name: projectName, path: startProjectPath(id) })),
        ),
      ),
    },
  };
}

const groups = [
  { name: 'field', label: '行业', options: textOptionsOf(StartField) },
  { name: 'stage', label: '走到', options: textOptionsOf(ProjectStage) },
  { name: 'open', label: '找人', options: [{ value: '1', label: '在找人' }] },
];

/** Projects whose teams want to be seen. */
export default function Projects({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(projectSpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 个` : undefined;
  return (
    <div className="page">
      <PageHead
        title="项目展示"
        note="解决什么问题，走到哪一步，在找什么人"
        actions={<SearchInResults list={list} name="str" label="在项目中搜索" total={total} />}
      />
      <Catalogue
        list={list}
        groups={groups}
        text="str"
        unit="个"
        skeleton={<SkeletonRows count={6} />}
        empty={<Empty title="还没有公开的项目" note="入孵之后愿意公开的项目会出现在这里" />}
      >
        {(rows) => (
          <RowList label="创业项目">
            {rows.map((row) => (
              <ProjectRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}
