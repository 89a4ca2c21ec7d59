import { eq } from 'drizzle-orm';
import { subjects } from '#seed/data/school.ts';
import { RoomKind } from '#contract/rules/school.ts';
import { schoolBell, schoolDay, schoolRoom } from '#server/db/schema/school.ts';
import { lesson, lessonClaim, lessonSeries } from '#server/db/schema/timetable.ts';
import { lessonsOf } from '#server/domain/timetable/lessonsOf.ts';
import { insertAll, insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { SchoolStep, SeedOffering, SeedTerm } from './world.ts';

/** Where a lesson may be in the week: two periods of a day, mornings and afternoons. */
const slots = [1, 3, 5, 7].flatMap((fromBell) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromBell, toBell: fromBell + 1 })),
);

interface Room {
  id: string;
  roomKind: number;
}

/** The timetable of a semester: every offering at times at which its class, its teacher and a fitting room are free. */
export async function loadTimetable(
  step: SchoolStep,
  term: SeedTerm,
  offerings: readonly SeedOffering[],
): Promise<void> {
  const { db, orgNo } = step;
  const bells = await db.select().from(schoolBell).where(eq(schoolBell.orgNo, orgNo));
  const changed = await db.select().from(schoolDay).where(eq(schoolDay.orgNo, orgNo));
  const rooms = await db.select().from(schoolRoom).where(eq(schoolRoom.orgNo, orgNo)).orderBy(schoolRoom.id);
  const placed = place(offerings, rooms);
  const seriesIds = await takeIds(db, placed.length);
  const weeks = { fromWeek: 1, toWeek: term.weeks - 2 };
  const series = placed.map(({ offering, roomId, ...plan }, index) => {
    return { id: seriesIds[index]!, offering, roomId, plan: { ...plan, ...weeks } };
  });
  await insertAll(
    db,
    lessonSeries,
    series.map(({ id, offering, plan }) => ({ id, orgNo, offeringId: offering.id, ...plan })),
  );
  const planned = series.flatMap(({ id, offering, roomId, plan }) =>
    lessonsOf(plan, { term, bells, changed }).map((one) => ({ seriesId: id, offering, roomId, one })),
  );
  const ids = await takeIds(db, planned.length);
  await insertAll(
    db,
    lesson,
    planned.map(({ seriesId, offering, one }, index) => {
      return { id: ids[index]!, orgNo, termId: term.id, offeringId: offering.id, seriesId, ...one };
    }),
  );
  const claims = planned.flatMap(({ offering, roomId, one: { beginsAt, endsAt } }, index) => {
    const held = { lessonId: ids[index]!, beginsAt, endsAt };
    return [
      { ...held, roomId },
      { ...held, gradeId: offering.gradeId },
      ...offering.teachers.map((teacherUserNo) => ({ ...held, teacherUserNo })),
    ];
  });
  await insertNew(db, lessonClaim, claims);
}

/** Gives each lesson of a week the first time at which nobody is taken, and at which its class is not at the same subject. */
function place(offerings: readonly SeedOffering[], rooms: readonly Room[]) {
  const taken = new Set<string>();
  return offerings.flatMap((offering, order) => {
    const { weekly, room, parity = 0 } = subjects[offering.subject]!;
    const days = new Set<number>();
    return Array.from({ length: weekly }, (_, lessonNo) => {
      const turned = slots.map((_slot, index) => slots[(index + order * 7 + lessonNo * 9) % slots.length]!);
      for (const slot of turned) {
        if (days.has(slot.weekday)) continue;
        const isFree = (id: string): boolean => !taken.has(`${id} ${slot.weekday} ${slot.fromBell}`);
        if (![offering.gradeId, ...offering.teachers].every(isFree)) continue;
        const found = fitting(rooms, room).find(({ id }) => isFree(id));
        if (!found) continue;
        for (const id of [offering.gradeId, ...offering.teachers, found.id])
          taken.add(`${id} ${slot.weekday} ${slot.fromBell}`);
        days.add(slot.weekday);
        return { offering, roomId: found.id, ...slot, parity };
      }
      throw new Error(`no time for ${offering.subject}`);
    });
  });
}

/** Rooms of the wished kind first, then the ordinary ones. */
const fitting = (rooms: readonly Room[], kind: RoomKind): Room[] => [
  ...rooms.filter(({ roomKind }) => roomKind === kind),
  ...rooms.filter(({ roomKind }) => roomKind !== kind && roomKind === RoomKind.classroom),
];
