import * as z from 'zod';
import { optionalLine } from '../kit/values.ts';
import { inOrder, monthPattern } from '../rules/resume.ts';

/** A month that must be given. */
export const month = (name: string) => z.string(`请选择${name}`).regex(monthPattern, `请选择${name}`);

/** A month that may be left empty. */
export const optionalMonth = (name: string) =>
  z
    .string()
    .refine((value) => value === '' || monthPattern.test(value), `请选择${name}`)
    .default('');

/** From when to when; an empty end means until today. */
export const period = { startDate: month('开始时间'), endDate: optionalMonth('结束时间') };

/** For the object that holds a `period`. */
export function checkPeriod(row: { startDate: string; endDate: string }, ctx: z.RefinementCtx): void {
  if (inOrder(row.startDate, row.endDate)) return;
  ctx.addIssue({ code: 'custom', path: ['endDate'], message: '结束时间不能早于开始时间' });
}

/** A value of a dictionary or tree that may be left empty; whether it is one is for the handler to say. */
export const optionalChoice = (name: string) =>
  z
    .string()
    .regex(/^[\w-]{0,40}$/, `请选择${name}`)
    .default('');

/** Several lines that may be left empty. */
export const optionalText = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name}最多 ${max} 个字`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), `${name}里有不能识别的字符`)
    .default('');

/** An address of the web, because others will open it. */
export const optionalLink = (name: string) =>
  optionalLine(500, name).refine((value) => value === '' || isWebAddress(value), `${name}以 http:// 或 https:// 开头`);

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** The address of a stored file of ours; whether it is the caller's is for the handler to say. */
export const fileUrl = z.string().regex(/^\/(files|demo-art)\/[\w/-]{1,100}\.[a-z\d]{2,5}$/, '请重新上传文件');

export const optionalFile = z.union([z.literal(''), fileUrl], '请重新上传文件').default('');
