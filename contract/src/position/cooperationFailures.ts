import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { MOST_ASKED_LEARNERS, MOST_WAITING_INVITATIONS } from '../rules/cooperation.ts';

const failure = failuresOf<'position'>();

export const COOPERATION_MOVED_ON = reworded(CONFLICT, '这份合作的状态已经变了，请刷新后再试');
export const COOPERATING_ALREADY = failure(5120, '你们已经在合作，或者有一份邀请还在等答复');
export const NOT_A_PARTNER = failure(5121, '校企合作只在学校、机构与企业之间');
export const INVITATIONS_FULL = failure(
  5122,
  `等着答复的邀请最多 ${MOST_WAITING_INVITATIONS} 份，先等一等，或者收回一些`,
);
export const NOT_COOPERATING = failure(5123, '你们现在没有在合作，不能推荐学员');
export const NOT_BOUND = failure(5124, '这位学员还没有绑定账号，绑定之后才能推荐');
export const NOMINATED_ALREADY = failure(5125, '已经为这个职位推荐过这位学员');
export const NOMINATION_MOVED_ON = reworded(CONFLICT, '这份推荐的状态已经变了，请刷新后再试');
export const ASKED_FULL = failure(5126, `等着学员答复的推荐最多 ${MOST_ASKED_LEARNERS} 份`);
export const NO_LONGER_OPEN = failure(5127, '这个职位已经不招人了');
