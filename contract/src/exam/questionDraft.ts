import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing, Time } from '../kit/values.ts';

/** The question that is being written; none: a new one. */
const id = Id.of('question').optional();

/** What the editor holds, in its own words: only the one who wrote it reads it back, and saving checks all of it. */
const content = z
  .string()
  .max(300_000, '草稿太长了')
  .refine((text) => !text.includes('\0') && text.isWellFormed(), '里面有不能识别的字符');

export const view = endpoint({
  summary: '没保存的题目草稿；没有就是 null',
  method: 'POST',
  path: '/exam/auth/questionDraft/view',
  kind: 'read',
  input: z.object({ id }),
  output: z.object({ draft: z.object({ content: z.string(), gmtModified: Time }).nullable() }),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export const save = endpoint({
  summary: '自动保存题目草稿；一道题一份，新题一份',
  method: 'POST',
  path: '/exam/auth/questionDraft/save',
  kind: 'write',
  bodyLimit: 1_000_000,
  input: z.object({ id, content }),
  output: z.object({ gmtModified: Time }),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export const remove = endpoint({
  summary: '丢弃题目草稿',
  method: 'POST',
  path: '/exam/auth/questionDraft/delete',
  kind: 'write',
  input: z.object({ id }),
  output: Nothing,
  fails: [NO_PERMISSION, NOT_FOUND],
});
