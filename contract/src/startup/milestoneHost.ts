import * as z from 'zod';
import { milestone, milestoneCheck, milestoneMore, projectCheck, projectCheckMore } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id } from '../kit/values.ts';
import { CheckVerdict, MilestoneState } from '../rules/incubation.ts';
import * as failures from './incubationFailures.ts';
import { day } from './incubationShapes.ts';
import { Standing } from './milestone.ts';

const host = { method: 'POST', action: 'startProject:host' } as const;
const write = { ...host, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const project = named({ label: '项目' }, Id.of('hostedProject'));

export const projects = endpoint({
  ...host,
  summary: '本单位孵化中与暂停的项目各自的进展，有逾期的在前',
  path: '/startup/auth/milestoneHost/projects',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Standing),
});

/** What a host looks for: reports to check, or what a team owes. */
export const boardViews = ['waiting', 'late', 'due'] as const;

export type BoardView = (typeof boardViews)[number];

export const board = endpoint({
  ...host,
  summary: '本单位所有项目的里程碑：等待检查的、逾期的、三十天内到期的；每种有几个',
  path: '/startup/auth/milestoneHost/board',
  kind: 'read',
  input: z.object({ view: named({ label: '看哪些' }, z.enum(boardViews).default('waiting')), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      projectId: Id,
      projectName: z.string(),
      title: z.string(),
      dueOn: z.string(),
      milestoneState: oneOf(MilestoneState),
      isLate: Flag,
    }),
  ).extend({ counts: z.object({ waiting: z.int(), late: z.int(), due: z.int() }) }),
});

export const save = endpoint({
  ...write,
  summary: '给项目定一个里程碑，或者改它；改了日期会再提醒',
  path: '/startup/auth/milestoneHost/save',
  input: z.object({
    projectId: project,
    id: Id.of('milestone', '0').default('0'),
    ...fieldSchemas(milestone),
    dueOn: day(milestoneMore.dueOn),
  }),
  fails: [NOT_FOUND, failures.NOT_INCUBATING, failures.MILESTONES_FULL, failures.INCUBATION_MOVED_ON],
});

export const remove = endpoint({
  ...write,
  summary: '删除还没有交过报告的里程碑',
  path: '/startup/auth/milestoneHost/delete',
  input: z.object({ id: Id.of('milestone') }),
  fails: [NOT_FOUND, failures.MILESTONE_REPORTED],
});

export const check = endpoint({
  ...write,
  summary: '检查交来的报告：通过，或者退回并写明差什么',
  path: '/startup/auth/milestoneHost/check',
  input: z
    .object({
      id: Id.of('milestone'),
      isAccepted: named({ label: '通过' }, Flag),
      opinion: fieldSchema(milestoneCheck.opinion),
    })
    .refine(({ isAccepted, opinion }) => isAccepted === 1 || opinion !== '', {
      path: ['opinion'],
      message: '请写明还差什么，团队会看到',
    }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

export const saveCheck = endpoint({
  ...write,
  summary: '记下对一个项目的检查；团队会收到',
  path: '/startup/auth/milestoneHost/saveCheck',
  input: z.object({
    projectId: project,
    checkedOn: day(projectCheckMore.checkedOn),
    checkVerdict: named(projectCheckMore.checkVerdict, oneOf(CheckVerdict, '请选择结论')),
    ...fieldSchemas(projectCheck),
  }),
  fails: [NOT_FOUND, failures.NOT_INCUBATING],
});
