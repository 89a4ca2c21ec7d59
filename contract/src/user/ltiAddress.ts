import * as z from 'zod';
import { isEntryPoint } from '../rules/sso.ts';

export const isPlain = (text: string): boolean => /^[\x21-\x7E]+$/.test(text);

/** An address of the other side of LTI that browsers or we go to. */
export const address = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name}最多 ${max} 个字`)
    .refine((text) => isPlain(text) && isEntryPoint(text), '请输入 https:// 开头的完整地址');
