import { and, eq, inArray } from 'drizzle-orm';
import { room as fields } from '#contract/fields/school.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { MOST_EQUIPMENT, RoomKind } from '#contract/rules/school.ts';
import { save } from '#contract/user/schoolRoom.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolRoom } from '../../db/schema/school.ts';
import { lessonClaim } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';
import { inParts, issueAt } from '../sheetImport/sheetKind.ts';
import type { Checked, Column, KeyOf, Line, RowIssue, SheetKind } from '../sheetImport/sheetKind.ts';
import { campusesOf } from './campuses.ts';

/** A line as it was written. */
interface RawRoom extends Line {
  campusName: string;
  building: string;
  roomName: string;
  kindName: string;
  seats: string;
  equipment: string;
}

interface RoomRow extends RawRoom, Checked {
  campusId: string | null;
}

const kindNames = Object.values(RoomKind.labels).join('、');

const columns: readonly Column<KeyOf<RawRoom>>[] = [
  { key: 'campusName', head: fields.campusId.label, isNeeded: true, width: 18, note: '必填，现有的校区' },
  { key: 'building', head: fields.building.label, isNeeded: false, width: 16, note: '最多 30 个字，如 教学楼 A' },
  { key: 'roomName', head: fields.roomName.label, isNeeded: true, width: 16, note: '必填，同一栋楼里不重复' },
  { key: 'kindName', head: fields.roomKind.label, isNeeded: true, width: 14, note: `必填：${kindNames}` },
  { key: 'seats', head: fields.seats.label, isNeeded: true, width: 10, note: '必填，1 到 2000 的整数' },
  {
    key: 'equipment',
    head: fields.equipment.label,
    isNeeded: false,
    width: 30,
    note: `用顿号或逗号隔开，最多 ${MOST_EQUIPMENT} 样`,
  },
];

/** The rooms of a school out of a spreadsheet. */
export const roomSheet: SheetKind<RawRoom, RoomRow> = {
  kind: 'room',
  noun: '教室',
  columns,
  async known({ db, user }) {
    const campuses = await campusesOf(db, staffOf(user).orgNo);
    return [
      { head: '现有的校区', texts: campuses.map(({ campusName }) => campusName) },
      { head: '类型', texts: Object.values(RoomKind.labels) },
    ];
  },
  checkRows: checkRooms,
  nameOf: ({ building, roomName, campusName }) => ({ name: placeOf({ building, roomName }), mark: campusName }),
  async bring({ db, user }, importId, good) {
    const { orgNo } = staffOf(user);
    const values = good.map((row) => ({ orgNo, importId, ...factsOf(row) }));
    await inParts(values, (part) => db.insert(schoolRoom).values(part));
  },
  async judge({ db, user }, importId, brought) {
    const its = and(eq(schoolRoom.orgNo, staffOf(user).orgNo), eq(schoolRoom.importId, importId));
    const rooms = await db.select().from(schoolRoom).where(its).orderBy(schoolRoom.id);
    const used = await db
      .selectDistinct({ roomId: lessonClaim.roomId })
      .from(lessonClaim)
      .where(
        inArray(
          lessonClaim.roomId,
          rooms.map(({ id }) => id),
        ),
      );
    const inUse = new Set(used.map(({ roomId }) => roomId));
    const rows = new Map(brought.map((row) => [keyOf(row), row]));
    return rooms.map((room) => {
      const row = rows.get(keyOf(room));
      const facts = row && Object.entries(factsOf(row));
      const isSame = facts?.every(([key, value]) => `${room[key as keyof typeof room]}` === `${value}`);
      const changed = isSame && room.statusId === RowState.normal ? null : '导入之后改过资料';
      return {
        id: room.id,
        name: placeOf(room),
        mark: row?.campusName ?? '',
        reason: inUse.has(room.id) ? '已经排了课' : changed,
      };
    });
  },
  async takeBack({ db }, ids) {
    await db.delete(schoolRoom).where(inArray(schoolRoom.id, [...ids]));
  },
};

const placeOf = ({ building, roomName }: { building: string; roomName: string }) => `${building} ${roomName}`.trim();

const keyOf = (row: { campusId: string | null; building: string; roomName: string }) =>
  JSON.stringify([row.campusId, row.building, row.roomName]);

const kindIn = ({ kindName }: RawRoom): RoomKind | undefined =>
  RoomKind.values.find((value) => RoomKind.labels[value] === kindName);

const thingsIn = ({ equipment }: RawRoom): string[] => [
  ...new Set(equipment.split(/[、,，;；\s]+/).filter((thing) => thing !== '')),
];

const factsOf = (row: RoomRow) => ({
  campusId: row.campusId!,
  building: row.building,
  roomName: row.roomName,
  roomKind: kindIn(row)!,
  seats: Number(row.seats),
  equipment: thingsIn(row),
});

const { building, roomName, seats, equipment } = save.input.shape;

async function checkRooms({ db, user }: UserCtx, rows: readonly RawRoom[]): Promise<RoomRow[]> {
  const { orgNo } = staffOf(user);
  const campuses = new Map((await campusesOf(db, orgNo)).map(({ id, campusName }) => [campusName, id]));
  const known = await db
    .select({ campusId: schoolRoom.campusId, building: schoolRoom.building, roomName: schoolRoom.roomName })
    .from(schoolRoom)
    .where(and(eq(schoolRoom.orgNo, orgNo), enabled(schoolRoom)));
  const taken = new Set(known.map(keyOf));
  const seen = new Map<string, number>();
  return rows.map((raw) => {
    const issues: RowIssue[] = [];
    const complain = (key: KeyOf<RawRoom>, reason: string) => issues.push(issueAt(columns, key, reason));
    const campusId = campuses.get(raw.campusName) ?? null;
    if (campusId === null) complain('campusName', raw.campusName ? `没有校区「${raw.campusName}」` : '请填写校区');
    for (const [key, schema, value] of [
      ['building', building, raw.building],
      ['roomName', roomName, raw.roomName],
      ['seats', seats, raw.seats === '' ? null : Number(raw.seats)],
      ['equipment', equipment, thingsIn(raw)],
    ] as const) {
      const parsed = schema.safeParse(value);
      if (!parsed.success) complain(key, parsed.error.issues[0]!.message);
    }
    if (kindIn(raw) === undefined) complain('kindName', `请填写其中一种：${kindNames}`);
    const row = { ...raw, campusId, issues };
    const first = seen.get(keyOf(row));
    if (first !== undefined) complain('roomName', `和第 ${first} 行重复`);
    else if (taken.has(keyOf(row))) complain('roomName', '这栋楼里已经有这间教室');
    if (first === undefined) seen.set(keyOf(row), raw.row);
    return row;
  });
}
