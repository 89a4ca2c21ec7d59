/** A failure that a call may answer with: the body code and the sentence the user reads. */
export interface Failure {
  readonly code: number;
  readonly msg: string;
}

/**
 * Declares a failure.
 * @param code 301-304 session, 402-429 and 500 common, 514 real name, 1000 and above business (one block per service).
 * @throws when the code lies in 305-400, which every client takes for a signed-out session.
 */
export function failure(code: number, msg: string): Failure {
  if (code >= 305 && code <= 400) throw new Error(`code ${code} would sign the user out`);
  return { code, msg };
}

export const SIGNED_OUT = failure(301, '登录已过期，请重新登录');
export const TOKEN_INVALID = failure(302, '登录状态无效，请重新登录');
export const SIGNED_IN_ELSEWHERE = failure(304, '你的账户已在其他地方登录！');
export const MUST_BUY = failure(402, '购买后才能继续');
export const NO_PERMISSION = failure(403, '没有权限');
export const NOT_FOUND = failure(404, '内容不存在或已被删除');
export const ALREADY_DONE = failure(406, '已经操作过了');
export const CONFLICT = failure(409, '内容已被更新，请刷新后再试');
export const TOO_LARGE = failure(413, '提交的内容太大');
export const INVALID_INPUT = failure(422, '填写的内容有误，请检查');
export const TOO_OFTEN = failure(429, '操作太频繁，请稍后再试');
export const UNEXPECTED = failure(500, '服务出错了，请稍后再试');
export const UNAVAILABLE = failure(503, '服务暂时不可用，请稍后再试');
export const STORAGE_FULL = failure(507, '服务器的存储空间不够了，暂时不能保存，请稍后再试');
export const REAL_NAME_NEEDED = failure(514, '请先完成实名认证');

/** True for the codes that end the session on the client (specification, section 4). */
export const endsSession = (code: number): boolean => code >= 300 && code <= 400;
