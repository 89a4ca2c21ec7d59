import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';

const failure = failuresOf<'course'>();

/** Offerings of a school: 2403-2419. Where a sentence carries a figure, the answer says it. */
export const OFFERING_FULL = failure(2403, '超出人数上限，请先调整上限或减少学生');
export const OFFERING_ENDED = failure(2404, '已经结课，不能再改');
export const OFFERING_IN_USE = failure(2405, '已经开课或排了课，不能删除');
export const NOT_PLANNED = reworded(CONFLICT, '只有筹备中的可以开课，请刷新后查看');
export const NOT_RUNNING = reworded(CONFLICT, '只有开课中的可以结课，请刷新后查看');
export const OFFERING_NOT_ENDED = reworded(CONFLICT, '还没有结课，请刷新后查看');
