import { failuresOf } from '../kit/errors.ts';
import { MOST_NOTES, MOST_TAGS } from '../rules/hiring.ts';
import { MOST_TEMPLATES } from '../rules/talentTemplates.ts';
import { MOST_TWINS } from '../rules/twins.ts';

const failure = failuresOf<'position'>();

export const TAGS_FULL = failure(5140, `有的候选人已经有 ${MOST_TAGS} 个标签，请先去掉不用的`);
export const NOTES_FULL = failure(5141, `最多写 ${MOST_NOTES} 条备注`);
export const ALREADY_REVOKED = failure(5142, '这份投递已经收回了，或者还没有结果，可以直接撤回');
export const NOTHING_TO_EXPORT = failure(5143, '没有可以导出的候选人');
export const BLIND_WAITING = failure(
  5144,
  '还有人没有走到面试，现在关掉盲评就看到他们是谁了；等他们走到面试或收回之后再关',
);
export const STILL_UNNAMED = failure(5145, '盲评的候选人移到面试之后才知道是谁，现在不能合并');
export const SAME_PERSON = failure(5146, '这两份投递本来就是同一位候选人的，不用合并');
export const TWINS_FULL = failure(5147, `同一位候选人最多合并 ${MOST_TWINS} 个账号`);
export const TEMPLATE_NAME_TAKEN = failure(5148, '已经有叫这个名字的模板');
export const TEMPLATES_FULL = failure(5149, `最多写 ${MOST_TEMPLATES} 个模板，请先删除不用的`);
export const INTERVIEW_MOVED_ON = failure(5150, '这场面试的状态已经变了，请刷新后再试');
export const NO_INTERVIEW_NOW = failure(5151, '这份投递已经有了结果，不能再约面试');
export const SLOT_GONE = failure(5152, '这个时间已经过去，请选别的时间，或者告诉对方想改时间');
export const CANDIDATE_BUSY = failure(5153, '这个时间你已经有一场面试，请选别的时间');
export const INTERVIEWER_BUSY = failure(5154, '有一位面试官在这个时间已经有面试，请换一个时间');
export const NOT_INTERVIEWER = failure(5155, '你不是这场面试的面试官');
export const OFFER_TOO_SOON = failure(5156, '先沟通、测评或面试过，还没有结果的，才能发录用信');
export const TOO_EARLY = failure(5157, '面试还没有开始');
export const OFFER_MOVED_ON = failure(5158, '这封录用信的状态已经变了，或者过了答复的日子，请刷新后查看');
export const OFFER_THERE = failure(5159, '已经有一封等答复或者接受了的录用信，先撤回再发');
