import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const NODE_GONE = reworded(NOT_FOUND, '这个课时没有可以参加的作业或考试');
export const NOT_JOINED = failure(3830, '加入这门课程以后才能作答');
