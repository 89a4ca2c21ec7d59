import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { MOST_BLOCKED } from '../rules/hiring.ts';

const failure = failuresOf<'position'>();

export const BLOCKS_FULL = failure(5172, `最多屏蔽 ${MOST_BLOCKED} 家企业`);

const post = { method: 'POST' } as const;
const one = z.object({ orgNo: Id.open('organization') });

const Blocked = z.object({ orgNo: Id, orgName: z.string(), gmtCreate: Time });

export type Blocked = z.infer<typeof Blocked>;

export const list = endpoint({
  ...post,
  summary: '我屏蔽的企业，新的在前；企业自己不知道',
  path: '/position/auth/talentBlock/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Blocked),
});

export const view = endpoint({
  ...post,
  summary: '屏蔽一家企业会收回什么',
  path: '/position/auth/talentBlock/view',
  kind: 'read',
  input: one,
  output: z.object({
    orgNo: Id,
    orgName: z.string(),
    isBlocked: Flag,
    /** What it can see of the caller now: applications, and recommendations of a school. */
    applications: z.int(),
    nominations: z.int(),
  }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  ...post,
  summary: '屏蔽一家企业：找不到我、打不开我的档案，投递与推荐一起收回',
  path: '/position/auth/talentBlock/save',
  kind: 'write',
  logged: true,
  input: one,
  /** How many applications and recommendations were taken back. */
  output: z.object({ takenBack: z.int() }),
  fails: [NOT_FOUND, BLOCKS_FULL],
});

export const remove = endpoint({
  ...post,
  summary: '取消屏蔽；收回的投递不会自己回来',
  path: '/position/auth/talentBlock/delete',
  kind: 'write',
  logged: true,
  input: one,
  output: Nothing,
  fails: [NOT_FOUND],
});
