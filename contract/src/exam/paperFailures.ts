import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';

const failure = failuresOf<'exam'>();

export const PAPER_GONE = reworded(NOT_FOUND, '试卷不存在，或者不归你管理');
export const PAPER_MOVED = reworded(CONFLICT, '试卷在别处改过了，请刷新后接着改');
export const NOTHING_TO_PUBLISH = failure(3570, '没有要定稿的修改');
export const PAPER_EMPTY = failure(3571, '试卷里还没有题，先选题或者写抽题规则');
export const PAPER_IN_USE = failure(3572, '还有没结束的测评在用这份试卷，先撤回它们或者等它们结束');
export const NOT_PUBLISHED_YET = failure(3573, '试卷还没有定稿');
export const PAPERS_FULL = failure(3574, '试卷太多了，先删掉不用的');
