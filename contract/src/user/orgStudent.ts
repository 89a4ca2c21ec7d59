import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import * as fields from '../fields/people.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Nothing, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import {
  ALREADY_ANSWERED,
  ALREADY_BOUND,
  BIND_TRIES,
  BOUND_ELSEWHERE,
  NUMBER_TAKEN,
  STUDENT_BOUND,
} from './profileFailures.ts';
import { AppealState } from '../rules/appeals.ts';
import { ScoreMark } from '../rules/scores.ts';
import { Semester } from '../rules/school.ts';
import { OrgType, UserType } from '../rules/userTypes.ts';
import { StudentState } from '../rules/studentStates.ts';
import { Bell, ChangedDay, days, isShortStretch, ScheduledLesson, WRONG_STRETCH } from './scheduleShapes.ts';
import { Term } from './schoolTerm.ts';

const StudentNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z-]{2,30}$/, '学号由 2 到 30 位字母、数字或短横线组成');

const student = {
  studentName: fieldSchema(fields.student.studentName),
  studentNumber: named(fields.student.studentNumber, StudentNumber),
  departmentId: named(fields.student.departmentId, Id.of('department').nullable().default(null)),
  major: fieldSchema(fields.student.major),
  className: fieldSchema(fields.student.className),
  entryYear: named(
    fields.student.entryYear,
    z.int().min(1950, '请选择入学年份').max(2100, '请选择入学年份').nullable().default(null),
  ),
};

const Student = z.object({
  id: Id,
  ...student,
  departName: z.string(),
  /** rules/studentStates.ts */
  bindStatus: oneOf(StudentState),
  bindOpinion: z.string(),
  bindTime: Time.nullable(),
});

export const listBindableOrgInfo = endpoint({
  summary: '可以绑定的学校与机构',
  method: 'GET',
  path: '/user/auth/orgStudent/listBindableOrgInfo',
  kind: 'read',
  input: z.object({ orgName: optionalLine(50, '学校名称'), ...paging }),
  output: pageOf(z.object({ orgNo: Id, orgType: oneOf(OrgType), orgName: z.string(), orgLogoImg: z.string() })),
});

export const listBindableDepart = endpoint({
  summary: '一所学校的院系，供绑定时选择',
  method: 'GET',
  path: '/user/auth/orgStudent/listBindableDepart',
  kind: 'read',
  input: z.object({ orgNo: Id.open('organization') }),
  output: z.object({ list: z.array(z.object({ id: Id, parentId: IdOrNone, departName: z.string() })) }),
});

export const bindSchoolInfo = endpoint({
  summary: '绑定学校：与名单一致立即绑定，否则等学校审核；没有绑定之前可以再次提交',
  method: 'POST',
  path: '/user/auth/orgStudent/bindSchoolInfo',
  kind: 'write',
  input: z.object({ orgNo: Id.of('organization'), ...student }),
  /** 1 bound, 2 waits for the school. */
  output: z.object({ bindStatus: z.literal([StudentState.bound, StudentState.asks]) }),
  fails: [NOT_FOUND, ALREADY_BOUND, BIND_TRIES],
});

export const OwnStudent = Student.extend({ orgNo: Id, orgName: z.string() });

export const getOrgStudent = endpoint({
  summary: '我的学校：绑定了的，或者最近一次申请',
  method: 'POST',
  path: '/user/auth/orgStudent/getOrgStudent',
  kind: 'read',
  input: Nothing,
  output: z.object({ student: OwnStudent.nullable() }),
});

export type OwnStudent = z.infer<typeof OwnStudent>;

export const listMySchoolYearSemester = endpoint({
  summary: '我的学校的学年与学期，晚的在前，标出当前的；没有学校的是空的',
  method: 'POST',
  path: '/user/auth/orgStudent/listMySchoolYearSemester',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Term) }),
});

const RosterRow = Student.extend({
  /** The account that is bound or asks to be; empty for none. */
  userName: z.string(),
  mobile: z.string(),
  /** For a request: the name that the roster has for this number, empty when it has none. */
  rosterName: z.string(),
  gmtCreate: Time,
});

export type RosterRow = z.infer<typeof RosterRow>;

export const page = endpoint({
  summary: '本单位的学生名单与绑定申请，新的在前',
  method: 'POST',
  path: '/user/auth/orgStudent/page',
  kind: 'read',
  action: 'student:edit',
  input: z.object({
    /** Any part of the name, or the beginning of the number. */
    keyword: optionalLine(30, '姓名或学号'),
    bindStatus: oneOf(StudentState).optional(),
    departmentId: Id.of('department').optional(),
    ...paging,
  }),
  output: pageOf(RosterRow).extend({
    /** All of the roster, and those who wait for an answer. */
    counts: z.object({ roster: z.int(), bound: z.int(), asks: z.int() }),
  }),
});

export const save = endpoint({
  summary: '把一位学生加进名单',
  method: 'POST',
  path: '/user/auth/orgStudent/save',
  kind: 'write',
  action: 'student:edit',
  input: z.object(student),
  output: z.object({ id: Id }),
  fails: [NUMBER_TAKEN],
});

export const update = endpoint({
  summary: '修改名单里的一位学生；已经绑定的不能改姓名与学号',
  method: 'POST',
  path: '/user/auth/orgStudent/update',
  kind: 'write',
  action: 'student:edit',
  input: z.object({ id: Id.of('rosterStudent'), ...student }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NUMBER_TAKEN, STUDENT_BOUND],
});

