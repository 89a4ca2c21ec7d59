import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

/** Business failures of the user service that have to do with signing in: 1000-1099. */

/** The sentence of the answer says how many tries are left; `data` is `NextTry`. */
export const WRONG_PASSWORD = failure(1001, '密码不对');
/** The sentence of the answer says how long. */
export const LOCKED = failure(1002, '试错次数太多，请 10 分钟后再试');
export const CAPTCHA_NEEDED = failure(1003, '请先完成人机验证');
export const WRONG_CODE = failure(1004, '验证码不对或已过期，请核对或重新获取');
/** The sentence of the answer says how many seconds. */
export const CODE_TOO_SOON = failure(1005, '验证码刚刚发过，请稍后再获取');
export const CODE_LIMIT = failure(1006, '获取验证码的次数太多，请稍后再试');
export const CODE_NOT_SENT = failure(1007, '验证码没有发出去，请稍后再试');
export const ACCOUNT_DISABLED = failure(1008, '该账号已停用，请联系客服');
export const NOT_REGISTERED = failure(1010, '这个手机号还没有注册');
export const MOBILE_TAKEN = failure(1011, '这个手机号已经注册，请直接登录');
export const SAME_PASSWORD = failure(1012, '新密码不能和原来的一样');
/** Asking for `merge: 1`. */
export const PHONE_HAS_ACCOUNT = failure(1013, '这个手机号已有账号，要绑定到那个账号吗？');
export const ALREADY_BOUND = failure(1014, '这个手机号的账号已绑定过同类账号');
export const TICKET_INVALID = failure(1015, '链接已失效，请重新登录');
export const PARTNER_OFF = failure(1016, '本站没有开通合作平台登录');
export const PARTNER_UNKNOWN = failure(1017, '合作平台的账号在本站还没有对应的账号，请先登录或注册');
export const OAUTH_OFF = failure(1020, '本站没有开通这种登录方式');
export const OAUTH_CANCELLED = failure(1021, '你取消了授权');
export const OAUTH_STATE = failure(1022, '登录页面已过期，请重新点击登录');
export const OAUTH_FAILED = failure(1023, '对方平台没有响应，请稍后再试');
export const SSO_OFF = failure(1024, '这所学校没有开通统一身份认证');
export const SSO_REFUSED = failure(1025, '学校的认证服务没有放行，请稍后再试');
export const LTI_OFF = failure(1026, '这个学习平台在本站还没有登记好，请告诉那边的管理员');
export const LTI_REFUSED = failure(1027, '学习平台送来的消息不对，没有放行，请回到那边再打开一次');
export const LTI_NO_COURSE = failure(1028, '那边的链接指的不是这个单位公开的课程，请告诉那边的老师');
export const LTI_TOO_MANY = failure(1029, '最多登记 20 个学习平台');
export const TOOL_TOO_MANY = failure(1030, '最多登记 50 个外部工具');
export const TOOL_IN_USE = failure(1031, '还有课时用着这个工具，先停用它，或在课程里换掉');
