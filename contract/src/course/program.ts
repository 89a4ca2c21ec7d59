import * as z from 'zod';
import { programPace } from '../fields/program.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, Nothing, optionalLine, Time } from '../kit/values.ts';
import { JoinState, LEAST_WEEKLY_HOURS, MOST_WEEKLY_HOURS } from '../rules/programs.ts';
import * as failures from './programFailures.ts';
import { ProgramCard, programRead, Standing } from './programShapes.ts';

export const list = endpoint({
  summary: '公开的学习方案，新的在前',
  method: 'POST',
  path: '/course/api/program/list',
  kind: 'read',
  input: z.object({
    /** Any part of the name. */
    programName: optionalLine(40, '方案名称'),
    /** Those that lead to it. */
    typicalPositionId: Id.open('typicalPosition').optional(),
    /** Those that name this course. */
    courseId: Id.open('course').optional(),
    orgNo: Id.open('organization').optional(),
    ...paging,
  }),
  output: pageOf(ProgramCard),
});

const ProgramView = ProgramCard.extend({
  ...programRead,
  publishedTime: Time,
  /** The version that is shown: the own one of somebody who joined, else the newest. */
  shownVersion: z.int(),
  /** Who confirmed the newest version. */
  confirmedBy: z.array(z.object({ orgNo: Id, orgName: z.string() })),
  joinable: z.enum(['early', 'open', 'over', 'full']),
  /** Null for guests and for whoever has not joined. */
  own: Standing.nullable(),
  isCollect: Flag,
  /** The courses of the same seller that cost money: with the plan they are open, and what they cost one by one. */
  opened: z.object({ courseIds: z.array(Id), worth: Money }),
  /** 1: the visitor has paid for it. */
  isBought: Flag,
});

export type ProgramView = z.infer<typeof ProgramView>;

export const view = endpoint({
  summary: '一个学习方案：阶段、课程、测评；加入的人看到自己的那一版与进度',
  method: 'POST',
  path: '/course/api/program/view',
  kind: 'read',
  input: z.object({ id: Id.open('program') }),
  output: ProgramView,
  fails: [NOT_FOUND],
});

const one = z.object({ id: Id.open('program') });

export const join = endpoint({
  summary: '加入学习方案，学现在公开的这一版；退出过的接着原来的进度，收费的要先购买',
  method: 'POST',
  path: '/course/auth/program/join',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [
    NOT_FOUND,
    failures.NOT_OPEN_YET,
    failures.NO_MORE_OPEN,
    failures.PROGRAM_FULL,
    failures.JOINED_ALREADY,
    failures.PROGRAM_COSTS,
  ],
});

export const leave = endpoint({
  summary: '退出学习方案；学过的课程都还在',
  method: 'POST',
  path: '/course/auth/program/leave',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [failures.NOT_JOINED, failures.PROGRAM_DONE],
});

export const pace = endpoint({
  summary: '定下自己的节奏：从哪天开始、每周学几小时',
  method: 'POST',
  path: '/course/auth/program/pace',
  kind: 'write',
  input: one.extend({
    startDate: named(programPace.startDate, z.iso.date('请选择从哪天开始')),
    hoursPerWeek: named(
      programPace.hoursPerWeek,
      z
        .int('请填写每周学几小时')
        .min(LEAST_WEEKLY_HOURS, `每周至少 ${LEAST_WEEKLY_HOURS} 小时`)
        .max(MOST_WEEKLY_HOURS, `每周最多 ${MOST_WEEKLY_HOURS} 小时`),
    ),
  }),
  output: Nothing,
  fails: [failures.NOT_JOINED],
});

export const moveVersion = endpoint({
  summary: '自己换到最新的一版；学过的课程与通过的测评照算',
  method: 'POST',
  path: '/course/auth/program/moveVersion',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.NOT_JOINED, failures.NEWEST_ALREADY, failures.PROGRAM_DONE],
});

export const mine = endpoint({
  summary: '我加入的学习方案，新加入的在前',
  method: 'POST',
  path: '/course/auth/program/mine',
  kind: 'read',
  input: z.object({ joinState: oneOf(JoinState).optional(), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      program: ProgramCard,
      own: Standing,
      /** Names of the stages by their keys. */
      stageNames: z.array(z.object({ key: z.string(), stageName: z.string() })),
    }),
  ),
});

export const collected = endpoint({
  summary: '我收藏的学习方案，新的在前',
  method: 'POST',
  path: '/course/auth/program/collected',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ id: Id, collectionId: Id, gmtCreate: Time, program: ProgramCard })),
});
