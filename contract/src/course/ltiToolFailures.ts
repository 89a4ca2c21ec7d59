import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

export const TOOL_GONE = reworded(NOT_FOUND, '这个课时没有可以打开的外部工具');
export const TOOL_NOT_JOINED = failure(2490, '加入这门课程以后才能打开');
export const TOOL_OFF = failure(2491, '这个外部工具停用了，请告诉开课的单位');
export const TOOL_STALE = failure(2492, '这次打开已经过期，或者不是在这个登录里开始的，请回到课程再打开一次');
export const TOOL_NO_CHOICE = failure(2493, '这个工具没有登记选内容的地址，请手写参数');
