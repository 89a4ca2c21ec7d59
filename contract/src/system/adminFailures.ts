import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'system'>();

/** Failures of the operator's console; its block is 1600-1649. The sentence of the answer names the figure. */
export const LIST_FULL = failure(1600, '这里放不下更多了');
export const NAME_TAKEN = failure(1601, '已经有同名的了');
export const IN_USE = failure(1602, '正在使用，不能删除，可以停用');
export const NOT_YOURSELF = failure(1603, '不能对自己这样做，请另一位运营人员操作');
export const LAST_OPERATOR = failure(1604, '至少要留一位能维护平台角色的运营人员');
/** The sentence of the answer says why. */
export const STILL_FAILING = failure(1608, '还是没有发出去，请检查短信或邮件服务');
export const NOTHING_TO_REACH = failure(1606, '这个账号没有手机号，也没有邮箱，通知不到本人');
