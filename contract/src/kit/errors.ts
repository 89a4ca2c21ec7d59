import type { CodeOf, Service } from '../rules/failureBlocks.ts';

/** A failure that a call may answer with: the body code and the sentence the user reads. */
export interface Failure {
  readonly code: number;
  readonly msg: string;
}

/** A failure that every service knows; the common codes stand in this file alone. */
const common = (code: number, msg: string): Failure => ({ code, msg });

/** Declares the failures of one service: `const failure = failuresOf<'user'>()`. */
export const failuresOf =
  <S extends Service>() =>
  (code: CodeOf<S>, msg: string): Failure => ({ code, msg });

/** A common failure in the words of one place. */
export const reworded = ({ code }: Failure, msg: string): Failure => ({ code, msg });

export const SIGNED_OUT = common(301, '登录已过期，请重新登录');
export const TOKEN_INVALID = common(302, '登录状态无效，请重新登录');
export const SIGNED_IN_ELSEWHERE = common(304, '你的账户已在其他地方登录！');
export const MUST_BUY = common(402, '购买后才能继续');
export const NO_PERMISSION = common(403, '没有权限');
export const NOT_FOUND = common(404, '内容不存在或已被删除');
export const ALREADY_DONE = common(406, '已经操作过了');
export const CONFLICT = common(409, '内容已被更新，请刷新后再试');
export const TOO_LARGE = common(413, '提交的内容太大');
export const UNSATISFIABLE = common(416, '请求的范围超出了文件');
export const INVALID_INPUT = common(422, '填写的内容有误，请检查');
export const TOO_OFTEN = common(429, '操作太频繁，请稍后再试');
export const UNEXPECTED = common(500, '服务出错了，请稍后再试');
export const UNAVAILABLE = common(503, '服务暂时不可用，请稍后再试');
export const STORAGE_FULL = common(507, '服务器的存储空间不够了，暂时不能保存，请稍后再试');
export const REAL_NAME_NEEDED = common(514, '请先完成实名认证');

/** True for the codes that end the session on the client (specification, section 4). */
export const endsSession = (code: number): boolean => code >= 300 && code <= 400;
