import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const NO_COURSE = failure(3800, '这里还没有关联线上课程，没有学习进度可看');
export const NOBODY_TO_REMIND = failure(3801, '选中的学员今天都提醒过了，每人每门课一天一次');

export const NO_SCOPE = reworded(NOT_FOUND, '课程、开课或班级不存在，或者不归你带');
