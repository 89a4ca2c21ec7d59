import * as z from 'zod';
import { milestoneReport, milestoneReportMore } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { CheckVerdict, MilestoneState, ReportState } from '../rules/incubation.ts';
import { ProjectState } from '../rules/startProjects.ts';
import * as failures from './incubationFailures.ts';
import { files, ShownFiles } from './incubationShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const project = Id.of('startProject');

/** How a project stands in its incubation. */
export const Standing = z.object({
  id: Id,
  projectName: z.string(),
  projectState: oneOf(ProjectState),
  hostName: z.string(),
  /** Milestones that wait for the team, and those of them whose day is over. */
  countOpen: z.int(),
  countLate: z.int(),
  /** The day of the next one; empty for none. */
  nextDueOn: z.string(),
  /** Reports that wait for the host. */
  countReported: z.int(),
  countDesks: z.int(),
});

export const mine = endpoint({
  ...read,
  summary: '我在里面的、在孵化或孵化过的项目，到期早的在前',
  path: '/startup/auth/milestone/mine',
  input: z.object({ ...paging }),
  output: pageOf(Standing),
});

export const standing = endpoint({
  ...read,
  summary: '一个项目孵化到哪里了；团队与孵化单位看得到',
  path: '/startup/auth/milestone/standing',
  input: z.object({ projectId: project }),
  output: Standing.extend({
    /** 1: the caller is in the team and does what a team does; a tutor only reads. */
    isTeam: Flag,
    isLeader: Flag,
    /** The day on which it graduated; empty before. */
    graduatedOn: z.string(),
  }),
  fails: [NOT_FOUND],
});

const Report = z.object({
  id: Id,
  content: z.string(),
  files: ShownFiles,
  reporterName: z.string(),
  submittedAt: Time,
  reportState: oneOf(ReportState),
  opinion: z.string(),
});

export const MilestoneRow = z.object({
  id: Id,
  title: z.string(),
  goal: z.string(),
  dueOn: z.string(),
  milestoneState: oneOf(MilestoneState),
  /** 1: its day is over and the team still owes a report. */
  isLate: Flag,
  /** The last one first. */
  reports: z.array(Report),
});

export type MilestoneRow = z.infer<typeof MilestoneRow>;

export const list = endpoint({
  ...read,
  summary: '一个项目的里程碑与交过的报告，没有通过的在前，到期早的在前；团队与孵化单位看得到',
  path: '/startup/auth/milestone/list',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(MilestoneRow),
  fails: [NOT_FOUND],
});

export const report = endpoint({
  method: 'POST',
  summary: '交里程碑的报告，退回的改好再交',
  path: '/startup/auth/milestone/report',
  kind: 'write',
  logged: true,
  input: z.object({
    id: Id.of('milestone'),
    ...fieldSchemas(milestoneReport),
    files: files(milestoneReportMore.files),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOT_INCUBATING, failures.INCUBATION_MOVED_ON],
});

export const checks = endpoint({
  ...read,
  summary: '孵化单位对一个项目的检查，新的在前；团队与孵化单位看得到',
  path: '/startup/auth/milestone/checks',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      checkedOn: z.string(),
      checkVerdict: oneOf(CheckVerdict),
      found: z.string(),
      checkerName: z.string(),
    }),
  ),
  fails: [NOT_FOUND],
});
