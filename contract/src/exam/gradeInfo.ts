import * as z from 'zod';
import { gradeEnding, gradeFacts, gradeJoin } from '../fields/grades.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, optionalLine, Time } from '../kit/values.ts';
import { codeIn, GradeScope, joinCode, MOST_SEATS } from '../rules/grades.ts';
import { GradeRole, GradeState, JoinWay } from '../rules/school.ts';
import { INVALID_INPUT } from '../kit/errors.ts';
import * as fails from './gradeFailures.ts';

/** A code, or a link with one. */
export const JoinCode = named(
  gradeJoin.code,
  z
    .string('请输入邀请码')
    .trim()
    .max(gradeJoin.code.max, '请输入邀请码或邀请链接')
    .overwrite(codeIn)
    .regex(joinCode, '邀请码由字母与数字组成，请核对'),
);

const facts = {
  gradeName: fieldSchema(gradeFacts.gradeName),
  intro: fieldSchema(gradeFacts.intro),
  /** Of the organization; only its staff choose one. */
  departmentId: named(gradeFacts.departmentId, Id.of('department').nullable().default(null)),
  joinWay: named(gradeFacts.joinWay, oneOf(JoinWay, '请选择加入方式')),
  seats: named(
    gradeFacts.seats,
    z.int('请输入整数').min(1, '名额至少 1 个').max(MOST_SEATS, `名额最多 ${MOST_SEATS} 个`),
  ),
};

export const Grade = z.object({
  id: Id,
  gradeName: z.string(),
  intro: z.string(),
  /** 0 when somebody opened it for themselves. */
  orgNo: IdOrNone,
  orgName: z.string(),
  departmentId: Id.nullable(),
  departName: z.string(),
  joinWay: oneOf(JoinWay),
  seats: z.int(),
  gradeState: oneOf(GradeState),
  gmtCreate: Time,
  countStudent: z.int(),
  /** Who teaches or looks after it. */
  teacherNames: z.array(z.string()),
  /** Empty for those who do not run it. */
  joinCode: z.string(),
  /** Applications that wait, for those who run it. */
  countWaiting: z.int(),
  /** What the reader is in it; null for staff who are not in it. */
  gradeRole: oneOf(GradeRole).nullable(),
  isAdmin: Flag,
  /** 1: the reader opened it for themselves. */
  isOwner: Flag,
  mayManage: Flag,
  mayDisband: Flag,
});

export type Grade = z.infer<typeof Grade>;

export const save = endpoint({
  summary: '开设班级：单位的管理人员开设单位的班级，其他人开设自己的',
  method: 'POST',
  path: '/exam/auth/grade/info/save',
  kind: 'write',
  logged: true,
  input: z.object(facts),
  output: z.object({ id: Id, joinCode: z.string() }),
  fails: [fails.NAME_TAKEN, fails.OWN_FULL, INVALID_INPUT],
});

export const update = endpoint({
  summary: '修改班级',
  method: 'PUT',
  path: '/exam/auth/grade/info/update',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('grade'), ...facts }),
  output: z.object({ id: Id }),
  fails: [fails.GRADE_GONE, fails.NOT_MANAGER, fails.GRADE_DISBANDED, fails.NAME_TAKEN, fails.SEATS_BELOW],
});

export const page = endpoint({
  summary: '我在的、我管的或我带的班级，新的在前',
  method: 'POST',
  path: '/exam/auth/grade/info/page',
  kind: 'read',
  input: z.object({
    scope: oneOf(GradeScope).default(GradeScope.joined),
    /** Any part of the name. */
    keyword: optionalLine(30, '班级名称'),
    gradeState: oneOf(GradeState).default(GradeState.running),
    ...paging,
  }),
  output: pageOf(Grade),
});

export const view = endpoint({
  summary: '一个班级：班里的人与管理它的人能看',
  method: 'POST',
  path: '/exam/auth/grade/info/view',
  kind: 'read',
  input: z.object({ id: Id.of('grade') }),
  output: Grade,
  fails: [fails.GRADE_GONE],
});

export const find = endpoint({
  summary: '邀请码是哪个班级，加入之前看一眼',
  method: 'POST',
  path: '/exam/auth/grade/info/find',
  kind: 'read',
  input: z.object({ code: JoinCode }),
  output: z.object({
    gradeName: z.string(),
    intro: z.string(),
    orgName: z.string(),
    joinWay: oneOf(JoinWay),
    seats: z.int(),
    countStudent: z.int(),
    /** 1: the reader is in it. */
    isIn: Flag,
    /** 1: an application of the reader waits. */
    isWaiting: Flag,
  }),
  fails: [fails.NO_SUCH_CODE],
});

export const codeRenew = endpoint({
  summary: '换一个邀请码，原来的马上不能用',
  method: 'POST',
  path: '/exam/auth/grade/info/code/renew',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('grade') }),
  output: z.object({ id: Id, joinCode: z.string() }),
  fails: [fails.GRADE_GONE, fails.NOT_MANAGER, fails.GRADE_DISBANDED],
});

export const disband = endpoint({
  summary: '解散班级：要照着输入班级名称；记录留着，名称与邀请码放出来',
  method: 'POST',
  path: '/exam/auth/grade/info/disband',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('grade'), gradeName: fieldSchema(gradeEnding.gradeName) }),
  output: z.object({ id: Id }),
  fails: [fails.GRADE_GONE, fails.NOT_MANAGER, fails.GRADE_DISBANDED, fails.WRONG_NAME, fails.HAS_OFFERINGS],
});
