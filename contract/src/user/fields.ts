import * as z from 'zod';
import { Id, Mobile } from '../kit/values.ts';
import { passwordProblem } from '../rules/password.ts';

export const Email = z.string().trim().toLowerCase().max(254, '邮箱太长').regex(z.regexes.email, '请输入正确的邮箱');

/** What a person signs in with: a mobile or an e-mail. */
export const Account = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, '请输入手机号或邮箱')
  .refine((value) => Mobile.safeParse(value).success || z.regexes.email.test(value), '请输入手机号或邮箱');

/** A password as typed to sign in; the rules for new ones do not apply, because they may change. */
export const TypedPassword = z
  .string()
  .min(1, '请输入密码')
  .max(256, '密码不对')
  .refine((value) => !value.includes('\0'), '密码里有不能识别的字符');

export const NewPassword = z
  .string()
  .max(1000, '密码太长')
  .superRefine((value, ctx) => {
    const message = passwordProblem(value);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

/** The six digits of a message. */
export const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, '请输入 6 位验证码');

/** A solved challenge of `captcha`: base64 of `{ challenge, solution }`. Only needed after the answer 1003. */
export const Captcha = z.string().max(4096).optional();

/** A random secret of ours that travels through the browser: a ticket, a state, a verifier. */
export const Secret = z
  .string()
  .min(20, '链接已失效')
  .max(200, '链接已失效')
  .regex(/^[\w-]+$/, '链接已失效');

/** 1 web; the others are reserved for apps. A newer sign-in ends the older one of the same terminal. */
export const TerminalType = z.int().min(1).max(99).default(1);

export const Remember = z.boolean().default(false);

/** The answer of every sign-in. The client keeps `token` and sends it in the header of that name. */
export const SignedIn = z.object({
  token: z.string(),
  userNo: Id,
  /** Empty for a person without one. */
  mobile: z.string(),
  /** Seconds without a call after which the token ends; every call starts them anew. */
  expiresIn: z.int(),
});

export type SignedIn = z.infer<typeof SignedIn>;

/** Signed in, or (`needBinding: 1`) a known third-party or job-number account that has no phone yet. */
export const SignInOrBind = z.discriminatedUnion('needBinding', [
  SignedIn.extend({ needBinding: z.literal(0) }),
  z.object({
    needBinding: z.literal(1),
    /** For `login/bindingPhone`; ten minutes, once. */
    ticket: z.string(),
    nickname: z.string(),
    /** The phone, masked, of the account that the school knows by the number of this person. */
    hint: z.string().optional(),
  }),
]);

export type SignInOrBind = z.infer<typeof SignInOrBind>;

/** What 1001, 1003 and 1007 carry: whether the next try must bring a solved captcha. */
export interface NextTry {
  needCaptcha: boolean;
}
