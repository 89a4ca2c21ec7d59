import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const POSITION_CLOSED = failure(3850, '这个职位已经不招人了，不再做岗位测试');
export const TARGET_GONE = reworded(NOT_FOUND, '没有这个岗位，或者它已经不公开');
export const RESULT_GONE = reworded(NOT_FOUND, '没有这次测试，或者不是你的');
