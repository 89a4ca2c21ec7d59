import { valueOf } from '#contract/rules/choice.ts';
import { startProgrammePath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProgrammePhase } from '#contract/rules/startProgrammes.ts';
import * as programme from '#contract/startup/programme.ts';
import * as region from '#contract/system/region.ts';
import { branchOf } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { HOME } from './addresses.ts';
import { placeOf, PROGRAMMES, programmeSpec } from './programmeAddresses.ts';

/** A page of the calls with the tree it is narrowed by. */
export async function loadProgrammes(request: Request, api: PageApi) {
  const { filters, page } = readList(programmeSpec, new URL(request.url).searchParams);
  const [loaded, regions] = await Promise.all([
    loadRows(
      request,
      api.call(programme.list, {
        region: placeOf(filters.region),
        startField: valueOf(StartField, filters.field),
        phase: valueOf(ProgrammePhase, filters.phase),
        str: [...filters.str].slice(0, 60).join(''),
        pageCurrent: page,
      }),
    ),
    block(
      api.call(region.listAsTree, {}).then(({ regionList }) => regionList),
      [],
    ),
  ]);
  const { list, pageCurrent } = 'page' in loaded ? loaded.page : { list: [], pageCurrent: 1 };
  return {
    loaded,
    regions: branchOf(regions, filters.region),
    seo: {
      description: '机构与学校征集创业项目：征集什么、能得到什么、要答哪些问题、怎么评分，几时截止。',
      canonical: pageCurrent > 1 ? `${PROGRAMMES}?page=${pageCurrent}` : PROGRAMMES,
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '创业孵化', to: HOME },
          { label: '项目征集', to: PROGRAMMES },
        ]),
        itemListLd(
          api.publicUrl,
          list.map(({ id, title }) => ({ name: title, path: startProgrammePath(id) })),
        ),
      ),
    },
  };
}
