import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const TAKEN_OVER = failure(3640, '这场作答已经在另一个页面继续，本页只能查看；没有送出的答案留在这台设备上');
export const SITTING_OVER = failure(3641, '这次作答已经结束，之后的修改不再保存');
export const NOT_YET = failure(3642, '还没有到开始的时间');
export const ENTRY_OVER = failure(3643, '已经过了入场的时间，请联系监考老师');
export const CLOSED = failure(3644, '已经结束，不能再开始');
export const NO_ATTEMPT_LEFT = failure(3645, '可以作答的次数已经用完');
export const WITHDRAWN = failure(3646, '这次测评已经撤回');
export const SITTING_CANCELLED = failure(3647, '这次作答已经作废，请联系监考老师');

export const STAGE_LOCKED = failure(3648, '先学完这个阶段的课程，再来考这一场');

export const PHOTO_OFF = failure(3649, '这场考试不拍照，或者你没有同意');

export const SECTION_GONE = reworded(NOT_FOUND, '你的试卷里没有这个单独计时的部分');
export const SITTING_GONE = reworded(NOT_FOUND, '没有这次作答，或者不是你的');
export const ASSESSMENT_GONE = reworded(NOT_FOUND, '测评不存在，或者没有安排你参加');
