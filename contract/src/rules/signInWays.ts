import { isLtiSource } from './lti.ts';
import { isSsoSource } from './sso.ts';

/** What somebody can sign in with today. */
export interface SignInFacts {
  mobile: boolean;
  email: boolean;
  /** A staff or student number together with a password. */
  jobNumber: boolean;
  /** Third parties that are linked and that this site offers. */
  links: readonly string[];
}

/** What can be taken away: the phone, the mailbox, or a third party by its name. */
export type Removable = 'mobile' | 'email' | (string & {});

/** The ways there are. A mailbox counts without a password too, because it can set one. */
export function waysOf({ mobile, email, jobNumber, links }: SignInFacts): string[] {
  return [...(mobile ? ['mobile'] : []), ...(email ? ['email'] : []), ...(jobNumber ? ['jobNumber'] : []), ...links];
}

/** The last way to sign in cannot be removed: nobody may lock themselves out. */
export const mayRemove = (facts: SignInFacts, way: Removable): boolean => waysOf(facts).some((other) => other !== way);

/** How ways to sign in, and to prove oneself, are called. */
export const wayNames: Readonly<Record<string, string>> = {
  mobile: '手机号',
  email: '邮箱',
  password: '密码',
  code: '验证码',
  jobNumber: '工号或学号',
  wechat: '微信',
  qq: 'QQ',
  demo: '演示账号',
  oauth: '第三方账号',
  lab: '合作平台',
  register: '注册',
  sso: '学校统一认证',
  lti: '学习平台',
};

/** What one way is called; those of schools are all called alike, and those of learning platforms. */
export const wayName = (way: string): string =>
  wayNames[isSsoSource(way) ? 'sso' : isLtiSource(way) ? 'lti' : way] ?? way;