export const remove = endpoint({
  summary: '从名单里移除一位学生，绑定了的同时解除绑定',
  method: 'POST',
  path: '/user/auth/orgStudent/delete',
  kind: 'write',
  action: 'student:edit',
  input: z.object({ id: Id.of('student') }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const audit = endpoint({
  summary: '答复一条绑定申请',
  method: 'POST',
  path: '/user/auth/orgStudent/audit',
  kind: 'write',
  action: 'student:edit',
  input: z
    .object({
      id: Id.of('student'),
      bindStatus: z.literal([StudentState.bound, StudentState.turnedDown], '请选择通过或不通过'),
      bindOpinion: fieldSchema(fields.binding.bindOpinion),
    })
    .refine(({ bindStatus, bindOpinion }) => bindStatus === StudentState.bound || bindOpinion !== '', {
      path: ['bindOpinion'],
      error: '请写明不通过的原因，对方会看到',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ALREADY_ANSWERED, NUMBER_TAKEN, BOUND_ELSEWHERE],
});

const ScoredTerm = z.object({
  termName: z.string(),
  offerings: z.array(
    z.object({
      offeringId: Id,
      offeringName: z.string(),
      teacherName: z.string(),
      credit: z.number(),
      /** Null for an exemption. */
      total: z.number().nullable(),
      point: z.number().nullable(),
      isPassed: Flag,
      releasedAt: Time,
      /** Until when the learner may object to it. */
      appealUntil: Time,
      /** 1: that is still to come, and none waits. */
      canAppeal: Flag,
      /** The newest objection; null: there was none. */
      appeal: z
        .object({
          id: Id,
          auditStatus: oneOf(AppealState),
          reason: z.string(),
          submitTime: Time,
          auditOpinion: z.string(),
          auditTime: Time.nullable(),
        })
        .nullable(),
      parts: z.array(
        z.object({ partName: z.string(), weight: z.int(), score: z.number().nullable(), scoreMark: oneOf(ScoreMark) }),
      ),
    }),
  ),
});

export type ScoredTerm = z.infer<typeof ScoredTerm>;

/** Left out for oneself. */
const whose = { userNo: Id.of('scoredStudent').optional() };

export const getScoreInfo = endpoint({
  summary: '公布了的成绩，按学期：自己的；老师与教务可以看自己学生的',
  method: 'POST',
  path: '/user/auth/orgStudent/getScoreInfo',
  kind: 'read',
  input: z.object(whose),
  output: z.object({
    studentName: z.string(),
    studentNumber: z.string(),
    className: z.string(),
    terms: z.array(ScoredTerm),
    /** Weighed by credits; null when nothing counts. */
    averagePoint: z.number().nullable(),
    /** Credits of what was passed. */
    earnedCredit: z.number(),
  }),
  fails: [NOT_FOUND],
});

export const listStudentCourse = endpoint({
  summary: '学习成绩：每门课程学了多少、什么时候学完；自己的，老师与教务可以看自己学生的',
  method: 'POST',
  path: '/user/auth/orgStudent/listStudentCourse',
  kind: 'read',
  input: z.object({ ...whose, ...paging }),
  output: pageOf(
    z.object({
      courseId: Id,
      courseName: z.string(),
      /** Percent with two decimals. */
      studyProgress: z.number(),
      periodDone: z.int(),
      completedAt: Time.nullable(),
      lastStudyAt: Time.nullable(),
      /** What was granted for it. */
      credit: z.number(),
    }),
  ),
  fails: [NOT_FOUND],
});

export const listMySchedule = endpoint({
  summary: '我的课：学员经由班级与单独选上的开课，讲师是自己讲的',
  method: 'POST',
  path: '/user/auth/orgStudent/listMySchedule',
  kind: 'read',
  input: z.object(days).refine(isShortStretch, WRONG_STRETCH),
  output: z.object({
    list: z.array(ScheduledLesson),
    /** Lessons that the learner is on approved leave for. */
    onLeave: z.array(Id),
    /** For who teaches: the learners on approved leave while a lesson lasts, by name. */
    absent: z.array(z.object({ id: Id, names: z.array(z.string()) })),
  }),
});

const WeekTime = z.object({
  week: z.int(),
  /** Monday and Sunday. */
  from: z.string(),
  to: z.string(),
  isCurrent: Flag,
  /** Its days that differ from the week: holidays and shifted days. */
  days: z.array(ChangedDay),
});

export const listMyWeekTimes = endpoint({
  summary: '我的学校的作息与学期，以及某一天所在学期的各周；没有学校时 school 为空',
  method: 'POST',
  path: '/user/auth/orgStudent/listMyWeekTimes',
  kind: 'read',
  /** Without a day, today; outside of every semester, the next one or else the last. */
  input: z.object({ day: z.iso.date('请选择日期').optional() }),
  output: z.object({
    /** In which identity it was asked for: staff have no lessons of their own. */
    userType: oneOf(UserType),
    school: z.object({ orgNo: Id, orgName: z.string() }).nullable(),
    today: z.string(),
    bells: z.array(Bell),
    terms: z.array(
      z.object({
        id: Id,
        schoolYear: z.string(),
        semester: oneOf(Semester),
        beginOn: z.string(),
        weeks: z.int(),
        isCurrent: Flag,
      }),
    ),
    termId: Id.nullable(),
    weeks: z.array(WeekTime),
  }),
});
