import * as z from 'zod';
import { courseAuth } from '../fields/teaching.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { AuthState } from '../rules/courseAuth.ts';
import { NONE } from '../rules/id.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

const failure = failuresOf<'course'>();

export const ALREADY_CERTIFIED = failure(2380, '这门课已经有一份认证，请修改它或先停止它');
export const NOT_CERTIFIABLE = failure(2381, '只能认证本机构的或平台的、正在上架的课程');
export const AUTH_ENDED = reworded(CONFLICT, '这份认证已经停止，要再用请重新添加');

const CourseAuth = z.object({
  id: Id,
  courseId: Id,
  courseName: z.string(),
  courseLogo: z.string(),
  courseCategory: oneOf(CourseCategory),
  categoryNames: z.array(z.string()),
  lecturerName: z.string(),
  /** 1: of the organization itself, else of the platform. */
  isOwnCourse: Flag,
  isPutaway: Flag,
  credit: z.number(),
  hours: z.int(),
  /** Empty: everybody of the organization. Those that were dissolved are named too. */
  departments: z.array(z.object({ id: Id, departName: z.string() })),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  endedAt: Time.nullable(),
  authStatus: oneOf(AuthState),
  templateId: Id.nullable(),
  remark: z.string(),
});

export type CourseAuth = z.infer<typeof CourseAuth>;

export const list = endpoint({
  summary: '本机构认证的课程，新的在前；过期与停止的也在',
  method: 'POST',
  path: '/course/auth/courseAuth/list',
  kind: 'read',
  action: 'course:certify',
  input: z.object({
    authStatus: oneOf(AuthState).optional(),
    /** Any part of the name of the course. */
    courseName: optionalLine(60, '课程名称'),
    ...paging,
  }),
  output: pageOf(CourseAuth),
});

export const choices = endpoint({
  summary: '可以认证的课程：本机构的与平台的，正在上架的',
  method: 'POST',
  path: '/course/auth/courseAuth/choices',
  kind: 'read',
  action: 'course:certify',
  input: z.object({
    /** Any part of the name. */
    courseName: optionalLine(60, '课程名称'),
    ...paging,
  }),
  output: pageOf(
    z.object({ id: Id, courseName: z.string(), lecturerName: z.string(), isOwnCourse: Flag, isCertified: Flag }),
  ),
});

export const templates = endpoint({
  summary: '认证时可以选的证书模板，默认的在前',
  method: 'POST',
  path: '/course/auth/courseAuth/templates',
  kind: 'read',
  action: 'course:certify',
  input: Nothing,
  /** At most 20. */
  output: z.object({ list: z.array(z.object({ id: Id, templateName: z.string() })) }),
});

const terms = {
  ...namedAs(
    { credit: courseAuth.credit, hours: courseAuth.hours },
    {
      credit: z
        .number('请输入学分')
        .min(0, '学分不能小于 0')
        .max(100, '学分最多 100')
        .multipleOf(0.1, '学分最多一位小数'),
      hours: z.int('学时请输入整数').min(0, '学时不能小于 0').max(1000, '学时最多 1000'),
    },
  ),
  /** Empty: everybody of the organization. */
  departmentIds: z.array(Id.of('department')).max(100, '最多选 100 个部门').default([]),
  validFrom: z.iso.date('请选择开始日期'),
  /** Null: until it is ended. */
  validTo: z.iso.date('请选择结束日期').nullable(),
  /** `NONE`: the default one. Only courses of the organization itself have its certificates. */
  templateId: Id.of('certificateTemplate', NONE).default(NONE),
  remark: fieldSchema(courseAuth.remark),
};

const inOrder = <S extends z.ZodObject<typeof terms>>(schema: S) =>
  schema
    .refine((given) => given.validTo === null || given.validFrom <= given.validTo, {
      path: ['validTo'],
      message: '结束日期不能早于开始日期',
    })
    .refine((given) => given.credit > 0 || given.hours > 0, { path: ['credit'], message: '学分与学时至少填一项' });

export const save = endpoint({
  summary: '认证一门课程：计多少学分与学时，哪些部门可以修，什么时候有效',
  method: 'POST',
  path: '/course/auth/courseAuth/save',
  kind: 'write',
  action: 'course:certify',
  input: inOrder(z.object({ courseId: Id.open('course', '0'), ...terms })),
  output: z.object({ id: Id }),
  fails: [NOT_CERTIFIABLE, ALREADY_CERTIFIED],
});

export const update = endpoint({
  summary: '修改一份认证；停止了的不能改',
  method: 'POST',
  path: '/course/auth/courseAuth/update',
  kind: 'write',
  action: 'course:certify',
  input: inOrder(z.object({ id: Id.of('courseAuth'), ...terms })),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, AUTH_ENDED],
});

export const end = endpoint({
  summary: '停止一份认证：马上不再有效，记录留着',
  method: 'POST',
  path: '/course/auth/courseAuth/end',
  kind: 'write',
  action: 'course:certify',
  input: z.object({ id: Id.of('courseAuth') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, AUTH_ENDED],
});
