import * as z from 'zod';
import { handIn } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine } from '../kit/values.ts';
import { CourseKind } from '../rules/courseKinds.ts';
import { DraftState } from '../rules/draftStates.ts';
import * as failures from './authoringFailures.ts';
import { Draft, DraftRow, Facts, factsInput, Outline } from './draft.ts';
import { LIVE_NOT_ALLOWED } from './liveFailures.ts';

const one = z.object({ id: Id.of('draft') });

export const list = endpoint({
  summary: '我编写的课程，新的在前；机构的课程由有权编写的员工一起看到',
  method: 'POST',
  path: '/course/auth/course/audit/list',
  kind: 'read',
  input: z.object({
    courseKind: oneOf(CourseKind).optional(),
    auditStatus: oneOf(DraftState).optional(),
    isPutaway: Flag.optional(),
    /** A part of the name. */
    courseName: optionalLine(60, '课程名称'),
    ...paging,
  }),
  output: pageOf(DraftRow),
  fails: [failures.NOT_AN_AUTHOR],
});

export const view = endpoint({
  summary: '正在编写的一门课程：信息、状态与审核意见',
  method: 'POST',
  path: '/course/auth/course/audit/view',
  kind: 'read',
  input: one,
  output: Draft,
  fails: [NOT_FOUND],
});

export const outline = endpoint({
  summary: '正在编写的一门课程的全部章与课时',
  method: 'POST',
  path: '/course/auth/course/audit/outline',
  kind: 'read',
  input: one,
  output: Outline,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '新建课程：有了名称就有了草稿',
  method: 'POST',
  path: '/course/auth/course/audit/save',
  kind: 'write',
  input: z.object({ courseKind: oneOf(CourseKind), courseName: factsInput.courseName }),
  output: z.object({ id: Id }),
  fails: [failures.NOT_AN_AUTHOR, failures.TOO_MANY_COURSES],
});

export const update = endpoint({
  summary: '改课程信息，只交改动的几项，边写边存；在别处改过时 409，data 是那边的信息',
  method: 'POST',
  path: '/course/auth/course/audit/update',
  kind: 'write',
  bodyLimit: 1_048_576,
  input: z.object({ id: Id.of('draft'), revision: z.int(), ...z.object(factsInput).partial().shape }),
  output: Facts,
  fails: [NOT_FOUND, failures.CHANGED_ELSEWHERE, failures.NOT_WHILE_WAITING],
});

export const submit = endpoint({
  summary: '提交审核；没有写好的地方逐条指出',
  method: 'POST',
  path: '/course/auth/course/audit/submit',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('draft'), note: fieldSchema(handIn.note) }),
  output: Nothing,
  fails: [NOT_FOUND, failures.ALREADY_WAITING, failures.NOTHING_NEW, LIVE_NOT_ALLOWED],
});

export const withdraw = endpoint({
  summary: '撤回审核，接着修改',
  method: 'POST',
  path: '/course/auth/course/audit/withdraw',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.NOT_WAITING],
});

export const stand = endpoint({
  summary: '上架或下架；学员已经加入的课程照常可学',
  method: 'POST',
  path: '/course/auth/course/audit/stand',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('draft'), isPutaway: Flag }),
  output: Nothing,
  fails: [NOT_FOUND, failures.NOT_PUBLISHED],
});

export const copy = endpoint({
  summary: '复制成一门新的课程：信息、章与课时，文件不另存一份',
  method: 'POST',
  path: '/course/auth/course/audit/copy',
  kind: 'write',
  input: one,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.TOO_MANY_COURSES],
});

export const remove = endpoint({
  summary: '删除从来没有审核通过的课程',
  method: 'POST',
  path: '/course/auth/course/audit/delete',
  kind: 'write',
  logged: true,
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.WAS_PUBLISHED, failures.NOT_WHILE_WAITING],
});
