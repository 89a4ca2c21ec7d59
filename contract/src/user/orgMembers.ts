import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { member } from '../fields/people.ts';
import { named } from '../kit/fieldNames.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Mobile, Nothing, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import {
  ALREADY_MEMBER,
  JOB_NUMBER_TAKEN,
  LAST_ADMINISTRATOR,
  MEMBER_BEYOND_YOU,
  MEMBER_IS_YOU,
  MOBILE_ON_LIST,
  REMINDED_ALREADY,
  ROLE_BEYOND_YOU,
} from './orgFailures.ts';
import { MemberState } from '../rules/memberStates.ts';
import { OrgType } from '../rules/userTypes.ts';
import { PowerLevel } from '../rules/powerLevels.ts';

export const MEMBER_CHANGED = reworded(CONFLICT, '这位员工的状态已经变了，请刷新后查看');

const RoleName = z.object({ id: Id, roleName: z.string() });

export const Member = z.object({
  id: Id,
  /** Null until an invited person accepts. */
  userNo: Id.nullable(),
  memberName: z.string(),
  headImgUrl: z.string(),
  mobile: z.string(),
  jobNumber: z.string(),
  post: z.string(),
  /** 1 active, 2 disabled, 3 invited. */
  memberStatus: oneOf(MemberState),
  departmentId: Id.nullable(),
  /** With the names of those above: 教务处 / 教学科. */
  departName: z.string(),
  roles: z.array(RoleName),
  joinedAt: Time.nullable(),
  gmtCreate: Time,
});

export type Member = z.infer<typeof Member>;

/** What somebody studied, in the courses taken now. */
const Study = z.object({
  courseCount: z.int(),
  doneCount: z.int(),
  /** Of study, all in all. */
  seconds: z.int(),
  lastStudyAt: Time.nullable(),
});

export const MemberStudy = Study.extend({
  id: Id,
  memberName: z.string(),
  headImgUrl: z.string(),
  post: z.string(),
  departName: z.string(),
});

export type MemberStudy = z.infer<typeof MemberStudy>;

const memberName = fieldSchema(member.memberName);
const jobNumber = named(
  member.jobNumber,
  z
    .string()
    .trim()
    .regex(/^[\w-]{0,30}$/, '工号只能用字母、数字、- 与 _，最多 30 个')
    .default(''),
);
const post = fieldSchema(member.post);
/** Empty: none. */
const departmentId = named(member.departmentId, Id.of('department', '').default(''));
const roleIds = named(member.roleIds, z.array(Id.of('role')).max(20, '角色最多 20 个'));
const narrowed = {
  /** Any part of name, mobile or job number. */
  keyword: optionalLine(50, '关键字'),
  /** With everything below it. */
  departmentId: Id.of('department').optional(),
};

export const list = endpoint({
  summary: '员工，新的在前；只有自己的数据权限看得到的',
  method: 'POST',
  path: '/user/auth/orgMembers/list',
  kind: 'read',
  action: 'member:view',
  input: z.object({
    ...narrowed,
    memberStatus: oneOf(MemberState).optional(),
    roleId: Id.of('role').optional(),
    ...paging,
  }),
  output: pageOf(Member).extend({
    /** Under the same conditions, by status. */
    counts: z.object({ active: z.int(), disabled: z.int(), invited: z.int() }),
  }),
});

export const listData = endpoint({
  summary: '我的数据权限看得到的员工的学习情况',
  method: 'POST',
  path: '/user/auth/orgMembers/listData',
  kind: 'read',
  input: z.object({ ...narrowed, ...paging }),
  output: pageOf(MemberStudy).extend({
    /** Of all who match: how many studied ever, seconds, and courses finished. */
    sums: z.object({ studying: z.int(), seconds: z.int(), doneCount: z.int() }),
  }),
});

export const myData = endpoint({
  summary: '我在本单位的资料与学习情况',
  method: 'POST',
  path: '/user/auth/orgMembers/myData',
  kind: 'read',
  input: Nothing,
  output: Member.extend({ ...Study.shape }),
  fails: [NOT_FOUND],
});

export const listRole = endpoint({
  summary: '可以分配的角色；给出员工时，连同他有的',
  method: 'POST',
  path: '/user/auth/orgMembers/listRole',
  kind: 'read',
  action: 'member:view',
  input: z.object({ memberId: Id.of('member').optional() }),
  output: z.object({
    list: z.array(
      RoleName.extend({
        remark: z.string(),
        /** 1 own, 2 own department and below, 3 the whole organization. */
        powerLevel: oneOf(PowerLevel),
        isHeld: z.boolean(),
        /** False: it holds something that the caller's own role lacks. */
        isGivable: z.boolean(),
      }),
    ),
  }),
  fails: [NOT_FOUND],
});

