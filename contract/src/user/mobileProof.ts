import * as z from 'zod';
import { CAPTCHA_NEEDED, LOCKED, WRONG_CODE, WRONG_PASSWORD } from './failures.ts';
import { proofFields } from './proofFields.ts';
import { NO_SUCH_PROOF } from './trustFailures.ts';

/** The proof of calls about money: a code to one's own phone and nothing else (proofFields.ts). */
export const mobileProof = { ...proofFields, proofWay: z.literal('mobile', '请用手机验证码确认') };

export const notProven = [NO_SUCH_PROOF, WRONG_PASSWORD, WRONG_CODE, LOCKED, CAPTCHA_NEEDED];
