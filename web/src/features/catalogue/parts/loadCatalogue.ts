import { coursePath } from '#contract/rules/pagePaths.ts';
import * as category from '#contract/course/category.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import type { SortType } from '#contract/course/courseInfo.ts';
import * as recommend from '#contract/course/recommend.ts';
import * as search from '#contract/course/search.ts';
import * as tagRecommend from '#contract/course/tagRecommend.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { shownCourse, shownPage } from '../../../shared/courses/shownCourse.ts';
import { branchOf, pathTo } from '../../../kit/catalogue/categoryRows.ts';
import type { CategoryNode } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import type { Seo } from '../../../kit/seo.ts';
import { nodesOf } from './categories.ts';
import type { Variation } from './variations.ts';
import { filterInput, sortOf } from './variations.ts';

/** The loader of a catalogue. Only the list itself matters; rows that cannot be had are left out. */
export const catalogueLoader =
  (of: Variation) =>
  async ({ request, context }: LoaderArgs) => {
    const api = context.get(apiContext);
    const { filters, sort, page } = readList(of.spec, new URL(request.url).searchParams);
    const input = filterInput(of, filters);
    const { categoryId } = input;
    const paging = { pageCurrent: page, pageSize: of.pageSize };
    const [tree, tags, { loaded, meant }] = await Promise.all([
      block(
        api.call(category.list, { categoryType: of.kind }).then((answer) => nodesOf(answer.courseCategoryList)),
        [],
      ),
      block(
        api.call(tagRecommend.list, { courseCategory: input.courseCategory, categoryId }).then(({ list }) => list),
        [],
      ),
      found(request, api, filters.str, { ...input, sortType: sortOf(sort), ...paging }),
    ]);
    const isEmpty = 'page' in loaded && loaded.page.totalCount === 0;
    return {
      tree: branchOf(tree, filters.category),
      tags: tags.map(({ tagName }) => tagName),
      loaded,
      meant,
      recommended: isEmpty ? await recommended(api, of) : [],
      seo: seoOf(of, { tree, category: filters.category, page, loaded, publicUrl: api.publicUrl }),
    };
  };

interface Wanted extends ReturnType<typeof filterInput> {
  sortType: SortType;
  pageCurrent: number;
  pageSize: number;
}

/** The courses that a text and the conditions leave, and what a text that nobody writes like this was taken for. */
async function found(request: Request, api: PageApi, str: string, wanted: Wanted) {
  if (str === '')
    return { loaded: await loadRows(request, api.call(courseInfo.list, wanted).then(shownPage)), meant: [] };
  const answer = api.call(search.list, { ...wanted, courseName: str });
  const loaded = await loadRows(request, answer.then(shownPage));
  return { loaded, meant: 'page' in loaded ? (await answer).didYouMean : [] };
}

export type CatalogueData = Awaited<ReturnType<ReturnType<typeof catalogueLoader>>>;

const recommended = (api: PageApi, { kind }: Variation) =>
  block(
    api.call(recommend.list, { courseCategory: kind, count: 4 }).then(({ list }) => list.map(shownCourse)),
    [],
  );

interface Shown {
  tree: readonly CategoryNode[];
  category: string;
  page: number;
  loaded: LoadedPage<{ id: string; courseCategory: CourseCategory; courseName: string }>;
  publicUrl: string;
}

/** A category is a page of its own for search engines; all other conditions are the same page. */
function seoOf(of: Variation, { tree, category: code, page, loaded, publicUrl }: Shown): Seo {
  const path = pathTo(tree, code);
  const query = new URLSearchParams(path.length > 0 ? { category: code } : {});
  if (page > 1) query.set('page', String(page));
  const items = 'page' in loaded ? loaded.page.list : [];
  const name = path.at(-1)?.name;
  return {
    title: name ? `${name} - ${of.title}` : of.title,
    description: name
      ? `${path.map((node) => node.name).join('、')}方向的${of.title}。${of.description}`
      : of.description,
    canonical: query.size > 0 ? `${of.path}?${query}` : of.path,
    jsonLd: graph(
      breadcrumbLd(publicUrl, [
        { label: '首页', to: '/' },
        { label: of.title, to: of.path },
        ...path.map((node) => ({ label: node.name, to: `${of.path}?category=${node.code}` })),
      ]),
      itemListLd(
        publicUrl,
        items.map((item) => ({ name: item.courseName, path: coursePath(item) })),
      ),
    ),
  };
}
