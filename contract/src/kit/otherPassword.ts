import * as z from 'zod';

/** A password of a system outside, as it was typed; empty where the one that is kept stays. */
export const OtherPassword = z
  .string()
  .max(200, '密码最多 200 个字')
  .refine((text) => !text.includes('\0') && text.isWellFormed(), '密码里有不能识别的字符')
  .default('');
