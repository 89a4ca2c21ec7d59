import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

/** Business failures of the user service that have to do with one's own account: 1280-1329. */

export const NO_SUCH_PROOF = failure(1280, '你的账号不能用这种方式验证，请换一种');
export const PASSWORD_EXISTS = failure(1281, '你已经设置过密码，请在「修改密码」里修改');
export const EMAIL_TAKEN = failure(1282, '这个邮箱已经绑定了另一个账号');
export const PHONE_TAKEN = failure(1283, '这个手机号已经绑定了另一个账号，请换一个，或先在那个账号里解绑');
export const LINK_TAKEN = failure(1284, '这个第三方账号已经绑定了另一个账号');
export const LINKED_ALREADY = failure(1285, '你已经绑定过同类账号，先解绑再换');
export const LAST_WAY = failure(1286, '这是你最后一种登录方式，请先绑定另一种');
export const NOT_LINKED = failure(1287, '没有绑定，不需要解绑');
export const FACE_OFF = failure(1290, '本站由人工审核实名资料，不使用刷脸核验');
export const NUMBER_TAKEN = failure(1291, '这个证件号码已经用于另一个账号，如不是本人操作请联系客服');
export const TOO_YOUNG = failure(1292, '未满 14 周岁需要监护人同意，请由监护人联系客服办理');
export const TRIES_USED = failure(1293, '提交次数已用完，请联系客服处理');
export const NAME_WAITING = failure(1294, '实名资料正在审核，请等待结果');
export const NAME_PASSED = failure(1295, '你已经通过实名认证，不需要再次提交');
export const OWN_NAME = failure(1296, '这是你自己的实名资料，请由另一位运营审核');
export const LAST_ADMINISTRATOR = failure(1310, '你是单位唯一的管理员，请先把管理员交给别人');
export const DELETION_WAITING = failure(1311, '你已经申请过注销，可以在到期之前撤回');
export const NO_DELETION = failure(1312, '没有等待中的注销申请');

/** Every export reads all that is kept of somebody. */
export const EXPORTS_AN_HOUR = 5;
export const EXPORTED_ENOUGH = failure(1313, `一小时最多导出 ${EXPORTS_AN_HOUR} 次，请稍后再试`);
