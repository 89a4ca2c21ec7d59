import { failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const NOT_OPEN = reworded(NOT_FOUND, '这份练习不存在，或者已经不开放了');
export const NOT_IN_PAPER = reworded(NOT_FOUND, '这道题不在练习里，或者已经换过了');
export const CARD_GONE = reworded(NOT_FOUND, '这道题不在你的错题本里');
export const UNANSWERED = failure(3740, '先写下答案，再看对不对');
export const ANSWER_UNREADABLE = failure(3741, '答案和这道题的题型不符，请重新作答');
