import * as z from 'zod';
import { roomBooking, roomBookingMore } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { UseState } from '../rules/incubation.ts';
import * as failures from './incubationFailures.ts';
import { day, moment, whole } from './incubationShapes.ts';

const write = { method: 'POST', kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const project = named({ label: '项目' }, Id.of('startProject'));

export const desks = endpoint({
  summary: '一个项目的工位，新的在前；团队与孵化单位看得到',
  method: 'POST',
  path: '/startup/auth/baseUse/desks',
  kind: 'read',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      baseName: z.string(),
      address: z.string(),
      openText: z.string(),
      placeName: z.string(),
      fromOn: z.string(),
      untilOn: z.string(),
      useState: oneOf(UseState),
    }),
  ),
  fails: [NOT_FOUND],
});

export const rooms = endpoint({
  summary: '孵化单位的会议室，和某一天里已经被约的时间',
  method: 'POST',
  path: '/startup/auth/baseUse/rooms',
  kind: 'read',
  input: z.object({ projectId: project, day: day({ label: '日期' }), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      baseName: z.string(),
      placeName: z.string(),
      seats: z.int(),
      taken: z.array(z.object({ beginsAt: Time, endsAt: Time, isOwn: Flag })),
    }),
  ),
  fails: [NOT_FOUND],
});

export const bookings = endpoint({
  summary: '一个项目的会议室预约，晚的在前',
  method: 'POST',
  path: '/startup/auth/baseUse/bookings',
  kind: 'read',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      baseName: z.string(),
      placeName: z.string(),
      bookerName: z.string(),
      purpose: z.string(),
      beginsAt: Time,
      endsAt: Time,
      useState: oneOf(UseState),
      /** Why the host took it back. */
      opinion: z.string(),
    }),
  ),
  fails: [NOT_FOUND],
});

export const book = endpoint({
  ...write,
  summary: '按小时预约会议室；已经被约的时间约不到',
  path: '/startup/auth/baseUse/book',
  input: z.object({
    projectId: project,
    placeId: named(roomBookingMore.placeId, Id.of('basePlace')),
    beginsAt: moment(roomBookingMore.beginsAt),
    hours: whole(roomBookingMore.hours),
    ...fieldSchemas(roomBooking),
  }),
  fails: [NOT_FOUND, failures.NOT_INCUBATING, failures.BOOK_TIME, failures.BOOKINGS_FULL, failures.ROOM_TAKEN],
});

export const cancel = endpoint({
  ...write,
  summary: '取消还没有结束的预约',
  path: '/startup/auth/baseUse/cancel',
  input: z.object({ id: Id.of('roomBooking') }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});
