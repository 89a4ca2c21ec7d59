import * as z from 'zod';
import { hourBooking, hourNote, takenBack, tutorHour } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { HourState, TutorState } from '../rules/incubation.ts';
import * as failures from './incubationFailures.ts';
import { moment, whole } from './incubationShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const hour = Id.of('tutorHour');

export const posts = endpoint({
  ...read,
  summary: '请我做创业导师的单位',
  path: '/startup/auth/tutorHour/posts',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ id: Id, orgName: z.string(), topics: z.string(), tutorState: oneOf(TutorState) })),
});

export const answer = endpoint({
  ...write,
  summary: '答复做导师的邀请，或者不再做：还没有到的预约一起取消',
  path: '/startup/auth/tutorHour/answer',
  input: z.object({ id: Id.of('ownTutor'), isAccepted: named({ label: '接受' }, Flag) }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

const Talk = z.object({
  id: Id,
  beginsAt: Time,
  endsAt: Time,
  place: z.string(),
  topic: z.string(),
  note: z.string(),
  opinion: z.string(),
  hourState: oneOf(HourState),
});

export const own = endpoint({
  ...read,
  summary: '我开放的时间与约了的谈话，还没有结束的在前',
  path: '/startup/auth/tutorHour/own',
  input: z.object({ ...paging }),
  output: pageOf(Talk.extend({ orgName: z.string(), projectId: Id.nullable(), projectName: z.string() })),
});

export const open = endpoint({
  ...write,
  summary: '开放一个时间给团队预约',
  path: '/startup/auth/tutorHour/open',
  input: z.object({
    tutorId: Id.of('ownTutor'),
    beginsAt: moment(tutorHour.beginsAt),
    minutes: whole(tutorHour.minutes),
    place: fieldSchema(tutorHour.place),
  }),
  fails: [NOT_FOUND, failures.HOUR_TIME, failures.HOUR_CLASH, failures.HOURS_FULL, failures.INCUBATION_MOVED_ON],
});

export const cancel = endpoint({
  ...write,
  summary: '取消开放的时间或约了的谈话；约了的团队会收到原因',
  path: '/startup/auth/tutorHour/cancel',
  input: z.object({ id: hour, ...fieldSchemas(takenBack) }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

export const close = endpoint({
  ...write,
  summary: '记下谈了没有：谈过了，或者团队没有来，写下记录',
  path: '/startup/auth/tutorHour/close',
  input: z.object({
    id: hour,
    isKept: named({ label: '谈过了' }, Flag),
    note: fieldSchema(hourNote.note),
  }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON, failures.HOUR_EARLY],
});

const project = named({ label: '项目' }, Id.of('startProject'));

export const offered = endpoint({
  ...read,
  summary: '孵化单位的导师还能预约的时间，早的在前',
  path: '/startup/auth/tutorHour/offered',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      tutorName: z.string(),
      topics: z.string(),
      beginsAt: Time,
      endsAt: Time,
      place: z.string(),
    }),
  ),
  fails: [NOT_FOUND],
});

export const talks = endpoint({
  ...read,
  summary: '一个项目约了的与谈过的，晚的在前',
  path: '/startup/auth/tutorHour/talks',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(Talk.extend({ tutorName: z.string() })),
  fails: [NOT_FOUND],
});

export const book = endpoint({
  ...write,
  summary: '团队预约一位导师开放的时间',
  path: '/startup/auth/tutorHour/book',
  input: z.object({ projectId: project, id: Id.of('openHour'), topic: fieldSchema(hourBooking.topic) }),
  fails: [
    NOT_FOUND,
    failures.NOT_INCUBATING,
    failures.INCUBATION_MOVED_ON,
    failures.TEAM_BUSY,
    failures.BOOKED_FULL,
    failures.HOUR_TIME,
  ],
});

export const release = endpoint({
  ...write,
  summary: '团队取消约了的谈话，时间还给导师',
  path: '/startup/auth/tutorHour/release',
  input: z.object({ id: Id.of('teamHour') }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON, failures.HOUR_LATE],
});
