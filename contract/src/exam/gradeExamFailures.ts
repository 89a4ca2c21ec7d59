import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const NOT_BEGUN = failure(3720, '这场考试还没有开始作答');
