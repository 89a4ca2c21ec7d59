import * as z from 'zod';
import { postReport, postVerdict } from '../fields/blog.ts';
import { postAppeal } from '../fields/ques.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { AppealState, PostReason, PostReportState, SubjectKind } from '../rules/blog.ts';
import * as fails from './failures.ts';

const Someone = z.object({ userNo: Id, userName: z.string(), headImgUrl: z.string() });

export const save = endpoint({
  summary: '举报一篇文章、一个问题，或者其中的一个回答、一条评论，连同当时的文字一起留存',
  method: 'POST',
  path: '/community/auth/blogReport/save',
  kind: 'write',
  input: z.object({
    subjectKind: oneOf(SubjectKind),
    subjectId: Id.open('communityPost'),
    reason: oneOf(PostReason, '请选择举报原因'),
    note: fieldSchema(postReport.note),
  }),
  output: z.object({ id: Id }),
  fails: [
    fails.BLOG_GONE,
    fails.COMMENT_GONE,
    fails.QUES_GONE,
    fails.ANSWER_GONE,
    fails.OWN_POST,
    fails.REPORTED_ALREADY,
  ],
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
      /** The page it is on. */
      path: z.string(),
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

const Removal = z.object({
  id: Id,
  subjectKind: oneOf(SubjectKind),
  path: z.string(),
  title: z.string(),
  words: z.string(),
  reason: oneOf(PostReason),
  reply: z.string(),
  handleTime: Time.nullable(),
  appealState: oneOf(AppealState),
  appealText: z.string(),
  appealReply: z.string(),
});

export const removals = endpoint({
  summary: '我被移除的内容：原因、说明与申诉到了哪一步，新的在前',
  method: 'POST',
  path: '/community/auth/blogReport/removals',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Removal.extend({ /** 1: it may still be appealed. */ mayAppeal: Flag })),
});

export const appeal = endpoint({
  summary: '申诉一次移除，由另一位运营复核',
  method: 'POST',
  path: '/community/auth/blogReport/appeal',
  kind: 'write',
  input: z.object({ id: Id.of('postRemoval'), ...fieldSchemas(postAppeal) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, fails.NO_APPEAL],
});

export const appealList = endpoint({
  summary: '社区申诉：待复核的先来的在前',
  method: 'POST',
  path: '/community/auth/blogReport/appeal/list',
  kind: 'read',
  action: 'accusation:handle',
  input: z.object({ appealState: oneOf(AppealState).default(AppealState.waiting), ...paging }),
  output: pageOf(
    Removal.extend({ against: Someone, /** 1: the caller removed it, so somebody else decides. */ isOwnVerdict: Flag }),
  ),
});

export const appealSave = endpoint({
  summary: '复核一次申诉：维持移除或恢复内容；作出移除的人不能复核',
  method: 'POST',
  path: '/community/auth/blogReport/appeal/save',
  kind: 'write',
  action: 'accusation:handle',
  input: z.object({
    id: Id,
    appealState: oneOf({ values: [AppealState.upheld, AppealState.restored] }),
    reply: fieldSchema(postVerdict.reply),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, fails.APPEALED, fails.OWN_VERDICT],
});

export const figures = endpoint({
  summary: '社区管理的公开数字：近 12 个月，每月收到的举报、移除（按原因）、不成立、申诉与恢复',
  method: 'POST',
  path: '/community/api/blogReport/figures',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        /** `yyyy-MM`. */
        month: z.string(),
        countReport: z.int(),
        countRemoved: z.int(),
        countDismissed: z.int(),
        countAppeal: z.int(),
        countRestored: z.int(),
        /** Hours from a report to its decision, of half of them no more; null when none was decided. */
        medianHours: z.number().nullable(),
        reasons: z.array(z.object({ reason: oneOf(PostReason), count: z.int() })),
      }),
    ),
  }),
});
