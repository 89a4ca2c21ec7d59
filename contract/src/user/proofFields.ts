import * as z from 'zod';
import { Captcha } from './fields.ts';

/** How somebody who is signed in shows that it is really them: their password, or a code to their phone or mailbox. */
export const ProofWay = z.enum(['password', 'mobile', 'email'], '请选择验证方式');

export type ProofWay = z.infer<typeof ProofWay>;

const Proof = z
  .string()
  .max(256, '填写的内容不对')
  .refine((value) => !value.includes('\0'), '填写的内容里有不能识别的字符');

export const NOT_SHOWN = '请填写，以确认是你本人';

/** The fields of a call that wants proof. Codes are asked for with `proofCode`. */
export const proofFields = {
  proofWay: ProofWay,
  /** The password or the code. */
  proof: Proof.min(1, NOT_SHOWN),
  captcha: Captcha,
};

/** The same where somebody may have no way yet to show it: whoever has one is asked for it all the same. */
export const proofIfAny = { proofWay: ProofWay.optional(), proof: Proof.optional(), captcha: Captcha };
