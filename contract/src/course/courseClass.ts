import * as z from 'zod';
import * as fields from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, optionalLine } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import { LessonKind, OfferingState, Semester } from '../rules/school.ts';
import {
  NOT_PLANNED,
  NOT_RUNNING,
  OFFERING_ENDED,
  OFFERING_FULL,
  OFFERING_IN_USE,
  OFFERING_NOT_ENDED,
} from './classFailures.ts';

/** The school decides what is taught. Reads and rosters are open to those who teach it too, which the handlers ask. */
const manage = { method: 'POST', action: 'term:edit' } as const;

const Named = z.object({ id: Id, name: z.string() });

const Teacher = z.object({ userNo: Id, name: z.string(), isHead: Flag });

export const Offering = z.object({
  id: Id,
  termId: Id,
  schoolYear: z.string(),
  semester: oneOf(Semester),
  offeringName: z.string(),
  /** 0: held in rooms only. */
  courseId: IdOrNone,
  courseName: z.string(),
  lessonKind: oneOf(LessonKind),
  credit: z.number(),
  hours: z.int(),
  seats: z.int(),
  offeringState: oneOf(OfferingState),
  remark: z.string(),
  teachers: z.array(Teacher),
  grades: z.array(Named),
  /** Everybody in it, and those of them who came alone. */
  countStudent: z.int(),
  countSingle: z.int(),
});

export type Offering = z.infer<typeof Offering>;

const filters = {
  termId: Id.of('schoolTerm').optional(),
  /** Any part of the name. */
  keyword: optionalLine(60, '开课名称'),
  lessonKind: oneOf(LessonKind).optional(),
  offeringState: oneOf(OfferingState).optional(),
};

export const list = endpoint({
  method: 'POST',
  summary: '开课：教务看本校全部的，教师看自己教的，新的在前',
  path: '/course/auth/courseClass/list',
  kind: 'read',
  input: z.object({ ...filters, teacherUserNo: Id.open('user').optional(), ...paging }),
  output: pageOf(Offering),
});

export const mine = endpoint({
  method: 'POST',
  summary: '我在里面的开课，随班的与单独加入的',
  path: '/course/auth/courseClass/mine',
  kind: 'read',
  input: z.object({ termId: Id.open('term').optional(), ...paging }),
  output: pageOf(Offering.omit({ grades: true, remark: true, countSingle: true })),
});

const one = z.object({ id: Id.of('offering') });

export const view = endpoint({
  method: 'POST',
  summary: '一个开课',
  path: '/course/auth/courseClass/view',
  kind: 'read',
  input: one,
  output: Offering.extend({ countLesson: z.int() }),
  fails: [NOT_FOUND],
});

const own = fields.offering;

const facts = {
  offeringName: fieldSchema(own.offeringName),
  courseId: named(own.courseId, Id.open('course', NONE).default(NONE)),
  lessonKind: named(own.lessonKind, oneOf(LessonKind, '请选择类型')),
  credit: named(
    own.credit,
    z.number('请输入学分').min(0, '学分不能小于 0').max(100, '学分最多 100').multipleOf(0.1, '学分最多一位小数'),
  ),
  hours: named(own.hours, z.int('学时请输入整数').min(0, '学时不能小于 0').max(1000, '学时最多 1000')),
  seats: named(own.seats, z.int('请输入人数上限').min(1, '至少 1 人').max(2000, '人数上限最多 2000')),
  /** The first of them answers for it. */
  teacherUserNos: named(own.teacherUserNos, z.array(Id.open('user')).max(20, '教师最多 20 位').default([])),
  gradeIds: named(own.gradeIds, z.array(Id.of('grade')).max(50, '班级最多 50 个').default([])),
  remark: fieldSchema(own.remark),
};

export const save = endpoint({
  ...manage,
  summary: '新建开课，先是筹备中',
  path: '/course/auth/courseClass/save',
  kind: 'write',
  input: z.object({ termId: named(own.termId, Id.of('schoolTerm')), ...facts }),
  output: z.object({ id: Id }),
  fails: [OFFERING_FULL],
});

export const update = endpoint({
  ...manage,
  summary: '修改开课；结课了的不能改',
  path: '/course/auth/courseClass/update',
  kind: 'write',
  input: z.object({ id: Id.of('offering'), ...facts }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OFFERING_FULL, OFFERING_ENDED],
});

