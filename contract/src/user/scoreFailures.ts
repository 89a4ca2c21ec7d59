import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { APPEAL_DAYS } from '../rules/scores.ts';

const failure = failuresOf<'user'>();

export const SCORES_RELEASED = reworded(CONFLICT, '成绩已经公布，要改请写明原因逐项更正');
export const NOT_RELEASED = reworded(CONFLICT, '成绩还没有公布，请直接登记');
export const NOT_RELEASABLE = failure(1400, '还不能公布：各部分的比重合计要是 100%，每位学生的每一项都要登记');
export const NOT_HEAD = failure(1401, '成绩由开课的主讲或教务公布与更正');
export const NOT_IN_OFFERING = failure(1402, '有的学生或成绩组成已经不在这个开课里，请刷新后再试');
export const APPEALED = failure(1403, '这一项成绩已经申请过复核');
export const APPEAL_OVER = failure(1404, `过了申请复核的时间（${APPEAL_DAYS} 天）`);
export const OWN_APPEAL = failure(1405, '这是你自己的申请，要由别人处理');
export const NOT_OWN_APPEAL = failure(1406, '只有申请人自己可以这样做');
export const SAME_SCORE = failure(1407, '和现在的成绩一样，没有什么要改');
export const NO_MARKS = failure(1408, '还没有公布的成绩，不能开具成绩单');
