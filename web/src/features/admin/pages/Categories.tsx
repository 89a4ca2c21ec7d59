import * as category from '#contract/system/adminCategory.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { categoryKind } from '../parts/kinds/category.tsx';
import { categoryAddress, categoryTypes, readCategoryType } from '../parts/categoryAddress.ts';
import { LevelNav } from '../parts/managed/LevelNav.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.categories;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const categoryType = readCategoryType(search.get('type'));
  const parents = (await answerOr(request, api.call(category.parents, { categoryType }))).list;
  const parent = parents.find(({ id }) => id === search.get('parent')) ?? null;
  if (search.has('parent') && !parent) throw missing();
  const { list } = await answerOr(request, api.call(category.list, { categoryType, parentId: parent?.id ?? '0' }));
  return { categoryType, parents, parent, list };
}

/** Three levels of categories for every kind of course, one level of one parent at a time. */
export default function Categories({ loaderData }: PageProps<typeof loader>) {
  const { categoryType, parents, parent, list } = loaderData;
  const above = parent ? parents.find(({ id }) => id === parent.parentId) : undefined;
  const hrefOf = (id?: string) => categoryAddress(categoryType, id);
  const trail = [...(above ? [above] : []), ...(parent ? [parent] : [])];
  const crumbs = trail.map(({ id, categoryName }) => ({ label: categoryName, to: hrefOf(id) }));
  return (
    <ManagedPage
      key={`${categoryType}:${parent?.id ?? 0}`}
      title="课程分类"
      note="三级，改了马上生效；停用的不再出现在筛选里，课程仍在"
      kind={categoryKind({ categoryType, parent, parents, hrefOf })}
      rows={list}
    >
      <LevelNav
        label="课程形式"
        items={categoryTypes.map(({ value, label }) => ({ key: String(value), label, to: categoryAddress(value) }))}
        current={String(categoryType)}
        trail={[{ label: '一级分类', to: hrefOf() }, ...crumbs]}
      />
    </ManagedPage>
  );
}
