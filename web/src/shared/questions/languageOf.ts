import { QuestionType } from '#contract/rules/questions.ts';
import type { Asked } from '#contract/rules/questions.ts';

/** What the code of a question is written in; nothing of another one. */
export const languageOf = (asked: Asked): string | undefined =>
  asked.questionType === QuestionType.code ? asked.body.language : undefined;
