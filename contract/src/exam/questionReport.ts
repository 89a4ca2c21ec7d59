import * as z from 'zod';
import { questionReply, questionReport } from '../fields/questions.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { REPORT_ANSWERED, REPORTED_ALREADY } from './questionFailures.ts';

export const save = endpoint({
  summary: '报告一道题有问题：能用它的，或作答过它的人',
  method: 'POST',
  path: '/exam/auth/questionReport/save',
  kind: 'write',
  input: z.object({ questionId: Id.of('question'), content: fieldSchema(questionReport.content) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, REPORTED_ALREADY],
});

const Report = z.object({
  id: Id,
  versionNo: z.int(),
  reporterName: z.string(),
  content: z.string(),
  gmtCreate: Time,
  reply: z.string(),
  replyTime: Time.nullable(),
});

export type QuestionReport = z.infer<typeof Report>;

export const page = endpoint({
  summary: '自己一道题收到的报告，没处理的在前',
  method: 'POST',
  path: '/exam/auth/questionReport/page',
  kind: 'read',
  input: z.object({ ...paging, questionId: Id.of('question') }),
  output: pageOf(Report),
  fails: [NOT_FOUND],
});

export const reply = endpoint({
  summary: '回复报告，报告的人收到消息',
  method: 'POST',
  path: '/exam/auth/questionReport/reply',
  kind: 'write',
  input: z.object({ id: Id.of('questionReport'), reply: fieldSchema(questionReply.reply) }),
  output: Nothing,
  fails: [NOT_FOUND, REPORT_ANSWERED],
});
