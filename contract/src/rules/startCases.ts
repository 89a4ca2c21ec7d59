import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

export const CaseState = choice({
  draft: [0, '草稿'],
  published: [1, '已发布'],
  withdrawn: [2, '已撤下'],
});

export type CaseState = ValueOf<typeof CaseState>;

/** Whether somebody wants to be named in a case: only who agreed, and did not take it back, is. */
export const ConsentState = choice({
  asked: [0, '等待答复'],
  agreed: [1, '同意署名'],
  refused: [2, '不愿意署名'],
  revoked: [3, '收回了同意'],
});

export type ConsentState = ValueOf<typeof ConsentState>;

export const MOST_CASES = 500;
export const MOST_CASE_FIGURES = 6;
export const MOST_CASE_PEOPLE = 12;

/** What stands where somebody would be named who did not agree. */
export const UNNAMED_PERSON = '一位成员';
