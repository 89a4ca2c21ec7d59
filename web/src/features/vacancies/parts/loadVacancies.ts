import * as vacancy from '#contract/position/vacancy.ts';
import { isId } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import type { VacancySort } from '#contract/rules/vacancies.ts';
import * as dict from '#contract/system/dict.ts';
import * as jobType from '#contract/system/jobType.ts';
import * as region from '#contract/system/region.ts';
import { branchOf, pathTo } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { vacancySpec } from './addresses.ts';

const PAGE_SIZE = 20;
/** As long as the name of a saved search may be. */
const MOST_NAME = 30;

/** A page of the list with the trees and dictionaries it is narrowed by. Unknown codes find nothing. */
export async function loadVacancies(request: Request, api: PageApi) {
  const { filters, sort, page } = readList(vacancySpec, new URL(request.url).searchParams);
  const code = (text: string) => (/^[\w-]{0,40}$/.test(text) ? text : 'none');
  const { active, org, salary, str, ...codes } = filters;
  const asked = {
    region: code(codes.region),
    jobType: code(codes.jobType),
    degree: code(codes.degree),
    experience: code(codes.experience),
    nature: code(codes.nature),
    salary: salary as '',
    isActive: active === '1' ? (1 as const) : (0 as const),
    orgNo: isId(org) ? org : '0',
    str,
    sort: sort as VacancySort,
    pageCurrent: page,
    pageSize: PAGE_SIZE,
  };
  const [loaded, regions, jobTypes, dictionaries] = await Promise.all([
    loadRows(request, api.call(vacancy.list, asked)),
    block(
      api.call(region.listAsTree, {}).then(({ regionList }) => regionList),
      [],
    ),
    block(
      api.call(jobType.list, {}).then(({ list }) => list),
      [],
    ),
    dictionariesOf(api),
  ]);
  const rows = 'page' in loaded ? loaded.page.list : [];
  const names = [pathTo(regions, codes.region).at(-1)?.name, pathTo(jobTypes, codes.jobType).at(-1)?.name];
  const about = names.filter(Boolean).join('');
  return {
    loaded,
    regions: branchOf(regions, codes.region),
    jobTypes: branchOf(jobTypes, codes.jobType),
    ...dictionaries,
    suggested: [...names, str].filter(Boolean).join(' ').slice(0, MOST_NAME),
    orgName: asked.orgNo === '0' ? '' : (rows[0]?.orgName ?? '这家企业'),
    seo: {
      title: about === '' ? '招聘' : `${about}招聘`,
      description: '每个职位都写明要求与能力等级，也写明企业多久答复、答复了多少。先看差多少，再决定投不投。',
      canonical: canonicalOf(codes, page),
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '首页', to: '/' },
          { label: '招聘', to: '/positionlist' },
        ]),
        itemListLd(
          api.publicUrl,
          rows.map(({ id, vacancyName }) => ({ name: vacancyName, path: vacancyPath(id) })),
        ),
      ),
    },
  };
}

export type VacanciesData = Awaited<ReturnType<typeof loadVacancies>>;

/** A place and a kind of job are pages of their own for search engines; all other conditions are the same page. */
function canonicalOf({ region: place, jobType: kind }: { region: string; jobType: string }, page: number): string {
  const query = new URLSearchParams();
  if (place !== '') query.set('region', place);
  if (kind !== '') query.set('jobType', kind);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/positionlist?${query}` : '/positionlist';
}

async function dictionariesOf(api: PageApi) {
  const { items } = await block(api.call(dict.items, { keys: 'education,workYears,positionNature' }), { items: {} });
  const known: Record<string, dict.DictItem[]> = items;
  return {
    degrees: known['education'] ?? [],
    experiences: known['workYears'] ?? [],
    natures: known['positionNature'] ?? [],
  };
}
