import * as z from 'zod';
import {
  basePlace,
  basePlaceMore,
  deskUse,
  incubationBase,
  incubationBaseMore,
  takenBack,
} from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { PlaceKind } from '../rules/incubation.ts';
import { BaseCard } from './base.ts';
import * as failures from './incubationFailures.ts';
import { day, whole } from './incubationShapes.ts';

const desk = { method: 'POST', action: 'startProject:host' } as const;
const write = { ...desk, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const base = Id.of('incubationBase');

const content = { ...fieldSchemas(incubationBase), isShown: named(incubationBaseMore.isShown, Flag.default(1)) };

export const list = endpoint({
  ...desk,
  summary: '本单位的孵化基地',
  path: '/startup/auth/baseDesk/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(BaseCard.extend({ isShown: Flag })),
});

export const form = endpoint({
  ...desk,
  summary: '要修改的孵化基地',
  path: '/startup/auth/baseDesk/form',
  kind: 'read',
  input: z.object({ id: base }),
  output: z.object({ id: Id, ...content }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  ...write,
  summary: '保存孵化基地',
  path: '/startup/auth/baseDesk/save',
  input: z.object({ id: Id.of('incubationBase', '0').default('0'), ...content }),
  fails: [NOT_FOUND, failures.BASES_FULL],
});

export const remove = endpoint({
  ...write,
  summary: '删除孵化基地；还有没有结束的工位或预约时不能删',
  path: '/startup/auth/baseDesk/delete',
  input: z.object({ id: base }),
  fails: [NOT_FOUND, failures.BASE_IN_USE],
});

/** Who has a desk, and for how long. */
const DeskUse = z.object({ id: Id, projectId: Id, projectName: z.string(), fromOn: z.string(), untilOn: z.string() });

export const places = endpoint({
  ...desk,
  summary: '一个基地的工位与会议室，工位附上现在与以后是谁的',
  path: '/startup/auth/baseDesk/places',
  kind: 'read',
  input: z.object({ id: base, placeKind: oneOf(PlaceKind).optional(), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      placeKind: oneOf(PlaceKind),
      placeName: z.string(),
      seats: z.int(),
      /** Those that are not over, the earliest first. */
      uses: z.array(DeskUse),
    }),
  ),
  fails: [NOT_FOUND],
});

export const savePlace = endpoint({
  ...write,
  summary: '加一个工位或会议室，或者改它的名称与人数',
  path: '/startup/auth/baseDesk/savePlace',
  input: z.object({
    baseId: base,
    id: Id.of('basePlace', '0').default('0'),
    placeKind: named(basePlaceMore.placeKind, oneOf(PlaceKind, '请选择工位或会议室')),
    placeName: fieldSchema(basePlace.placeName),
    seats: whole(basePlaceMore.seats),
  }),
  fails: [NOT_FOUND, failures.PLACES_FULL, failures.PLACE_NAME_TAKEN, failures.BASE_IN_USE],
});

export const removePlace = endpoint({
  ...write,
  summary: '去掉一个工位或会议室',
  path: '/startup/auth/baseDesk/removePlace',
  input: z.object({ id: Id.of('basePlace') }),
  fails: [NOT_FOUND, failures.BASE_IN_USE],
});

export const projects = endpoint({
  ...desk,
  summary: '本单位孵化中的项目，按名称查找',
  path: '/startup/auth/baseDesk/projects',
  kind: 'read',
  input: z.object({ str: optionalLine(40, '项目名称'), ...paging }),
  output: pageOf(z.object({ id: Id, projectName: z.string() })),
});

export const assign = endpoint({
  ...write,
  summary: '把一个工位给一个孵化中的项目，从哪一天到哪一天；同一个工位同一天只给一个项目',
  path: '/startup/auth/baseDesk/assign',
  input: z
    .object({
      placeId: Id.of('basePlace'),
      projectId: named(deskUse.projectId, Id.of('hostedProject')),
      fromOn: day(deskUse.fromOn),
      untilOn: day(deskUse.untilOn),
    })
    .refine(({ fromOn, untilOn }) => fromOn <= untilOn, { path: ['untilOn'], message: '结束不能早于开始' }),
  fails: [NOT_FOUND, failures.NOT_A_DESK, failures.DESK_TAKEN, failures.NOT_INCUBATING],
});

export const endUse = endpoint({
  ...write,
  summary: '收回一个工位；团队会收到原因',
  path: '/startup/auth/baseDesk/endUse',
  input: z.object({ id: Id.of('deskUse'), ...fieldSchemas(takenBack) }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

export const bookings = endpoint({
  ...desk,
  summary: '一个基地的会议室还没有结束的预约，近的在前',
  path: '/startup/auth/baseDesk/bookings',
  kind: 'read',
  input: z.object({ id: base, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      placeName: z.string(),
      projectId: Id,
      projectName: z.string(),
      bookerName: z.string(),
      purpose: z.string(),
      beginsAt: Time,
      endsAt: Time,
    }),
  ),
  fails: [NOT_FOUND],
});

export const cancelBooking = endpoint({
  ...write,
  summary: '取消一个会议室的预约；团队会收到原因',
  path: '/startup/auth/baseDesk/cancelBooking',
  input: z.object({ id: Id.of('roomBooking'), ...fieldSchemas(takenBack) }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});
