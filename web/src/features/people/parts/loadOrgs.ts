import { orgPath } from '#contract/rules/pagePaths.ts';
import * as dict from '#contract/system/dict.ts';
import * as region from '#contract/system/region.ts';
import type { TreeNode } from '#contract/kit/tree.ts';
import * as org from '#contract/user/org.ts';
import { block } from '../../../shared/courses/block.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { branchOf } from '../../../kit/catalogue/categoryRows.ts';
import type { CategoryNode } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { directories, directorySpec } from './directories.ts';
import type { Directory } from './directories.ts';
import { labelOf, regionName, short } from './orgNames.ts';

const PAGE_SIZE = 12;

/** A page of a directory of organizations with the names of their codes, and what it can be filtered by. */
export async function loadOrgs(request: Request, api: PageApi, of: Directory) {
  const { filters, page } = readList(directorySpec, new URL(request.url).searchParams);
  const [loaded, { industries, sizes, natures }, regions] = await Promise.all([
    loadRows(request, api.call(org.infoList, { ...inputOf(of, filters), pageCurrent: page, pageSize: PAGE_SIZE })),
    namesOf(api),
    regionsOf(api),
  ]);
  const named = (one: org.OrgInfo) => ({
    ...one,
    regionName: regionName(regions, one.regionCode),
    industryName: labelOf(industries, one.industry),
    sizeName: labelOf(sizes, one.size),
  });
  const rows = 'page' in loaded ? loaded.page.list : [];
  return {
    loaded: 'page' in loaded ? { page: { ...loaded.page, list: loaded.page.list.map(named) } } : loaded,
    industries: industries.filter(({ parentValue }) => parentValue === ''),
    sizes,
    natures,
    regions: branchOf(regions.map(provinceOf), filters.region),
    seo: {
      description: of.description,
      canonical: page > 1 ? `${of.path}?page=${page}` : of.path,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          rows.map(({ orgName: name, orgNo }) => ({ name, path: orgPath(orgNo) })),
        ),
      ),
    },
  };
}

const provinceOf = ({ code, name, children }: TreeNode): CategoryNode => ({
  code,
  name: short(name),
  children: children.map((city) => ({ code: city.code, name: city.name, children: [] })),
});

export type OrgsData = Awaited<ReturnType<typeof loadOrgs>>;

export async function namesOf(api: PageApi) {
  const { items } = await block(api.call(dict.items, { keys: 'industry,companySize,companyNature' }), { items: {} });
  const known: Record<string, dict.DictItem[]> = items;
  return {
    industries: known['industry'] ?? [],
    sizes: known['companySize'] ?? [],
    natures: known['companyNature'] ?? [],
  };
}

export const regionsOf = (api: PageApi): Promise<TreeNode[]> =>
  block(
    api.call(region.listAsTree, {}).then(({ regionList }) => regionList),
    [],
  );

type Filters = Record<'type' | 'region' | 'industry' | 'size' | 'nature' | 'str', string>;

function inputOf(of: Directory, { type, region: regionCode, industry, size, nature, str }: Filters) {
  const code = (value: string) => (/^[\w-]{1,20}$/.test(value) ? value : undefined);
  return {
    orgType: of === directories.enterprises ? (5 as const) : type === '4' ? (4 as const) : (3 as const),
    orgName: str === '' ? undefined : [...str].slice(0, 50).join(''),
    regionCode: code(regionCode),
    industry: code(industry),
    size: code(size),
    nature: code(nature),
  };
}
