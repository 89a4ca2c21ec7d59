import * as ability from '#contract/course/ability.ts';
import * as typicalPosition from '#contract/course/typicalPosition.ts';
import type { TreeNode } from '#contract/kit/tree.ts';
import { isId } from '#contract/rules/id.ts';
import { typicalPositionPath } from '#contract/rules/pagePaths.ts';
import * as dict from '#contract/system/dict.ts';
import * as jobType from '#contract/system/jobType.ts';
import { branchOf } from '../../../kit/catalogue/categoryRows.ts';
import type { CategoryNode } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { typicalSpec } from './typicalList.ts';

const PAGE_SIZE = 12;
const PATH = '/typicalposition';

/** A page of the public typical positions, and what they can be filtered by. */
export async function loadTypicals(request: Request, api: PageApi) {
  const { filters, page } = readList(typicalSpec, new URL(request.url).searchParams);
  const code = (value: string) => (/^\d{1,6}$/.test(value) ? value : '');
  const input = {
    positionName: [...filters.str].slice(0, 30).join(''),
    industry: code(filters.industry),
    jobTypeCode: code(filters.job),
    positionRank: filters.rank === '' ? undefined : (Number(filters.rank) as 1 | 2 | 3),
    fieldId: isId(filters.field) ? filters.field : undefined,
    pageCurrent: page,
    pageSize: PAGE_SIZE,
  };
  const [loaded, fields, { items }, jobs] = await Promise.all([
    loadRows(request, api.call(typicalPosition.list, input)),
    block(api.call(ability.tree, {}), { list: [] }),
    block(api.call(dict.items, { keys: 'industry' }), { items: {} }),
    block(api.call(jobType.list, {}), { list: [] as TreeNode[] }),
  ]);
  const rows = 'page' in loaded ? loaded.page.list : [];
  const known: Record<string, dict.DictItem[]> = items;
  const industries = known['industry'] ?? [];
  return {
    loaded,
    fields: fields.list.map(({ id, abilityName }) => ({ value: id, label: abilityName })),
    industries: industries
      .filter(({ parentValue }) => parentValue === '')
      .map(({ value, label }) => ({ value, label })),
    jobs: branchOf(jobs.list.map(twoLevels), filters.job),
    seo: {
      description: '典型岗位：一种岗位要哪些能力、到第几级，学哪些课、考哪些测评，哪些企业在用。',
      canonical: page > 1 ? `${PATH}?page=${page}` : PATH,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          rows.map(({ positionName: name, id }) => ({ name, path: typicalPositionPath(id) })),
        ),
      ),
    },
  };
}

const twoLevels = ({ code, name, children }: TreeNode): CategoryNode => ({
  code,
  name,
  children: children.map((group) => ({ code: group.code, name: group.name, children: [] })),
});
