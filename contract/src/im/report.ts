import * as z from 'zod';
import { chatReport, chatReportAnswer } from '../fields/chat.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND, reworded, CONFLICT } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { ReportReason, ReportState } from '../rules/chat.ts';
import * as fails from './failures.ts';
import { Person } from './shapes.ts';

export const HANDLED = reworded(CONFLICT, '这条举报已经有人处理了，请刷新后查看');

export const save = endpoint({
  summary: '举报一条消息，连同它前后的几条一起留存',
  method: 'POST',
  path: '/im/auth/report/save',
  kind: 'write',
  input: z.object({
    id: Id.of('chatMessage'),
    reason: oneOf(ReportReason, '请选择举报原因'),
    note: fieldSchema(chatReport.note),
  }),
  output: z.object({ id: Id }),
  fails: [fails.MESSAGE_GONE, fails.OWN_MESSAGE, fails.REPORTED_ALREADY],
});

const Recorded = z.object({ seq: z.int(), userName: z.string(), line: z.string(), gmtCreate: Time });

export const handleList = endpoint({
  summary: '聊天举报：待处理的先来的在前，处理过的新的在前',
  method: 'POST',
  path: '/im/auth/report/handle/list',
  kind: 'read',
  action: 'accusation:handle',
  input: z.object({ reportState: oneOf(ReportState).default(ReportState.waiting), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      reason: oneOf(ReportReason),
      note: z.string(),
      reportState: oneOf(ReportState),
      reporter: Person,
      against: Person,
      seq: z.int(),
      /** The class in whose discussion it was said; empty for a conversation. */
      liveName: z.string(),
      /** As they were when it was reported, the reported one among them. */
      window: z.array(Recorded),
      reply: z.string(),
      gmtCreate: Time,
      handleTime: Time.nullable(),
      waitedHours: z.int(),
      isOverdue: Flag,
    }),
  ),
});

export const handleSave = endpoint({
  summary: '处理一条聊天举报：删掉消息，或者不成立；举报的人会收到结果',
  method: 'POST',
  path: '/im/auth/report/handle/save',
  kind: 'write',
  action: 'accusation:handle',
  input: z.object({
    id: Id,
    reportState: oneOf({ values: [ReportState.removed, ReportState.dismissed] }),
    reply: fieldSchema(chatReportAnswer.reply),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, HANDLED],
});
