import { valueOf } from '#contract/rules/choice.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { PolicyField, PolicyLevel, PolicyPhase } from '#contract/rules/startPolicies.ts';
import * as policy from '#contract/startup/policy.ts';
import * as region from '#contract/system/region.ts';
import { branchOf, pathTo } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { HOME, LIBRARY, librarySpec } from './addresses.ts';

const PAGE_SIZE = 15;

/** A page of the library with the tree it is narrowed by. A code that is none finds nothing. */
export async function loadPolicies(request: Request, api: PageApi) {
  const { filters, sort, page } = readList(librarySpec, new URL(request.url).searchParams);
  const place = /^\d{0,6}$/.test(filters.region) ? filters.region : '999999';
  const [loaded, regions] = await Promise.all([
    loadRows(
      request,
      api.call(policy.list, {
        region: place,
        policyLevel: valueOf(PolicyLevel, filters.level),
        policyField: valueOf(PolicyField, filters.field),
        phase: valueOf(PolicyPhase, filters.phase),
        str: [...filters.str].slice(0, 60).join(''),
        sort: sort as 'fresh',
        pageCurrent: page,
        pageSize: PAGE_SIZE,
      }),
    ),
    block(
      api.call(region.listAsTree, {}).then(({ regionList }) => regionList),
      [],
    ),
  ]);
  const rows = 'page' in loaded ? loaded.page.list : [];
  const name = pathTo(regions, filters.region).at(-1)?.name ?? '';
  return {
    loaded,
    regions: branchOf(regions, filters.region),
    seo: {
      title: name === '' ? '创业政策' : `${name}创业政策`,
      description: '创业补贴、贷款、税费、场地与人才政策：给什么、给谁、交什么材料、什么时候截止，用大白话写清楚。',
      canonical: canonicalOf(filters.region, page),
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '创业孵化', to: HOME },
          { label: '创业政策', to: LIBRARY },
        ]),
        itemListLd(
          api.publicUrl,
          rows.map(({ id, policyName }) => ({ name: policyName, path: startPolicyPath(id) })),
        ),
      ),
    },
  };
}

/** A place is a page of its own for search engines; all other conditions are the same page. */
function canonicalOf(place: string, page: number): string {
  const query = new URLSearchParams();
  if (place !== '') query.set('region', place);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${LIBRARY}?${query}` : LIBRARY;
}
