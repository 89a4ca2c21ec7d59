import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

export const TRAINING_GONE = reworded(NOT_FOUND, '没有这个实训，或者不归你管');
export const TRAINING_MOVED = reworded(CONFLICT, '实训在别处改过了，请刷新后接着改');
export const REPORT_GONE = reworded(NOT_FOUND, '没有这份报告，或者不归你批');
export const REPORT_MOVED = reworded(CONFLICT, '这份报告刚刚变了：学员又交了一版，或者别人批过，请刷新后再批');
export const OWN_TRAINING_GONE = reworded(NOT_FOUND, '没有这个实训，或者不是布置给你的');

export const TRAINING_OUT = failure(1440, '已经发布了，不能删除；不想再收可以结束它');
export const TRAINING_DRAFT = failure(1441, '还没有发布，不能这样做');
export const TRAINING_EMPTY = failure(1442, '这个开课里还没有学员，没有人可以布置');
export const TRAINING_CLOSED = failure(1443, '老师已经结束这个实训，不能再交');
export const TRAINING_NOT_YET = failure(1444, '实训还没有开始，先不能交');
export const TRAINING_OVER = failure(1445, '过了截止时间，不再收了');
export const REPORT_MARKED = failure(1446, '已经批改了，不能再交；要重做请老师退回');
export const NO_TRAINING_REDO = failure(1447, '实训已经结束，学员重做了也交不了；先延长截止时间再退回');
