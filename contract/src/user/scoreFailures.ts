import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

export const SCORES_RELEASED = reworded(CONFLICT, '成绩已经公布，要改请写明原因逐项更正');
export const NOT_RELEASED = reworded(CONFLICT, '成绩还没有公布，请直接登记');
export const NOT_RELEASABLE = failure(1400, '还不能公布：各部分的比重合计要是 100%，每位学生的每一项都要登记');
export const NOT_HEAD = failure(1401, '成绩由开课的主讲或教务公布与更正');
export const NOT_IN_OFFERING = failure(1402, '有的学生或成绩组成已经不在这个开课里，请刷新后再试');
export const SAME_SCORE = failure(1403, '和现在的成绩一样，没有什么要改');
export const NO_MARKS = failure(1404, '还没有公布的成绩，不能开具成绩单');
export const SCORE_APPEAL_CLOSED = failure(1405, '申诉的时间已经过了');
export const SCORE_APPEAL_WAITING = failure(1406, '这门成绩已经申诉过，等着答复');
export const OWN_SCORE_APPEAL = failure(1407, '自己的申诉请别人答复');
export const SCORE_APPEAL_GONE = reworded(NOT_FOUND, '这份申诉不存在，或者不归你答复');
export const SCORE_APPEAL_ANSWERED = reworded(CONFLICT, '这份申诉已经答复或者撤回了，请刷新后查看');
export const TRANSCRIPT_REVOKED = reworded(CONFLICT, '这份成绩单已经撤销');
