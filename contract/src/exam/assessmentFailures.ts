import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { MOST_CANDIDATES } from '../rules/assessments.ts';

const failure = failuresOf<'exam'>();

export const ASSESSMENT_GONE = reworded(NOT_FOUND, '测评不存在，或者不归你管理');
export const ASSESSMENT_MOVED = reworded(CONFLICT, '测评在别处改过了，请刷新后接着改');
export const ALREADY_PUBLISHED = failure(3600, '已经发布了，要改请先撤回；有人开始作答以后不能撤回');
export const BEGUN = failure(3601, '已经有人开始作答，不能这样做');
export const NOT_READY = failure(3602, '还不能发布，请照清单补全');
export const NOT_PUBLISHED = failure(3603, '测评还没有发布');
export const CANDIDATES_FULL = failure(3604, `一场测评最多 ${MOST_CANDIDATES} 位考生`);
export const NOBODY_TO_ADD = failure(3605, '没有可以添加的人：里面没有学员，或者都已经在名单里了');
export const NOT_REMOVABLE = failure(3606, '只能删除草稿与已撤回的测评');
export const CANDIDATE_GONE = reworded(NOT_FOUND, '考生不在名单里了');
export const OPEN_HAS_NO_LIST = failure(3607, '公开的测评人人可以参加，没有考生名单');
export const STAFF_GONE = reworded(NOT_FOUND, '这位老师已经不在名单里了');
export const NOTHING_TO_TRY = failure(3609, '还没有选定稿的试卷，先选好再试做');
export const ENDED_ALREADY = failure(3608, '测评已经结束');
