import { bells, campuses, rooms } from '#seed/data/school.ts';
import { dayAfter, weekdayOf } from '#contract/rules/calendar.ts';
import { holidayYears, publicDays } from '#contract/rules/publicHolidays.ts';
import { Semester } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { schoolBell, schoolCampus, schoolDay, schoolRoom, schoolTerm } from '#server/db/schema/school.ts';
import type { SchoolStep, SeedTerm } from './world.ts';

const WEEKS = 18;
/** The current semester is in its twelfth week, the one before began half a year earlier. */
const WEEKS_GONE = 11;
const HALF_YEAR = 26 * 7;
const MINUTES = 45;

/** Two semesters, the day's periods, the public holidays, campuses and rooms. The current semester comes first. */
export async function loadCalendar({ db, now, orgNo }: SchoolStep): Promise<SeedTerm[]> {
  const today = wireTime(now).slice(0, 10);
  const beginOn = dayAfter(today, 1 - weekdayOf(today) - WEEKS_GONE * 7);
  const terms = [beginOn, dayAfter(beginOn, -HALF_YEAR)].map((day) => ({
    ...namesOf(day),
    beginOn: day,
    weeks: WEEKS,
    orgNo,
  }));
  const rows = await db.insert(schoolTerm).values(terms).returning();
  await db
    .insert(schoolBell)
    .values(
      bells.map((beginClock, index) => ({ orgNo, seq: index + 1, beginClock, endClock: later(beginClock, MINUTES) })),
    );
  const [first, last] = [terms[1]!.beginOn, dayAfter(beginOn, WEEKS * 7)];
  const changed = holidayYears.flatMap(publicDays).filter(({ day }) => day >= first && day < last);
  if (changed.length > 0) await db.insert(schoolDay).values(changed.map((day) => ({ orgNo, ...day })));
  await loadRooms({ db, orgNo });
  return rows.map(({ id, ...term }, index) => ({
    id,
    beginOn: term.beginOn,
    weeks: term.weeks,
    isCurrent: index === 0,
  }));
}

/** A semester that begins in the second half of a year is the first of its school year. */
function namesOf(beginOn: string) {
  const [year, month] = [Number(beginOn.slice(0, 4)), Number(beginOn.slice(5, 7))];
  return month >= 7
    ? { schoolYear: `${year}-${year + 1}`, semester: Semester.first }
    : { schoolYear: `${year - 1}-${year}`, semester: Semester.second };
}

async function loadRooms({ db, orgNo }: Pick<SchoolStep, 'db' | 'orgNo'>): Promise<void> {
  const places = await db
    .insert(schoolCampus)
    .values(campuses.map(({ name, address }) => ({ orgNo, campusName: name, address })))
    .returning({ id: schoolCampus.id, campusName: schoolCampus.campusName });
  const idOf = new Map(places.map(({ id, campusName }) => [campusName, id]));
  const rows = rooms.map(({ campus, building, name, kind, seats, equipment }) => {
    return { orgNo, campusId: idOf.get(campus)!, building, roomName: name, roomKind: kind, seats, equipment };
  });
  await db.insert(schoolRoom).values(rows);
}

function later(clock: string, minutes: number): string {
  const [hour, minute] = clock.split(':').map(Number);
  const total = hour! * 60 + minute! + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
