import { CONFLICT, failuresOf, reworded } from '../kit/errors.ts';
import { MOST_LED, MOST_OPEN_ROLES, MOST_TEAM } from '../rules/startProjects.ts';

const failure = failuresOf<'startup'>();

export const PROJECT_MOVED_ON = reworded(CONFLICT, '这个项目的状态已经变了，请刷新后再试');
export const INVITATION_MOVED_ON = reworded(CONFLICT, '这份邀请的状态已经变了，请刷新后再试');
export const LED_FULL = failure(6100, `一个人最多建 ${MOST_LED} 个项目，先删掉一些草稿`);
export const RULES_FAIL = failure(6101, '还不能提交，请先补齐团队的条件');
export const NOT_A_HOST = failure(6102, '只能交给机构或学校');
export const NO_SUCH_PERSON = failure(6103, '没有用这个手机号的学员或讲师，请核对');
export const IN_TEAM_ALREADY = failure(6104, '对方已经在团队里，或者还没有答复上一份邀请');
export const INVITED_SELF = failure(6105, '不能邀请自己');
export const TEAM_FULL = failure(6106, `一个团队最多 ${MOST_TEAM} 人`);
export const OPEN_ROLES_FULL = failure(6107, `最多同时找 ${MOST_OPEN_ROLES} 种人`);
export const LEADER_STAYS = failure(6108, '负责人不能退出或被移出');
export const TUTOR_IS_LECTURER = failure(6109, '导师要有讲师身份，请核对手机号或改请做成员');
export const NO_SUCH_ROLE_ABILITY = failure(6110, '有的能力项已经不在目录里，请重新选择');
export const NOT_IN_REACH = failure(6111, '对方收回了同意、已经在团队里，或者回绝过，找不到了');
