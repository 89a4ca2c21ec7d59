import * as question from '#contract/exam/question.ts';
import * as draft from '#contract/exam/questionDraft.ts';
import * as folder from '#contract/exam/questionFolder.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../../kit/answerOr.ts';
import type { PageApi } from '../../../../kit/pageApi.ts';

/** What the editor begins with: the question or nothing, what was not saved yet, and what can be chosen. */
export async function loadEditor(request: Request, api: PageApi) {
  const id = new URL(request.url).searchParams.get('id') ?? undefined;
  if (id !== undefined && !isId(id)) throw missing();
  const { list: subjects } = await answerOr(request, api.call(question.subjects, {}));
  const { list: folders } = await answerOr(request, api.call(folder.list, {}));
  const view = id === undefined ? null : await answerOr(request, api.call(question.view, { id, isRaw: 1 }));
  if (view?.isOwn === 0) throw missing();
  const versions = id === undefined ? [] : (await answerOr(request, api.call(question.versions, { id }))).list;
  const { draft: unsaved } = await answerOr(request, api.call(draft.view, { id }));
  return { view, versions, unsaved, subjects, folders };
}

export type LoadedEditor = Awaited<ReturnType<typeof loadEditor>>;