export const assignRole = endpoint({
  summary: '给员工分配角色',
  method: 'POST',
  path: '/user/auth/orgMembers/assignRole',
  kind: 'write',
  action: 'member:role',
  input: z.object({ memberId: Id.of('member'), roleIds: roleIds.min(1, '至少选一个角色') }),
  output: z.object({ memberId: Id }),
  fails: [NOT_FOUND, ROLE_BEYOND_YOU, LAST_ADMINISTRATOR],
});

export const invite = endpoint({
  summary: '邀请员工',
  method: 'POST',
  path: '/user/auth/orgMembers/invite',
  kind: 'write',
  action: 'member:edit',
  input: z.object({
    memberName,
    mobile: Mobile,
    departmentId,
    jobNumber,
    post,
    /** Given on acceptance; without any the plain role of the staff. */
    roleIds: roleIds.default([]),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, MOBILE_ON_LIST, JOB_NUMBER_TAKEN, ROLE_BEYOND_YOU, REMINDED_ALREADY],
});

export const inviteResend = endpoint({
  summary: '再次发送邀请',
  method: 'POST',
  path: '/user/auth/orgMembers/invite/resend',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ id: Id.of('invitation') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, MEMBER_CHANGED, REMINDED_ALREADY],
});

export const update = endpoint({
  summary: '修改员工资料',
  method: 'POST',
  path: '/user/auth/orgMembers/update',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ id: Id.of('member'), memberName, departmentId, jobNumber, post }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOB_NUMBER_TAKEN],
});

export const disable = endpoint({
  summary: '停用员工，他马上不能再以本单位的身份操作',
  method: 'POST',
  path: '/user/auth/orgMembers/disable',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ id: Id.of('member') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, MEMBER_CHANGED, MEMBER_IS_YOU, MEMBER_BEYOND_YOU, LAST_ADMINISTRATOR],
});

export const enable = endpoint({
  summary: '启用停用的员工',
  method: 'POST',
  path: '/user/auth/orgMembers/enable',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ id: Id.of('member') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, MEMBER_CHANGED, MEMBER_BEYOND_YOU],
});

const memberIds = batchOf(Id.of('member'), '位员工');

export const disableBatch = endpoint({
  summary: '停用几位员工；不能停用的一位位说明原因，其余照做',
  method: 'POST',
  path: '/user/auth/orgMembers/disable/batch',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ ids: memberIds }),
  output: BatchOutcome,
});

export const enableBatch = endpoint({
  summary: '启用几位停用的员工',
  method: 'POST',
  path: '/user/auth/orgMembers/enable/batch',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ ids: memberIds }),
  output: BatchOutcome,
});

export const moveBatch = endpoint({
  summary: '把几位员工调到一个部门',
  method: 'POST',
  path: '/user/auth/orgMembers/move/batch',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ ids: memberIds, departmentId }),
  output: BatchOutcome,
});

export const remove = endpoint({
  summary: '移除员工，或收回邀请',
  method: 'POST',
  path: '/user/auth/orgMembers/delete',
  kind: 'write',
  action: 'member:edit',
  input: z.object({ id: Id.of('member') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, MEMBER_IS_YOU, MEMBER_BEYOND_YOU, LAST_ADMINISTRATOR],
});

export const Invitation = z.object({
  id: Id,
  orgNo: Id,
  orgName: z.string(),
  orgType: oneOf(OrgType),
  orgLogoImg: z.string(),
  memberName: z.string(),
  departName: z.string(),
  post: z.string(),
  roleNames: z.array(z.string()),
  inviterName: z.string(),
  gmtCreate: Time,
});

export type Invitation = z.infer<typeof Invitation>;

export const invitationList = endpoint({
  summary: '等我答复的邀请：发给我的手机号的',
  method: 'POST',
  path: '/user/auth/orgMembers/invitation/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Invitation) }),
});

export const invitationAccept = endpoint({
  summary: '接受邀请，成为单位的员工',
  method: 'POST',
  path: '/user/auth/orgMembers/invitation/accept',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('invitation') }),
  /** The identity that was added. */
  output: z.object({ identityId: Id }),
  fails: [NOT_FOUND, ALREADY_MEMBER],
});

export const invitationDecline = endpoint({
  summary: '谢绝邀请',
  method: 'POST',
  path: '/user/auth/orgMembers/invitation/decline',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('invitation') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});
