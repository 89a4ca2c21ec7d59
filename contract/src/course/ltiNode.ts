import * as z from 'zod';
import { ltiToolLink } from '../fields/lti.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { address } from '../user/ltiAddress.ts';
import { Secret } from '../user/fields.ts';
import { LOCKED } from './failures.ts';
import * as fails from './ltiToolFailures.ts';

const Tool = z.object({ id: Id, toolName: z.string(), canChoose: Flag });

export const tools = endpoint({
  summary: '写一个课时的人可以放进来的外部工具：这门课的单位登记并启用的',
  method: 'POST',
  path: '/course/auth/ltiNode/tools',
  kind: 'read',
  input: z.object({ periodId: Id.of('draftPeriod'), ...paging }),
  output: pageOf(Tool),
  fails: [NOT_FOUND],
});

const Link = z.object({
  id: Id,
  toolId: Id,
  toolName: z.string(),
  title: z.string(),
  isNamed: Flag,
  passPercent: z.int().nullable(),
  gmtCreate: Time,
});

export const links = endpoint({
  summary: '这门课的单位从外部工具里选过、写过的内容，新的在前',
  method: 'POST',
  path: '/course/auth/ltiNode/links',
  kind: 'read',
  input: z.object({ periodId: Id.of('draftPeriod'), ...paging }),
  output: pageOf(Link),
  fails: [NOT_FOUND],
});

/** What holds for a link however it is made. */
const chosen = {
  periodId: Id.of('draftPeriod'),
  toolId: Id.open('houseTool'),
  passPercent: named(
    ltiToolLink.passPercent,
    z.int('请输入整数').min(1, '最少 1').max(100, '最多 100').nullable().default(null),
  ),
  isNamed: named(ltiToolLink.isNamed, Flag.default(0)),
};

export const save = endpoint({
  summary: '手写外部工具的一个内容：名称、地址与自定义参数',
  method: 'POST',
  path: '/course/auth/ltiNode/save',
  kind: 'write',
  input: z.object({
    ...chosen,
    title: fieldSchema(ltiToolLink.title),
    linkUrl: named(ltiToolLink.linkUrl, z.union([z.literal(''), address(500, '内容的地址')]).default('')),
    /** `name=value`, line by line. */
    custom: fieldSchema(ltiToolLink.custom),
  }),
  output: Link,
  fails: [NOT_FOUND],
});

/** The browser goes there in a window of its own; what was chosen is in `links` once the tool has sent it back. */
export const choose = endpoint({
  summary: '到外部工具里选一个内容（LTI 深度链接）：工具的登录发起地址',
  method: 'POST',
  path: '/course/auth/ltiNode/choose',
  kind: 'write',
  input: z.object(chosen),
  output: z.object({ url: z.string() }),
  fails: [NOT_FOUND, fails.TOOL_NO_CHOICE],
});

export const open = endpoint({
  summary: '打开课程里的外部工具：工具的登录发起地址',
  method: 'POST',
  path: '/course/auth/ltiNode/open',
  kind: 'write',
  input: z.object({ periodId: Id.open('period') }),
  output: z.object({ url: z.string() }),
  fails: [LOCKED, NOT_FOUND, fails.TOOL_GONE, fails.TOOL_NOT_JOINED, fails.TOOL_OFF],
});

/** Sent by the page `/lti/hand`, which has the session; the signed message goes by our address `url`. */
export const answer = endpoint({
  summary: '外部工具问是谁打开的：回答它（只回答开始打开的那个人）',
  method: 'POST',
  path: '/course/auth/ltiNode/answer',
  kind: 'write',
  input: z.object({ ticket: Secret }),
  output: z.object({ url: z.string() }),
  fails: [LOCKED, NOT_FOUND, fails.TOOL_GONE, fails.TOOL_NOT_JOINED, fails.TOOL_OFF, fails.TOOL_STALE],
});
