import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const ANSWER_HELD = failure(3680, '另一位老师正在批这一份，请先批别的');
export const MARKED_BY_OTHER = failure(3681, '这一份刚刚有人批完了，请刷新后查看');
export const OWN_ANSWER = failure(3682, '这是你自己的答卷，要由别人来批');
export const NEEDS_LEADER = failure(3683, '这一份要由测评的负责人来定分');
export const NOT_ALL_MARKED = failure(3684, '还有没批完的，批完再公布');
export const STILL_RUNNING = failure(3685, '测评还没有结束，结束以后才能这样做');
export const RELEASED_ALREADY = failure(3686, '成绩已经公布');
export const NOT_RELEASED = failure(3687, '成绩还没有公布');
export const RELEASE_OLD = failure(3688, '公布超过 10 分钟，不能再撤回；有错的请逐题更正');
export const HAS_APPEALS = failure(3689, '已经有人申诉，不能再撤回公布');
export const NO_SITTINGS = failure(3690, '还没有人交卷');
export const NOT_HANDED_IN = failure(3691, '还没有交卷');
export const NO_REDO = failure(3692, '正式考试不能退回重做');
export const REDO_GIVEN = failure(3693, '已经退回过，等对方重新提交');
export const APPEAL_CLOSED = failure(3694, '申诉的时间已经过了');
export const APPEAL_WAITING = failure(3695, '这一处已经申诉过，等待处理');
export const SAME_POINTS = failure(3696, '和现在的分数一样，没有什么要改');
export const ITEM_GONE = failure(3697, '这份试卷里没有这道题');
export const NEEDS_OTHER = failure(3699, '这一份是你批的，请由另一位老师处理申诉');
export const OWN_APPEAL = failure(3698, '自己的申诉请别人处理');

export const ANSWER_GONE = reworded(NOT_FOUND, '这份作答不存在，或者不由你批');
export const SITTING_GONE = reworded(NOT_FOUND, '这份答卷不存在，或者不归你看');
export const APPEAL_GONE = reworded(NOT_FOUND, '这份申诉不存在，或者不归你处理');
export const APPEAL_DECIDED = reworded(CONFLICT, '这份申诉已经处理过了，请刷新后查看');
