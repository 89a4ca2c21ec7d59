import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where an application for credits stands: first the lecturer, then the school. */
export const CreditState = choice({
  waitsLecturer: [0, '等讲师审核'],
  waitsSchool: [1, '等学校审核'],
  granted: [2, '已认定'],
  lecturerRefused: [3, '讲师退回'],
  schoolRefused: [4, '学校退回'],
  withdrawn: [5, '已撤回'],
  revoked: [6, '已撤销'],
});

export type CreditState = ValueOf<typeof CreditState>;

/** What is over: the same course may be applied for anew. */
export const CREDIT_OVER: readonly CreditState[] = [CreditState.withdrawn, CreditState.revoked];

/** Why a line stands in the ledger of credits. */
export const CreditCause = choice({ granted: [1, '认定'], revoked: [2, '撤销'] });

export type CreditCause = ValueOf<typeof CreditCause>;

/** What is written down of every step. */
export const CreditStep = choice({
  applied: [1, '提交'],
  lecturerPassed: [2, '讲师通过'],
  lecturerRefused: [3, '讲师退回'],
  schoolPassed: [4, '学校通过'],
  schoolRefused: [5, '学校退回'],
  provedAgain: [6, '补充后再次提交'],
  withdrawn: [7, '撤回'],
  revoked: [8, '撤销'],
});

export type CreditStep = ValueOf<typeof CreditStep>;

/** Most pieces of evidence of one application. */
export const EVIDENCE_FILES = 6;
