import * as z from 'zod';
import { projectStep } from '../fields/startProject.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id } from '../kit/values.ts';
import { ProjectState } from '../rules/startProjects.ts';
import * as failures from './projectFailures.ts';
import { ProjectCard } from './projectShapes.ts';

const host = { method: 'POST', action: 'startProject:host' } as const;

export const list = endpoint({
  ...host,
  summary: '交给本单位的项目，等得久的在前；每种状态有几个',
  path: '/startup/auth/projectHost/list',
  kind: 'read',
  input: z.object({ projectState: oneOf(ProjectState).optional(), ...paging }),
  output: pageOf(ProjectCard).extend({
    counts: z.array(z.object({ projectState: oneOf(ProjectState), count: z.int() })),
  }),
});

/** What the host does; which of them from which state says `projectSteps`. */
const hostSteps = ['accept', 'refuse', 'admit', 'pause', 'resume', 'graduate', 'end'] as const;

export type HostStep = (typeof hostSteps)[number];

/** The team must hear why. */
const mustSayWhy: ReadonlySet<HostStep> = new Set(['refuse', 'pause', 'end']);

export const step = endpoint({
  ...host,
  summary: '受理、退回、入孵、暂停、恢复、毕业、结束一个项目；退回、暂停与结束要写原因，团队看得到',
  path: '/startup/auth/projectHost/step',
  kind: 'write',
  logged: true,
  input: z
    .object({
      id: Id.of('hostedProject'),
      step: named({ label: '处理' }, z.enum(hostSteps, '没有这一步')),
      opinion: fieldSchema(projectStep.opinion),
    })
    .refine((wish) => wish.opinion !== '' || !mustSayWhy.has(wish.step), {
      path: ['opinion'],
      message: '请写明原因，团队会看到',
    }),
  output: z.object({ id: Id, projectState: oneOf(ProjectState) }),
  fails: [NOT_FOUND, failures.PROJECT_MOVED_ON],
});
