import * as z from 'zod';
import { gradeJoin, gradeMember } from '../fields/grades.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { GradeRole } from '../rules/school.ts';
import * as fails from './gradeFailures.ts';
import { JoinCode } from './gradeInfo.ts';

const write = { method: 'POST', kind: 'write' } as const;
const refusals = [fails.MEMBER_GONE, fails.NOT_MANAGER, fails.GRADE_DISBANDED] as const;

export const Member = z.object({
  id: Id,
  userNo: Id,
  memberName: z.string(),
  /** What the person is called elsewhere, where the class has a name of its own for them. */
  nickname: z.string(),
  headImgUrl: z.string(),
  /** Masked, and only for those who run the class. */
  mobile: z.string(),
  remarkName: z.string(),
  gradeRole: oneOf(GradeRole),
  isAdmin: Flag,
  isOwner: Flag,
  isSelf: Flag,
  joinedAt: Time,
});

export type Member = z.infer<typeof Member>;

export const add = endpoint({
  ...write,
  summary: '凭邀请码或邀请链接加入班级：直接加入，或者等管理员审核',
  path: '/exam/auth/grade/student/add',
  input: z.object({ code: JoinCode, note: fieldSchema(gradeJoin.note) }),
  output: z.object({ gradeId: Id, gradeName: z.string(), /** 1 in it now, 0 waits. */ isIn: Flag }),
  fails: [
    fails.NO_SUCH_CODE,
    fails.ALREADY_IN,
    fails.ASKED_ALREADY,
    fails.JOIN_CLOSED,
    fails.GRADE_FULL,
    fails.ASKED_OFTEN,
  ],
});

export const quit = endpoint({
  ...write,
  summary: '退出班级；最后一位管理员与创建人要先交出去',
  path: '/exam/auth/grade/student/quit',
  input: z.object({ gradeId: Id.of('grade') }),
  output: Nothing,
  fails: [fails.GRADE_GONE, fails.GRADE_DISBANDED, fails.OWNER_STAYS, fails.LAST_ADMIN],
});

const members = batchOf(Id.of('gradeMember'), '位');

export const kick = endpoint({
  ...write,
  summary: '把几位移出班级',
  path: '/exam/auth/grade/student/kick',
  logged: true,
  input: z.object({ ids: members }),
  output: BatchOutcome,
});

export const admin = endpoint({
  ...write,
  summary: '设几位为班级管理员，或取消',
  path: '/exam/auth/grade/student/admin',
  logged: true,
  input: z.object({ ids: members, isAdmin: Flag }),
  output: BatchOutcome,
});

export const handover = endpoint({
  ...write,
  summary: '把自己开设的班级交给另一位管理员',
  path: '/exam/auth/grade/student/handover',
  logged: true,
  input: z.object({ id: Id.of('gradeMember') }),
  output: z.object({ id: Id }),
  fails: [...refusals, fails.NOT_ADMIN],
});

export const page = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '班级成员：教师在前，然后是管理员，其余先来的在前',
  path: '/exam/auth/grade/student/page',
  input: z.object({
    gradeId: Id.of('grade'),
    /** Any part of the name. */
    keyword: optionalLine(20, '姓名'),
    gradeRole: oneOf(GradeRole).optional(),
    isAdmin: Flag.optional(),
    ...paging,
  }),
  output: pageOf(Member).extend({
    counts: z.object({ members: z.int(), teachers: z.int(), admins: z.int() }),
  }),
  fails: [fails.GRADE_GONE],
});

export const edit = endpoint({
  ...write,
  summary: '改班级备注名；管理员还能改是学员还是教师',
  path: '/exam/auth/grade/student/edit',
  logged: true,
  input: z.object({
    id: Id.of('gradeMember'),
    remarkName: fieldSchema(gradeMember.remarkName),
    gradeRole: named(gradeMember.gradeRole, oneOf(GradeRole, '请选择').optional()),
  }),
  output: z.object({ id: Id }),
  fails: [...refusals, fails.ONLY_RULERS, fails.GRADE_FULL],
});

export const isGradeAdmin = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '我是不是哪个班级的管理员',
  path: '/exam/auth/grade/student/isGradeAdmin',
  input: Nothing,
  output: z.object({ isGradeAdmin: Flag }),
});
