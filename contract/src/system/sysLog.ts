import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, optionalDay, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { UserType } from '../rules/userTypes.ts';

/** An organization sees its own, the platform's operator everything. */
const viewers = ['orgLog:view', 'log:view'] as const;

export const LogRow = z.object({
  id: Id,
  gmtCreate: Time,
  userNo: Id,
  /** Who did it, as the site calls them. */
  realName: z.string(),
  /** In which identity; 0 operator. */
  userType: oneOf(UserType),
  /** In whose name, or empty. */
  orgName: z.string(),
  /** Empty for what the platform did, unless the platform itself asks. */
  ip: z.string(),
  operation: z.string(),
  path: z.string(),
});

export type LogRow = z.infer<typeof LogRow>;

export const page = endpoint({
  summary: '操作日志，新的在前',
  method: 'POST',
  path: '/system/auth/sysLog/page',
  kind: 'read',
  action: viewers,
  input: z.object({
    ...paging,
    /** Any part of the operation's name. */
    operation: optionalLine(40, '操作'),
    /** The beginning of a name, of one's own people any part of it; or the whole mobile. */
    realName: optionalLine(40, '人员'),
    /** In what was sent, before or after; signs alone are not looked for. */
    keyword: optionalLine(40, '关键词'),
    beginDate: optionalDay('请选择日期'),
    endDate: optionalDay('请选择日期'),
  }),
  output: pageOf(LogRow),
});

export const pageDetail = endpoint({
  summary: '一条操作日志，带前后对照',
  method: 'POST',
  path: '/system/auth/sysLog/page/detail',
  kind: 'read',
  action: viewers,
  input: z.object({ id: Id.of('log') }),
  output: LogRow.extend({
    requestId: z.string(),
    /** JSON texts: what was sent, and what it was before and after as far as the call said so. */
    content: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  fails: [NOT_FOUND],
});
