import { index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import type { Evidence, RoomSnapshot } from '#contract/rules/dataRooms.ts';
import { PartState, RoomState } from '#contract/rules/dataRooms.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { startProject } from './startProject.ts';
import { user } from './user.ts';

/** A dated file of what a team has to show, read by a link until a day. */
export const dataRoom = table(
  'data_room',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    makerUserNo: id64('maker_user_no')
      .notNull()
      .references(() => user.userNo),
    roomName: text('room_name').notNull(),
    words: text().notNull().default(''),
    token: text().notNull().unique(),
    roomState: choiceOf('room_state', RoomState).notNull().default(RoomState.open),
    asOfAt: moment('as_of_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    snapshot: jsonb().$type<RoomSnapshot>().notNull(),
  },
  (t) => [index('data_room_of_project').on(t.projectId, t.id.desc().nullsFirst()), index().on(t.makerUserNo)],
);

/** What one member gave of theirs, or that they gave nothing. */
export const dataRoomPart = table(
  'data_room_part',
  {
    ...common(),
    roomId: id64('room_id')
      .notNull()
      .references(() => dataRoom.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    partState: choiceOf('part_state', PartState).notNull().default(PartState.waiting),
    /** As they were when they were given. */
    items: jsonb().$type<Evidence[]>().notNull().default([]),
    answeredAt: moment('answered_at'),
  },
  (t) => [unique('data_room_part_once').on(t.roomId, t.userNo), index().on(t.userNo, t.id.desc().nullsFirst())],
);

/** Who opened a room, by the name they gave. */
export const dataRoomLook = table(
  'data_room_look',
  {
    ...common(),
    roomId: id64('room_id')
      .notNull()
      .references(() => dataRoom.id),
    /** Of those who were signed in. */
    visitorUserNo: id64('visitor_user_no').references(() => user.userNo),
    visitorName: text('visitor_name').notNull(),
    lookedAt: moment('looked_at').notNull(),
  },
  (t) => [index('data_room_look_of_room').on(t.roomId, t.id.desc().nullsFirst()), index().on(t.visitorUserNo)],
);
