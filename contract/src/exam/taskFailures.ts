import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { MOST_TASK_PEOPLE } from '../rules/tasks.ts';

const failure = failuresOf<'exam'>();

export const TASK_GONE = reworded(NOT_FOUND, '任务不存在，或者不归你管');
export const TASK_MOVED = reworded(CONFLICT, '任务在别处改过了，请刷新后接着改');
export const WORK_GONE = reworded(NOT_FOUND, '没有这份作业，或者不归你审核');
export const WORK_MOVED = reworded(CONFLICT, '这份作业刚刚变了：学员又交了一版，或者别人批过，请刷新后再批');
export const OWN_TASK_GONE = reworded(NOT_FOUND, '没有这个任务，或者没有布置给你');

export const NOT_A_DRAFT = failure(3780, '已经发布了，不能这样做；不想再收可以结束它');
export const STILL_A_DRAFT = failure(3781, '还没有发布，不能这样做');
export const NOBODY_THERE = failure(3782, '选中的班级、开课、课程里还没有学员，没有人可以布置');
export const TOO_MANY_PEOPLE = failure(3783, `一个任务最多布置给 ${MOST_TASK_PEOPLE} 人`);
export const CLOSED_ALREADY = failure(3784, '任务已经结束');
export const NOT_YET = failure(3785, '任务还没有开始，先不能交');
export const TOO_LATE = failure(3786, '过了截止时间，不再收了');
export const TASK_CLOSED = failure(3787, '老师已经结束这个任务，不能再交');
export const MARKED_ALREADY = failure(3788, '已经批改了，不能再交');
export const NOT_HANDED_IN = failure(3789, '还没有交，或者已经退回，不能批改');
export const NO_REDO = failure(3790, '任务已经结束，退回以后学员交不了；先延长截止时间再退回');
export const NOBODY_TO_NUDGE = failure(3791, '没有要提醒的人：都交了，或者今天都提醒过了');
