import * as z from 'zod';
import { followUp, followUpMore } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Nothing, Time } from '../kit/values.ts';
import { halfPattern } from '../rules/incubation.ts';
import { StartField } from '../rules/startPolicies.ts';
import { ProjectState } from '../rules/startProjects.ts';
import * as failures from './incubationFailures.ts';
import { whole, yuan } from './incubationShapes.ts';

const project = named({ label: '项目' }, Id.of('startProject'));
const figures = {
  half: z.string(),
  jobs: z.int(),
  revenue: Money,
  financing: Money,
};

export const followUps = endpoint({
  method: 'POST',
  summary: '一个毕业项目每半年的情况，新的在前；团队与孵化单位看得到',
  path: '/startup/auth/incubationStat/followUps',
  kind: 'read',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(z.object({ id: Id, ...figures, note: z.string(), gmtModified: Time })),
  fails: [NOT_FOUND],
});

export const saveFollowUp = endpoint({
  method: 'POST',
  summary: '负责人填毕业之后一个半年的人数、收入与融资；再填就是改',
  path: '/startup/auth/incubationStat/saveFollowUp',
  kind: 'write',
  logged: true,
  input: z.object({
    projectId: project,
    half: named(followUpMore.half, z.string().regex(halfPattern, '请选择哪半年')),
    jobs: whole(followUpMore.jobs),
    revenue: yuan(followUpMore.revenue),
    financing: yuan(followUpMore.financing),
    ...fieldSchemas(followUp),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOT_GRADUATED, failures.NO_SUCH_HALF],
});

export const view = endpoint({
  method: 'POST',
  action: 'startProject:host',
  summary: '孵化统计：项目、行业、场地、里程碑、资金，和毕业项目每半年的人数、收入与融资',
  path: '/startup/auth/incubationStat/view',
  kind: 'read',
  input: Nothing,
  output: z.object({
    byState: z.array(z.object({ projectState: oneOf(ProjectState), count: z.int() })),
    byField: z.array(z.object({ startField: oneOf(StartField), count: z.int() })),
    desks: z.int(),
    desksTaken: z.int(),
    /** Of all milestones: how many were accepted, and how many are late today. */
    milestones: z.int(),
    milestonesAccepted: z.int(),
    milestonesLate: z.int(),
    talksKept: z.int(),
    talksMissed: z.int(),
    granted: Money,
    used: Money,
    graduated: z.int(),
    /** The newest first; `reported` of the graduated teams told something. */
    byHalf: z.array(z.object({ ...figures, reported: z.int() })),
  }),
});

export const sheet = endpoint({
  method: 'POST',
  action: 'startProject:host',
  summary: '导出孵化统计',
  path: '/startup/auth/incubationStat/sheet',
  kind: 'read',
  input: Nothing,
  output: z.object({ fileName: z.string(), content: z.string() }),
});
