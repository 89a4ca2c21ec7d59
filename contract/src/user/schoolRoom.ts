import * as z from 'zod';
import * as fields from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, optionalLine } from '../kit/values.ts';
import { MOST_EQUIPMENT, RoomKind } from '../rules/school.ts';
import { RowState } from '../rules/rowStates.ts';
import { CAMPUS_IN_USE, CAMPUS_TAKEN, ROOM_IN_USE, ROOM_TAKEN } from './schoolFailures.ts';

const manage = { method: 'POST', action: 'term:edit' } as const;

const Campus = z.object({ id: Id, campusName: z.string(), address: z.string(), countRoom: z.int() });

export type Campus = z.infer<typeof Campus>;

export const campuses = endpoint({
  ...manage,
  summary: '本校的校区，和教室里有过的设备',
  path: '/user/auth/schoolRoom/campuses',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Campus), equipment: z.array(z.string()) }),
});

const campus = fieldSchemas(fields.campus);

export const saveCampus = endpoint({
  ...manage,
  summary: '添加校区',
  path: '/user/auth/schoolRoom/saveCampus',
  kind: 'write',
  input: z.object(campus),
  output: z.object({ id: Id }),
  fails: [CAMPUS_TAKEN],
});

export const updateCampus = endpoint({
  ...manage,
  summary: '修改校区',
  path: '/user/auth/schoolRoom/updateCampus',
  kind: 'write',
  input: z.object({ id: Id.of('schoolCampus'), ...campus }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, CAMPUS_TAKEN],
});

export const removeCampus = endpoint({
  ...manage,
  summary: '删除校区；里面还有教室的不能删',
  path: '/user/auth/schoolRoom/deleteCampus',
  kind: 'write',
  input: z.object({ id: Id.of('schoolCampus') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, CAMPUS_IN_USE],
});

const Room = z.object({
  id: Id,
  campusId: Id,
  campusName: z.string(),
  building: z.string(),
  roomName: z.string(),
  roomKind: oneOf(RoomKind),
  seats: z.int(),
  equipment: z.array(z.string()),
  /** 0: disabled, no lesson may be put there. */
  statusId: oneOf(RowState),
});

export type Room = z.infer<typeof Room>;

const facts = {
  campusId: named(fields.room.campusId, Id.of('schoolCampus')),
  building: fieldSchema(fields.room.building),
  roomName: fieldSchema(fields.room.roomName),
  roomKind: named(fields.room.roomKind, oneOf(RoomKind, '请选择类型')),
  seats: named(fields.room.seats, z.int('请输入座位数').min(1, '至少 1 个座位').max(2000, '座位最多 2000 个')),
  equipment: named(
    fields.room.equipment,
    z
      .array(optionalLine(20, '设备').unwrap().min(1, '设备的名称是空的'))
      .max(MOST_EQUIPMENT, `设备最多 ${MOST_EQUIPMENT} 样`)
      .default([]),
  ),
};

export const list = endpoint({
  ...manage,
  summary: '本校的教室，按校区、楼与名称排',
  path: '/user/auth/schoolRoom/list',
  kind: 'read',
  input: z.object({
    /** Any part of the name or the building. */
    keyword: optionalLine(30, '教室或楼'),
    campusId: Id.of('schoolCampus').optional(),
    roomKind: oneOf(RoomKind).optional(),
    /** At least so many. */
    seats: z.int().min(0).max(2000).default(0),
    equipment: optionalLine(20, '设备'),
    statusId: oneOf(RowState).optional(),
    ...paging,
  }),
  output: pageOf(Room),
});

export const save = endpoint({
  ...manage,
  summary: '添加教室',
  path: '/user/auth/schoolRoom/save',
  kind: 'write',
  input: z.object(facts),
  output: z.object({ id: Id }),
  fails: [ROOM_TAKEN],
});

export const update = endpoint({
  ...manage,
  summary: '修改教室',
  path: '/user/auth/schoolRoom/update',
  kind: 'write',
  input: z.object({ id: Id.of('schoolRoom'), ...facts }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ROOM_TAKEN],
});

export const disable = endpoint({
  ...manage,
  summary: '停用教室；还有将来的课的不能停用',
  path: '/user/auth/schoolRoom/disable',
  kind: 'write',
  input: z.object({ id: Id.of('schoolRoom') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ROOM_IN_USE],
});

export const enable = endpoint({
  ...manage,
  summary: '重新启用教室',
  path: '/user/auth/schoolRoom/enable',
  kind: 'write',
  input: z.object({ id: Id.of('schoolRoom') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ROOM_TAKEN],
});
