import * as question from '#contract/exam/question.ts';
import type { BankScope } from '#contract/exam/questionFacts.ts';
import * as folder from '#contract/exam/questionFolder.ts';
import type { Difficulty, QuestionSource } from '#contract/rules/questions.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../../kit/answerOr.ts';
import { loadList } from '../../../../kit/list/loadList.ts';
import type { PageApi } from '../../../../kit/pageApi.ts';
import { bankList, typesOf } from '../addresses.ts';

/** A part of the bank with its folders and what it can be filtered by. */
export async function loadBank(request: Request, api: PageApi, scope: BankScope) {
  const summary = await answerOr(request, api.call(question.summary, { scope }));
  const folders = await answerOr(request, api.call(folder.list, {}));
  const known = new Set(folders.list.map(({ id }) => id));
  const rows = await loadList(request, bankList, ({ filters, sort, page }) => {
    const { folder: inside, keyword, types, difficulty, knowledge, year, subject, source, reported } = filters;
    const number = Number(year);
    return api.call(question.page, {
      scope,
      ...(scope === 'own' && (inside === '0' || known.has(inside)) && { folderId: inside }),
      keyword: keyword.slice(0, 50),
      types: typesOf(types),
      ...(difficulty !== '' && { difficulty: Number(difficulty) as Difficulty }),
      ...(knowledge !== '' && { knowledge: knowledge.slice(0, 30) }),
      ...(Number.isInteger(number) && number >= 1950 && number <= 2100 && { year: number }),
      ...(isId(subject) && { subjectId: subject }),
      ...(source !== '' && { source: Number(source) as QuestionSource }),
      isReported: reported === '1' ? 1 : 0,
      sort: sort as 'newest' | 'used' | 'hardest',
      pageCurrent: page,
    });
  });
  return { rows, summary, folders };
}

export type LoadedBank = Awaited<ReturnType<typeof loadBank>>;
