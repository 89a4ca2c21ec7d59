import * as z from 'zod';
import { inOrder } from '../rules/resume.ts';

/** For the object that holds a `period`. */
export function checkPeriod(row: { startDate: string; endDate: string }, ctx: z.RefinementCtx): void {
  if (inOrder(row.startDate, row.endDate)) return;
  ctx.addIssue({ code: 'custom', path: ['endDate'], message: '结束时间不能早于开始时间' });
}

/** The address of a stored file of ours; whether it is the caller's is for the handler to say. */
export const fileUrl = z.string().regex(/^\/(files|demo-art)\/[\w/-]{1,100}\.[a-z\d]{2,5}$/, '请重新上传文件');

export const optionalFile = z.union([z.literal(''), fileUrl], '请重新上传文件').default('');
