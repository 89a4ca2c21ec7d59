import { criterionPoints } from '#contract/rules/markRounds.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Answer, Asked, ByHand, Keys, SimpleType } from '#contract/rules/questions.ts';
import { lettersIn } from '#contract/rules/richText.ts';
import { placeOf } from '#contract/rules/slots.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import type { KeyedVersion } from '../questions/versions.ts';

/** What a slot asks: the question itself, or a child of a material with the material above it. */
export interface AskedAt {
  question: Asked<SimpleType> & { stem: string };
  material: string;
  key: Keys[SimpleType];
  analysis: string;
}

export function questionAt(version: KeyedVersion, slot: string): AskedAt {
  if (version.questionType !== QuestionType.compound) {
    const { questionType, body, stem, key, analysis } = version;
    return { question: { questionType, body, stem } as AskedAt['question'], material: '', key, analysis };
  }
  const { childId } = placeOf(slot);
  const { questionType, body, stem } = version.body.children.find(({ id }) => id === childId)!;
  const { key, analysis } = version.key.children.find(({ id }) => id === childId)!;
  return { question: { questionType, body, stem } as AskedAt['question'], material: version.stem, key, analysis };
}

/** What each criterion is worth, where there are any. */
export const worthOf = (key: Keys[SimpleType], full: number): Record<string, number> =>
  Object.fromEntries(criterionPoints(full, (key as Partial<ByHand>).rubric ?? []));

interface GivenTo {
  questionType: QuestionType;
  answer: Answer | null;
}

/** An answer as it may be shown: rich text drawn, and files without the names people gave them where names are hidden. */
export async function shownAnswer({ questionType, answer }: GivenTo, isHidden: boolean): Promise<Answer | null> {
  if (questionType === QuestionType.essay && typeof answer === 'string') return shownHtml(answer);
  if (questionType !== QuestionType.file || !isHidden || !Array.isArray(answer)) return answer;
  return (answer as { fileUrl: string; fileName: string }[]).map(({ fileUrl, fileName }, index) => ({
    fileUrl,
    fileName: `附件 ${index + 1}${/\.\w{1,8}$/.exec(fileName)?.[0] ?? ''}`,
  }));
}

/** Letters of a written answer; nothing to count elsewhere. */
export function lettersOf({ questionType, answer }: GivenTo): number {
  if (typeof answer !== 'string') return 0;
  return questionType === QuestionType.essay ? lettersIn(answer) : [...answer.replaceAll(/\s/g, '')].length;
}

/** Written by hand, so that its letters say how much there is. */
export const isWritten = (questionType: QuestionType): boolean =>
  questionType === QuestionType.essay || questionType === QuestionType.short || questionType === QuestionType.code;
