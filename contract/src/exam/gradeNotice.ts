import * as z from 'zod';
import { gradeNotice } from '../fields/grades.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import * as fails from './gradeFailures.ts';

export const Notice = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  isPinned: Flag,
  authorName: z.string(),
  gmtCreate: Time,
});

export type Notice = z.infer<typeof Notice>;

const write = { method: 'POST', kind: 'write', logged: true } as const;
const refusals = [NOT_FOUND, fails.NOT_MANAGER, fails.GRADE_DISBANDED] as const;

export const save = endpoint({
  ...write,
  summary: '发布班级公告，班里的人都收到消息',
  path: '/exam/auth/grade/notice/save',
  input: z.object({
    gradeId: Id.of('grade'),
    title: fieldSchema(gradeNotice.title),
    content: fieldSchema(gradeNotice.content),
    isPinned: named(gradeNotice.isPinned, Flag.default(0)),
  }),
  output: z.object({ id: Id }),
  fails: [...refusals, fails.PINNED_FULL],
});

export const page = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '班级公告：置顶的在前，其余新的在前',
  path: '/exam/auth/grade/notice/page',
  input: z.object({ gradeId: Id.of('grade'), ...paging }),
  output: pageOf(Notice),
  fails: [fails.GRADE_GONE],
});

export const pin = endpoint({
  ...write,
  summary: '置顶一条公告，或取消置顶',
  path: '/exam/auth/grade/notice/pin',
  input: z.object({ id: Id.of('gradeNotice'), isPinned: Flag }),
  output: z.object({ id: Id }),
  fails: [...refusals, fails.PINNED_FULL],
});

export const remove = endpoint({
  ...write,
  summary: '删除一条公告',
  path: '/exam/auth/grade/notice/delete',
  input: z.object({ id: Id.of('gradeNotice') }),
  output: Nothing,
  fails: refusals,
});
