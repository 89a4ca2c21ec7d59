import * as z from 'zod';
import { postReport, postVerdict } from '../fields/blog.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { PostReason, PostReportState, SubjectKind } from '../rules/blog.ts';
import { NONE } from '../rules/id.ts';
import * as fails from './failures.ts';

const Someone = z.object({ userNo: Id, userName: z.string(), headImgUrl: z.string() });

export const save = endpoint({
  summary: '举报一篇文章或其中的一条评论，连同当时的文字一起留存',
  method: 'POST',
  path: '/community/auth/blogReport/save',
  kind: 'write',
  input: z.object({
    weblogId: Id.open('blog'),
    commentId: Id.open('blogComment', NONE).default(NONE),
    reason: oneOf(PostReason, '请选择举报原因'),
    note: fieldSchema(postReport.note),
  }),
  output: z.object({ id: Id }),
  fails: [fails.BLOG_GONE, fails.COMMENT_GONE, fails.OWN_POST, fails.REPORTED_ALREADY],
});

export const handleList = endpoint({
  summary: '社区举报：待处理的先来的在前，处理过的新的在前',
  method: 'POST',
  path: '/community/auth/blogReport/handle/list',
  kind: 'read',
  action: 'accusation:handle',
  input: z.object({ reportState: oneOf(PostReportState).default(PostReportState.waiting), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      subjectKind: oneOf(SubjectKind),
      /** The article it is about, or in which it was said. */
      weblogId: Id,
      reason: oneOf(PostReason),
      note: z.string(),
      reportState: oneOf(PostReportState),
      reporter: Someone,
      against: Someone,
      /** As it was when it was reported. */
      title: z.string(),
      words: z.string(),
      reply: z.string(),
      gmtCreate: Time,
      handleTime: Time.nullable(),
      waitedHours: z.int(),
      isOverdue: Flag,
    }),
  ),
});

export const handleSave = endpoint({
  summary: '处理一条社区举报：移除内容，或者不成立；双方都会收到结果与原因',
  method: 'POST',
  path: '/community/auth/blogReport/handle/save',
  kind: 'write',
  action: 'accusation:handle',
  input: z.object({
    id: Id,
    reportState: oneOf({ values: [PostReportState.removed, PostReportState.dismissed] }),
    reply: fieldSchema(postVerdict.reply),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, fails.HANDLED],
});
