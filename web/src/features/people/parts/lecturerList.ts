import { lecturerPath } from '#contract/rules/pagePaths.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { lecturerSpec } from './addresses.ts';

const PAGE_SIZE = 12;
const SAMPLE = 100;
const FIELDS = 14;

/** A page of the directory, and the fields that those at its top teach. */
export async function loadLecturers(request: Request, api: PageApi) {
  const { filters, page } = readList(lecturerSpec, new URL(request.url).searchParams);
  const wanted = { tag: cut(filters.tag), lecturerName: cut(filters.name) };
  const [loaded, sample] = await Promise.all([
    loadRows(request, api.call(lecturer.list, { ...wanted, pageCurrent: page, pageSize: PAGE_SIZE })),
    loadRows(request, api.call(lecturer.list, { pageSize: SAMPLE })),
  ]);
  const rows = 'page' in loaded ? loaded.page.list : [];
  const known = 'page' in sample ? sample.page.list : [];
  return {
    loaded,
    fields: fieldsOf(known.map(({ tags }) => tags)),
    seo: {
      description: '来自学校与企业一线的讲师：专业方向、正在开的课、学过的人数，关注之后随时找得到。',
      canonical: page > 1 ? `/lecturer?page=${page}` : '/lecturer',
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          rows.map(({ lecturerName: name, lecturerUserNo }) => ({ name, path: lecturerPath(lecturerUserNo) })),
        ),
      ),
    },
  };
}

const cut = (text: string): string => [...text].slice(0, 20).join('');

/** The tags that most of them carry, the most common first. */
export function fieldsOf(tagLists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tagLists.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, FIELDS)
    .map(([tag]) => tag);
}
