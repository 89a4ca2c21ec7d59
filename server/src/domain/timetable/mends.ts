import { inArray } from 'drizzle-orm';
import { HolderKind, MendKind } from '#contract/rules/scheduleChanges.ts';
import { weekdayOf } from '#contract/rules/calendar.ts';
import type { WeekPlan } from '#contract/rules/calendar.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Clash, Mend } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { grade } from '../../db/schema/grade.ts';
import { userExt } from '../../db/schema/user.ts';
import { calendarOf } from './calendarOf.ts';
import { freeRooms } from './freeRooms.ts';
import type { FreeRoom } from './freeRooms.ts';
import { freeTimes } from './freeTimes.ts';
import type { FreeSlot } from './freeTimes.ts';
import type { Holders } from './holders.ts';
import { lessonsOf } from './lessonsOf.ts';
import type { SchoolCalendar, Slot } from './lessonsOf.ts';
import { heldLessons, withFollowing } from './scope.ts';

/** What shall go somewhere, and what it holds. */
export interface Moving {
  orgNo: string;
  /** Null for what is only planned. */
  lessonId: string | null;
  offeringName: string;
  slot: Slot;
  weeks: WeekPlan;
  calendar: SchoolCalendar;
  holders: Holders;
  studentCount: number;
  /** What it holds now is free for it. */
  except: readonly string[];
  /** Where it must not stay: there comes what it makes way for. */
  avoid?: Slot;
  /** The lesson that is moved with those after it, and the weeks in which every one of them needs a day. */
  moved?: { revision: number; weeks: readonly number[] };
  now: Date;
}

const MOST = 3;

/**
 * The ways out of clashes, those that touch the fewest people first (★G1): another time for this one, another room at
 * the same time, another time for the other one. Nothing is offered that would clash again.
 */
export async function mendsOf(db: Db, moving: Moving, clashes: readonly Clash[]): Promise<Mend[]> {
  const found: Mend[] = [];
  if (clashes.every(({ holderKind }) => holderKind === HolderKind.room)) found.push(...(await otherRoom(db, moving)));
  found.push(...(await otherTime(db, moving, MendKind.time, MOST - 1)));
  const others = new Set(clashes.map(({ lessonIds }) => lessonIds.join()));
  if (others.size === 1) found.push(...(await otherMoves(db, moving, clashes[0]!)));
  return found.toSorted((x, y) => x.studentCount - y.studentCount).slice(0, MOST);
}

async function otherRoom(db: Db, moving: Moving): Promise<Mend[]> {
  const { orgNo, slot, weeks, calendar, holders, studentCount, except } = moving;
  const times = lessonsOf({ ...slot, ...weeks }, calendar);
  const [room] = await freeRooms(db, { orgNo, times, like: holders.roomId, seats: studentCount, except, most: 1 });
  return room ? [await mendAt(db, moving, MendKind.room, slot, room)] : [];
}

/** The nearest free times, in days of the week first. */
async function otherTime(db: Db, moving: Moving, mendKind: MendKind, most: number): Promise<Mend[]> {
  const { orgNo, slot, weeks, calendar, holders, studentCount, except, avoid, moved } = moving;
  const length = slot.toBell - slot.fromBell + 1;
  const free = await freeTimes(db, { holders, calendar, weeks, length, except });
  const full = lessonsOf({ ...slot, ...weeks }, calendar).length;
  const near = free
    .filter(
      (one) =>
        (moved ? hasAll(one, moved.weeks) : one.times.length >= full) &&
        !(avoid && overlap(one, avoid)) &&
        !isSame(one, slot),
    )
    .toSorted((x, y) => distance(x, slot) - distance(y, slot));
  const found: Mend[] = [];
  for (const one of near.slice(0, most * 3)) {
    if (found.length >= most) break;
    const wish = { orgNo, times: one.times, like: holders.roomId, seats: studentCount, except, most: 1 };
    const [room] = holders.roomId === null ? [undefined] : await freeRooms(db, wish);
    if (holders.roomId === null || room) found.push(await mendAt(db, moving, mendKind, one, room));
  }
  return found;
}

/** Weekends and evenings are further away than any hour of a working day. */
const distance = (to: Slot, from: Slot): number =>
  (to.weekday > 5 ? 100 : 0) +
  (to.fromBell > 8 ? 50 : 0) +
  Math.abs(to.weekday - from.weekday) * 4 +
  Math.abs(to.fromBell - from.fromBell);

const overlap = (one: Slot, other: Slot): boolean =>
  one.weekday === other.weekday && one.fromBell <= other.toBell && one.toBell >= other.fromBell;

/** Another room at the same time is a way of its own. */
const isSame = (one: Slot, other: Slot): boolean =>
  one.weekday === other.weekday && one.fromBell === other.fromBell && one.toBell === other.toBell;

/** Every week has a day there, the first one on the weekday itself: from that day the others take theirs. */
const hasAll = ({ weekday, times }: FreeSlot, weeks: readonly number[]): boolean =>
  weeks.every((week) => times.some((time) => time.week === week)) &&
  times.some(({ week, day }) => week === weeks[0] && weekdayOf(day) === weekday);

/** The other one goes away with all that follows it; what has already been held stays where it is. */
async function otherMoves(db: Db, { orgNo, except, slot, now }: Moving, clash: Clash): Promise<Mend[]> {
  const [first] = await heldLessons(db, orgNo, clash.lessonIds);
  if (!first || first.beginsAt <= wireTime(now)) return [];
  const lessons = await withFollowing(db, orgNo, first);
  const weeks = lessons.map(({ week }) => week);
  const other: Moving = {
    orgNo,
    lessonId: first.id,
    offeringName: first.offeringName,
    slot: { weekday: weekdayOf(first.day), fromBell: first.fromBell, toBell: first.toBell },
    weeks: { fromWeek: Math.min(...weeks), toWeek: Math.max(...weeks), parity: 0 },
    calendar: await calendarOf(db, orgNo, first.termId),
    holders: first.holders,
    studentCount: first.studentCount,
    except: [...except, ...lessons.map(({ id }) => id)],
    avoid: slot,
    moved: { revision: first.revision, weeks },
    now,
  };
  return otherTime(db, other, MendKind.other, 1);
}

async function mendAt(
  db: Db,
  moving: Moving,
  mendKind: MendKind,
  slot: Slot & Partial<Pick<FreeSlot, 'times'>>,
  room: FreeRoom | undefined,
): Promise<Mend> {
  const { lessonId, offeringName, holders, studentCount, moved } = moving;
  const { weekday, fromBell, toBell } = slot;
  return {
    mendKind,
    lessonId,
    revision: moved?.revision ?? null,
    day: (moved && slot.times?.find(({ week }) => week === moved.weeks[0])?.day) ?? null,
    offeringName,
    weekday,
    fromBell,
    toBell,
    roomId: room?.id ?? null,
    roomName: room?.roomName ?? '',
    ...(await namesOf(db, holders)),
    studentCount,
  };
}

async function namesOf(db: Db, { teacherUserNos, gradeIds }: Holders) {
  const teachers =
    teacherUserNos.length === 0
      ? []
      : await db
          .select()
          .from(userExt)
          .where(inArray(userExt.userNo, [...teacherUserNos]));
  const grades =
    gradeIds.length === 0
      ? []
      : await db
          .select()
          .from(grade)
          .where(inArray(grade.id, [...gradeIds]));
  return {
    teacherNames: teachers.map(({ idCardName, nickname }) => idCardName || nickname),
    gradeNames: grades.map(({ gradeName }) => gradeName),
  };
}
