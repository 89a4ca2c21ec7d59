import * as imports from '#contract/exam/questionImport.ts';
import type { Imported, ImportRow } from '#contract/exam/questionImport.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';

/** Which rows of an import are listed. */
export const rowList = listSpec({ filters: { show: ['all', 'bad'] } });
export const historyList = listSpec({});

export type Places = OutputOf<typeof imports.places.output>;

export interface OpenImport {
  imported: Imported;
  repeatedCount: number;
  rows: LoadedPage<ImportRow>;
  places: Places;
}

export interface LoadedImport {
  open: OpenImport | null;
  history: LoadedPage<Imported> | null;
}

/** The import that the address names, or else those of before. */
export async function loadImport(request: Request, api: PageApi): Promise<LoadedImport> {
  const search = new URL(request.url).searchParams;
  const id = search.get('id') ?? '';
  const { page: pageCurrent, filters } = readList(rowList, search);
  if (!isId(id)) {
    return { open: null, history: await loadRows(request, api.call(imports.list, { pageCurrent, pageSize: 10 })) };
  }
  const isBadOnly = filters.show === 'bad' ? 1 : 0;
  const [view, places] = await answerOr(
    request,
    Promise.all([api.call(imports.view, { id, isBadOnly, pageCurrent, pageSize: 20 }), api.call(imports.places, {})]),
  );
  return { open: { ...view, rows: { page: view.rows }, places }, history: null };
}
