import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const NOBODY_RUNNING = failure(3760, '没有还在答题的人：已经交卷的不能再改时间');
export const NOT_RUNNING = failure(3761, '这场测评现在没有在进行');
export const NOBODY_TO_PAUSE = failure(3762, '没有正在答题、可以暂停的人');
export const NOBODY_PAUSED = failure(3763, '没有暂停着的人');
export const NOT_ANSWERING = failure(3764, '这位考生已经不在答题了，请刷新后查看');
export const HAS_BEGUN = failure(3765, '这位考生已经开始过作答，不用准许补进');
export const WRONG_TITLE = failure(3766, '和测评名称不一致，请照着输入');
export const OWN_VERDICT = failure(3767, '判断要由另一位监考确认，不能确认自己的');
export const NO_VERDICT = failure(3768, '还没有等待确认的判断');
export const VERDICT_STANDS = failure(3769, '判断已经由两位监考确认，不能再改');
export const MARKS_ARE_OUT = failure(3770, '成绩已经公布，不能再作废；请走成绩更正');
export const NO_END = failure(3771, '这场测评没有结束时间，不用延长');
export const ITEM_GONE = failure(3772, '这场测评的试卷里没有这道题');
export const NOT_BEING_SAT = failure(
  3773,
  '这场测评现在没有在进行：还没有开始的可以撤回再改卷，已经结束的在整卷分析里更正',
);
export const NOTHING_NEW = failure(3774, '题库里的这道题没有改过；先改好题目，再回来更正');
export const OTHER_SHAPE = failure(
  3775,
  '改过以后题型或小题不一样了，正在作答的人没法接着答；请改回原来的题型，或者作废这道题',
);

export const QUESTION_MOVED = reworded(CONFLICT, '题目刚又改过一版，请再看一遍然后更正');
export const CANCELLED_ALREADY = reworded(CONFLICT, '这次作答已经作废过了');
export const OTHER_VERDICT = reworded(CONFLICT, '判断刚被改过，请看过再确认');
export const SITTING_GONE = reworded(NOT_FOUND, '这次作答不存在，或者不归你监考');
export const CANDIDATE_GONE = reworded(NOT_FOUND, '有的考生不在这场测评里');