const step = <const P extends string>(path: P, summary: string) =>
  ({ ...manage, summary, path, kind: 'write', input: one, output: z.object({ id: Id }) }) as const;

export const start = endpoint({
  ...step('/course/auth/courseClass/start', '开课：从筹备中到开课中'),
  fails: [NOT_FOUND, NOT_PLANNED],
});

export const close = endpoint({
  ...step('/course/auth/courseClass/close', '结课：从开课中到已结课'),
  fails: [NOT_FOUND, NOT_RUNNING],
});

export const reopen = endpoint({
  ...step('/course/auth/courseClass/reopen', '撤回结课：从已结课回到开课中'),
  fails: [NOT_FOUND, OFFERING_NOT_ENDED],
});

export const remove = endpoint({
  ...step('/course/auth/courseClass/delete', '删除还在筹备、没有排课的开课'),
  fails: [NOT_FOUND, OFFERING_IN_USE],
});

export const MOST_COPIED = 200;

export const copy = endpoint({
  ...manage,
  summary: '把一个学期的开课复制到另一个学期，说出复制了几个、哪些没有复制',
  path: '/course/auth/courseClass/copy',
  kind: 'write',
  input: z.object({
    toTermId: named(fields.offeringCopy.toTermId, Id.of('schoolTerm')),
    ids: z.array(Id.of('offering')).min(1, '请选择要复制的开课').max(MOST_COPIED, `一次最多复制 ${MOST_COPIED} 个`),
    withTeachers: named(fields.offeringCopy.withTeachers, Flag.default(1)),
    withGrades: named(fields.offeringCopy.withGrades, Flag.default(1)),
  }),
  output: z.object({
    copiedCount: z.int(),
    /** Those that are in the other semester already, with the same classes. */
    skippedNames: z.array(z.string()),
    /** Teachers who have left and classes that were disbanded: they were left out. */
    leftOut: z.array(z.string()),
  }),
  fails: [NOT_FOUND],
});

const Choice = z.object({ id: Id, name: z.string(), note: z.string() });
const asked = z.object({ keyword: optionalLine(60, '名称'), ...paging });

export const teachers = endpoint({
  ...manage,
  summary: '本校的教师，开课时选择',
  path: '/course/auth/courseClass/teachers',
  kind: 'read',
  input: asked,
  output: pageOf(Choice),
});

export const grades = endpoint({
  ...manage,
  summary: '本校的班级，开课时选择',
  path: '/course/auth/courseClass/grades',
  kind: 'read',
  input: asked,
  output: pageOf(Choice),
});

export const courses = endpoint({
  ...manage,
  summary: '可以关联的课程：本校的与平台的，正在上架的',
  path: '/course/auth/courseClass/courses',
  kind: 'read',
  input: asked,
  output: pageOf(Choice),
});

const Student = z.object({
  userNo: Id,
  studentName: z.string(),
  studentNumber: z.string(),
  /** The class through which they are in it; empty for those who came alone. */
  gradeName: z.string(),
  isSingle: Flag,
});

export type Student = z.infer<typeof Student>;

export const roster = endpoint({
  method: 'POST',
  summary: '一个开课的名单：各班的学生与单独加入的，每人一次',
  path: '/course/auth/courseClass/roster',
  kind: 'read',
  input: z.object({
    ...one.shape,
    /** Any part of the name, or the beginning of the number. */
    keyword: optionalLine(30, '姓名或学号'),
    isSingle: Flag.optional(),
    ...paging,
  }),
  output: pageOf(Student),
  fails: [NOT_FOUND],
});

export const addStudents = endpoint({
  method: 'POST',
  summary: '按学号把学生单独加进名单',
  path: '/course/auth/courseClass/addStudents',
  kind: 'write',
  logged: true,
  input: z.object({ ...one.shape, studentNumbers: fieldSchema(fields.offeringStudent.studentNumbers) }),
  output: z.object({ addedCount: z.int() }),
  fails: [NOT_FOUND, OFFERING_FULL, OFFERING_ENDED],
});

export const removeStudents = endpoint({
  method: 'POST',
  summary: '从名单里移除单独加入的学生；随班的在班级里管',
  path: '/course/auth/courseClass/removeStudents',
  kind: 'write',
  logged: true,
  input: z.object({ ...one.shape, userNos: z.array(Id.open('user')).min(1, '请选择学生').max(100) }),
  output: z.object({ removedCount: z.int() }),
  fails: [NOT_FOUND, OFFERING_ENDED],
});
