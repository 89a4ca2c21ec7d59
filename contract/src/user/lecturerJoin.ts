import * as z from 'zod';
import { lecturerAsking } from '../fields/teaching.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { JoinState } from '../rules/joinStates.ts';
import { JOIN_ANSWERED, TEACHES_ELSEWHERE } from './lecturerOrg.ts';

const failure = failuresOf<'user'>();

export const NOT_A_LECTURER = failure(1324, '通过讲师审核之后才能申请加入机构');
export const ASKS_ALREADY = failure(1325, '你已经有一份申请在等答复，先收回它再申请别的机构');

const Join = z.object({
  id: Id,
  orgNo: Id,
  orgName: z.string(),
  orgLogoImg: z.string(),
  lecturerName: z.string(),
  position: z.string(),
  shareRatio: z.int(),
  note: z.string(),
  auditStatus: oneOf(JoinState),
  auditOpinion: z.string(),
  submitTime: Time,
});

export type LecturerJoin = z.infer<typeof Join>;

export const mine = endpoint({
  summary: '我在哪家机构授课，最近一次申请的结果，发给我的邀请',
  method: 'POST',
  path: '/user/auth/lecturer/join/mine',
  kind: 'read',
  input: Nothing,
  output: z.object({
    isLecturer: Flag,
    /** Where I teach; null for nowhere. */
    org: z.object({ orgNo: Id, orgName: z.string(), orgLogoImg: z.string(), shareRatio: z.int() }).nullable(),
    /** My last request, unless I withdrew it. */
    request: Join.nullable(),
    invitations: z.array(Join),
  }),
});

export const apply = endpoint({
  summary: '讲师申请加入一家机构，由机构答复',
  method: 'POST',
  path: '/user/auth/lecturer/join/apply',
  kind: 'write',
  logged: true,
  input: z.object({ orgNo: Id.open('organization', '0'), note: fieldSchema(lecturerAsking.note) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOT_A_LECTURER, ASKS_ALREADY, TEACHES_ELSEWHERE],
});

export const withdraw = endpoint({
  summary: '收回自己的加入申请',
  method: 'POST',
  path: '/user/auth/lecturer/join/withdraw',
  kind: 'write',
  input: z.object({ id: Id.of('lecturerAsking') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOIN_ANSWERED],
});

export const accept = endpoint({
  summary: '接受机构的邀请：成为它的讲师，还不是讲师的得到讲师身份',
  method: 'POST',
  path: '/user/auth/lecturer/join/accept',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('lecturerInvitation') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOIN_ANSWERED, TEACHES_ELSEWHERE],
});

export const decline = endpoint({
  summary: '谢绝机构的邀请',
  method: 'POST',
  path: '/user/auth/lecturer/join/decline',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('lecturerInvitation') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOIN_ANSWERED],
});
