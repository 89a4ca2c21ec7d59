import * as imports from '#contract/position/talentImport.ts';
import type { TalentImport, TalentImportRow } from '#contract/position/talentImport.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';

/** Which résumés of an import are listed. */
export const rowSpec = listSpec({ filters: { show: ['all', 'bad'] } });
export const historySpec = listSpec({});

export interface OpenTalentImport {
  imported: TalentImport;
  repeatedCount: number;
  rows: LoadedPage<TalentImportRow>;
  vacancies: { id: string; vacancyName: string }[];
}

/** The import that the address names, or else those of before. */
export async function loadTalentImport(request: Request, api: PageApi) {
  const search = new URL(request.url).searchParams;
  const id = search.get('id') ?? '';
  const { page: pageCurrent, filters } = readList(rowSpec, search);
  if (!isId(id)) {
    const history = await loadRows(request, api.call(imports.list, { pageCurrent, pageSize: 10 }));
    return { open: null, history };
  }
  const isBadOnly = filters.show === 'bad' ? 1 : 0;
  const [view, { vacancies }] = await answerOr(
    request,
    Promise.all([api.call(imports.view, { id, isBadOnly, pageCurrent }), api.call(imports.vacancies, {})]),
  );
  const open: OpenTalentImport = { ...view, rows: { page: view.rows }, vacancies };
  return { open, history: null };
}
