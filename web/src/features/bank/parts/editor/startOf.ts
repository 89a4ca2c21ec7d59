import type { QuestionView } from '#contract/exam/questionFacts.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import { readDraft } from '../../../../kit/drafts.ts';
import { blankMaterial, blankOf } from './blank.ts';
import type { LoadedEditor } from './loadEditor.ts';

/** What the form of a question begins with. */
export function startOf({ view, subjects }: LoadedEditor, isMaterial: boolean, folderId: string) {
  if (view) {
    const { id, versionNo, stem, question, analysis, points, difficulty, subjectId, knowledge, source, year } = view;
    const { abilities } = view;
    const facts = { difficulty, subjectId, knowledge, abilities, source, year, folderId: view.folderId };
    return { id, versionNo, stem, question, analysis, points, ...facts, note: '' };
  }
  const question = isMaterial ? blankMaterial() : blankOf(QuestionType.single);
  const { points } = questionTraits[question.questionType];
  const facts = { difficulty: 2 as const, subjectId: subjects[0]?.id ?? '', knowledge: [], source: 1 as const };
  const abilities: QuestionView['abilities'] = [];
  return {
    versionNo: 0,
    stem: '',
    question,
    analysis: '',
    points,
    ...facts,
    abilities,
    year: null,
    folderId,
    note: '',
  };
}

export type Start = ReturnType<typeof startOf>;

export const draftName = (id: string | undefined, isMaterial: boolean): string =>
  `question-${id ?? (isMaterial ? 'new-material' : 'new')}`;

/** What the server kept of this question, where this device kept nothing; undefined for a draft of another kind. */
export function unsavedOf({ unsaved, view }: LoadedEditor, isMaterial: boolean): Start | undefined {
  if (!unsaved || readDraft(draftName(view?.id, isMaterial)) !== null) return undefined;
  try {
    const kept = JSON.parse(unsaved.content) as Partial<Start>;
    const isSameKind = (kept.question?.questionType === QuestionType.compound) === isMaterial;
    return kept.question && isSameKind ? (kept as Start) : undefined;
  } catch {
    return undefined;
  }
}

export const folderIn = (search: URLSearchParams): string => search.get('folder') ?? NONE;
