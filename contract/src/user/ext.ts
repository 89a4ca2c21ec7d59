import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Nothing, optionalLine } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { optionalFile } from './resumeFields.ts';
import { OrgType } from '../rules/userTypes.ts';
import { Sex } from '../rules/sex.ts';

/** A person as the person sees it. */
export const UserInfo = z.object({
  id: Id,
  userNo: Id,
  /** Every identity the person holds, as a comma list: `1,2,4`. */
  userType: z.string(),
  mobile: z.string(),
  email: z.string(),
  nickname: z.string(),
  idCardName: z.string(),
  headImgUrl: z.string(),
  sex: oneOf(Sex),
  age: z.int().nullable(),
  remark: z.string(),
  isRecommended: Flag,
  /** Whether a password was ever set. */
  hasPassword: Flag,
});

export type UserInfo = z.infer<typeof UserInfo>;

export const view = endpoint({
  summary: '我的信息',
  method: 'POST',
  path: '/user/auth/user/ext/view',
  kind: 'read',
  input: Nothing,
  output: UserInfo,
});

export const update = endpoint({
  summary: '修改我的账户资料；没有给的字段不变',
  method: 'POST',
  path: '/user/auth/user/ext/update',
  kind: 'write',
  input: z.object({
    nickname: optionalLine(20, '昵称').unwrap().optional(),
    /** 1 male, 2 female, 3 not told. */
    sex: oneOf(Sex, '请选择性别').optional(),
    age: z.int().min(1, '请输入正确的年龄').max(120, '请输入正确的年龄').nullable().optional(),
    headImgUrl: optionalFile.unwrap().optional(),
    remark: optionalLine(200, '个人简介').unwrap().optional(),
  }),
  output: Nothing,
});

export const getMsgByUserNo = endpoint({
  summary: '一个人的名片：名字、头像、简介与所在单位',
  method: 'POST',
  path: '/user/auth/user/ext/getMsgByUserNo',
  kind: 'read',
  input: z.object({ userNo: Id.open('user') }),
  output: z.object({
    userNo: Id,
    name: z.string(),
    headImgUrl: z.string(),
    headline: z.string(),
    remark: z.string(),
    orgName: z.string(),
    isOwn: Flag,
  }),
  fails: [NOT_FOUND],
});

export const getOrgTeacherInfo = endpoint({
  summary: '单位登记的我的教师资料；不是讲师时 isTeacher 为 0',
  method: 'POST',
  path: '/user/auth/user/ext/getOrgTeacherInfo',
  kind: 'read',
  input: Nothing,
  output: z.object({
    isTeacher: Flag,
    lecturerName: z.string(),
    orgName: z.string(),
    departName: z.string(),
    post: z.string(),
    jobNumber: z.string(),
    /** Title and subjects as the public page of the lecturer shows them. */
    position: z.string(),
    tags: z.array(z.string()),
    countCourse: z.int(),
  }),
});

export const getOrgAndDept = endpoint({
  summary: '我现在的身份所在的单位与部门；没有单位时都是空的',
  method: 'POST',
  path: '/user/auth/user/ext/getOrgAndDept',
  kind: 'read',
  input: Nothing,
  output: z.object({
    orgNo: Id.nullable(),
    orgName: z.string(),
    /** 3 organization, 4 school, 5 enterprise. */
    orgType: oneOf(OrgType).nullable(),
    departmentId: Id.nullable(),
    /** With the names of those above: 教务处 / 教学科. */
    departName: z.string(),
    post: z.string(),
    jobNumber: z.string(),
  }),
});

export const getCollegeByUser = endpoint({
  summary: '我所在的学院：学校里我的部门的最上一级',
  method: 'POST',
  path: '/user/auth/user/ext/getCollegeByUser',
  kind: 'read',
  input: Nothing,
  output: z.object({ collegeId: Id.nullable(), collegeName: z.string(), schoolName: z.string() }),
});
