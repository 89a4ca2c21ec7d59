import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { feedback, feedbackPage, feedbackReply } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileUrl, Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { HandleState, MAX_IMAGES, REPEAT_MINUTES } from '../rules/accusation.ts';
import { ownPath } from '../rules/guard.ts';

const failure = failuresOf<'course'>();

export const REPEATED = failure(2001, `${REPEAT_MINUTES} 分钟内你已经提交过同样的内容，我们会尽快处理`);
export const ANSWERED = reworded(CONFLICT, '这条反馈已经有人答复了，请刷新后查看');

/** A page of this site, because an operator will open it. */
const TargetUrl = optionalLine(feedbackPage.targetUrl.max, feedbackPage.targetUrl.called).refine(
  (value) => value === '' || ownPath(value) === value,
  '请填写本站的页面地址，以 / 开头',
);

const Accusation = z.object({
  id: Id,
  /** A value of dictionary `feedbackType`, and its label. */
  accusationType: z.string(),
  accusationTypeName: z.string(),
  content: z.string(),
  contact: z.string(),
  targetUrl: z.string(),
  images: z.array(z.string()),
  handleStatus: oneOf(HandleState),
  reply: z.string(),
  replyTime: Time.nullable(),
  gmtCreate: Time,
});

export type Accusation = z.infer<typeof Accusation>;

export const save = endpoint({
  summary: '提交反馈或举报',
  method: 'POST',
  path: '/course/auth/userAccusation/save',
  kind: 'write',
  input: z.object({
    ...fieldSchemas(feedback),
    targetUrl: named(feedbackPage.targetUrl, TargetUrl),
    images: z.array(FileUrl).max(MAX_IMAGES, `最多 ${MAX_IMAGES} 张截图`).default([]),
  }),
  output: z.object({ id: Id }),
  fails: [REPEATED],
});

export const list = endpoint({
  summary: '我提交过的反馈，新的在前',
  method: 'POST',
  path: '/course/auth/userAccusation/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Accusation),
});

export const handleList = endpoint({
  summary: '处理反馈：待答复的先来的在前，已答复的新的在前',
  method: 'POST',
  path: '/course/auth/userAccusation/handle/list',
  kind: 'read',
  action: 'accusation:handle',
  input: z.object({ handleStatus: oneOf(HandleState).default(HandleState.received), ...paging }),
  output: pageOf(
    Accusation.extend({
      userNo: Id,
      userName: z.string(),
      /** Until now, or until it was answered; `waitOf` (rules/reviewClock.ts). */
      waitedHours: z.int(),
      isOverdue: Flag,
    }),
  ),
});

export const handleSave = endpoint({
  summary: '答复一条反馈',
  method: 'POST',
  path: '/course/auth/userAccusation/handle/save',
  kind: 'write',
  action: 'accusation:handle',
  input: z.object({ id: Id, ...fieldSchemas(feedbackReply) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ANSWERED],
});
