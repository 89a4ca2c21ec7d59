import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { APPEAL_DAYS } from '../rules/peerReview.ts';

const failure = failuresOf<'exam'>();

export const TOO_FEW = failure(3810, '收到的作品太少，分不够互评');
export const NOT_DUE = failure(3811, '任务还没有截止，截止以后再分派，或者选择提前分派');
export const ALL_ASSIGNED = failure(3812, '收到的作品都已经分派了');
export const NOT_ASSIGNED = failure(3813, '还没有分派互评');
export const PUBLISHED = failure(3814, '互评结果已经公布，不能再改');
export const NO_REPLACEMENT = failure(3815, '没有可以换上的同学了，别人都评过这一份');
export const REVIEW_DONE = failure(3816, '这一份已经评过了');
export const NOT_DONE = failure(3817, '这一份还没有评，不用退回');
export const REPLACED = failure(3818, '这一份已经换人了');
export const NOT_PUBLISHED = failure(3819, '互评结果还没有公布');
export const PEER_APPEAL_CLOSED = failure(3820, `公布后 ${APPEAL_DAYS} 天内可以申诉，时间已经过了`);
export const APPEALED = failure(3821, '这份评价已经申诉过了');
export const NOT_COUNTABLE = failure(3822, '评完的才能设为计入或不计入');

export const PEER_TASK_GONE = reworded(NOT_FOUND, '互评任务不存在，或者不归你管理');
export const REVIEW_GONE = reworded(NOT_FOUND, '这份互评不存在，或者已经换人评了');
export const RECEIVED_GONE = reworded(NOT_FOUND, '这份评价不存在，或者不是给你的');
export const PEER_APPEAL_GONE = reworded(NOT_FOUND, '这份申诉不存在，或者不归你处理');
export const REVIEW_CHANGED = reworded(CONFLICT, '这份互评刚刚有了变化，请刷新后查看');
