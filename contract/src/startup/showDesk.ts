import * as z from 'zod';
import { startShow, startShowCancel, startShowMore, startShowResult } from '../fields/startShow.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, IdOrNone, Nothing, optionalLine, Time } from '../kit/values.ts';
import { MOST_SHOW_PROJECTS, ShowKind, ShowState } from '../rules/startShows.ts';
import * as failures from './showFailures.ts';
import { ShowCard } from './show.ts';

const desk = { method: 'POST', action: 'startProject:host' } as const;
const write = { ...desk, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const own = Id.of('startShow');

export const list = endpoint({
  ...desk,
  summary: '本单位的路演与大赛，后开始的在前',
  path: '/startup/auth/showDesk/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(ShowCard),
});

export const choices = endpoint({
  ...desk,
  summary: '可以上场的项目（本单位孵化的、公开的）与可以一起开的直播课，各自新的在前',
  path: '/startup/auth/showDesk/choices',
  kind: 'read',
  input: Nothing,
  output: z.object({
    projects: z.array(z.object({ id: Id, projectName: z.string() })),
    lives: z.array(z.object({ id: Id, courseName: z.string() })),
  }),
});

export const form = endpoint({
  ...desk,
  summary: '要修改的一场，与它的结果',
  path: '/startup/auth/showDesk/form',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    id: Id,
    title: z.string(),
    intro: z.string(),
    place: z.string(),
    showKind: oneOf(ShowKind),
    showState: oneOf(ShowState),
    beginsAt: Time,
    endsAt: Time,
    courseId: IdOrNone,
    projects: z.array(z.object({ projectId: Id, projectName: z.string(), award: z.string() })),
  }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  ...write,
  summary: '保存一场路演或大赛；发布着的，新选上的项目会收到消息',
  path: '/startup/auth/showDesk/save',
  input: z.object({
    id: Id.of('startShow', '0').default('0'),
    ...fieldSchemas(startShow),
    showKind: named(startShowMore.showKind, oneOf(ShowKind, '请选择种类')),
    beginsAt: named(startShowMore.beginsAt, momentText('开始时间')),
    endsAt: named(startShowMore.endsAt, momentText('结束时间')),
    courseId: named(startShowMore.courseId, Id.open('course', '0').default('0')),
    projectIds: named(
      startShowMore.projectIds,
      z.array(Id.of('hostedProject')).max(MOST_SHOW_PROJECTS, `最多 ${MOST_SHOW_PROJECTS} 个项目`).default([]),
    ),
  }),
  fails: [NOT_FOUND, failures.SHOWS_FULL, failures.SHOW_MOVED_ON],
});

export const publish = endpoint({
  ...write,
  summary: '发布，告诉上场项目的团队',
  path: '/startup/auth/showDesk/publish',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.SHOW_MOVED_ON, failures.SHOW_WITHOUT_PROJECTS, failures.SHOW_IS_PAST],
});

export const cancel = endpoint({
  ...write,
  summary: '取消发布着的一场，团队会收到原因',
  path: '/startup/auth/showDesk/cancel',
  input: z.object({ id: own, reason: fieldSchema(startShowCancel.reason) }),
  fails: [NOT_FOUND, failures.SHOW_MOVED_ON],
});

export const finish = endpoint({
  ...write,
  summary: '结束并公布结果：每个项目得到什么，可以不写',
  path: '/startup/auth/showDesk/finish',
  input: z.object({
    id: own,
    awards: named(
      startShowResult.awards,
      z
        .array(z.object({ projectId: Id.open('startProject'), award: optionalLine(30, '得到什么') }))
        .max(MOST_SHOW_PROJECTS, `最多 ${MOST_SHOW_PROJECTS} 个项目`)
        .default([]),
    ),
  }),
  fails: [NOT_FOUND, failures.SHOW_MOVED_ON, failures.SHOW_NOT_BEGUN],
});

export const remove = endpoint({
  ...write,
  summary: '删除草稿与取消了的',
  path: '/startup/auth/showDesk/delete',
  input: z.object({ id: own }),
  fails: [NOT_FOUND, failures.SHOW_IS_PUBLIC],
});
