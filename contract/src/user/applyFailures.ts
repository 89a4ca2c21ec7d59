import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

/** Business failures of applying to join and of their reviews: 1190-1239. */

export const APPLY_WAITING = failure(1190, '你交过的申请还在审核，有了结果才能再交');
/** The sentence of the answer names the organization. */
export const ORG_JOINED = failure(1191, '这家单位已经入驻，请联系它的管理员邀请你加入');
export const ORG_APPLYING = failure(1192, '另一个人已经用这个代码提交了入驻申请，正在审核');
export const OWN_REVIEW = failure(1193, '不能审核自己提交的，请由另一位运营人员处理');
export const LECTURER_WAITING = failure(1194, '你交过的讲师资料还在审核，有了结果才能再交');
export const ALREADY_LECTURER = failure(1195, '你已经是讲师了，修改资料请到「我的信息」');
