import { and, eq, inArray, sql } from 'drizzle-orm';
import { Semester } from '#contract/rules/school.ts';
import { lastDayOf } from '#contract/rules/calendar.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolRoom, schoolTerm } from '../../db/schema/school.ts';
import { offering, offeringTeacher } from '../../db/schema/timetable.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import { rosterOf } from '../school/roster.ts';
import { calendarOf } from './calendarOf.ts';
import type { NamedCalendar } from './calendarOf.ts';

export interface KnownOffering {
  id: string;
  offeringName: string;
  termId: string;
  offeringState: number;
  gradeIds: string[];
  gradeNames: string[];
  teacherUserNos: string[];
  studentCount: number;
}

/** What the lines of a timetable may name at a school; few statements, however much there is. */
export interface SheetWorld {
  calendars: Map<string, NamedCalendar & { id: string }>;
  offerings: KnownOffering[];
  rooms: { id: string; roomName: string; fullName: string; seats: number }[];
  teachers: Map<string, string[]>;
}

export const termName = ({ schoolYear, semester }: { schoolYear: string; semester: Semester }): string =>
  `${schoolYear} ${Semester.labels[semester]}`;

export async function sheetWorld(db: Db, orgNo: string, wantedTerms: readonly string[]): Promise<SheetWorld> {
  const terms = await db
    .select()
    .from(schoolTerm)
    .where(and(eq(schoolTerm.orgNo, orgNo), enabled(schoolTerm)));
  const named = terms.filter((term) => wantedTerms.includes(termName(term)));
  const calendars = new Map<string, NamedCalendar & { id: string }>();
  for (const term of named) calendars.set(termName(term), { ...(await calendarOf(db, orgNo, term.id)), id: term.id });
  const rooms = await db
    .select()
    .from(schoolRoom)
    .where(and(eq(schoolRoom.orgNo, orgNo), enabled(schoolRoom)));
  const teachers = await db
    .selectDistinct({ userNo: userIdentity.userNo, name: userExt.idCardName })
    .from(userIdentity)
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(and(eq(userIdentity.orgNo, orgNo), eq(userIdentity.userType, UserType.lecturer), enabled(userIdentity)));
  const byName = Map.groupBy(teachers, ({ name }) => name);
  return {
    calendars,
    offerings: await offeringsIn(
      db,
      orgNo,
      named.map(({ id }) => id),
    ),
    rooms: rooms.map(({ id, roomName, building, seats }) => ({
      id,
      roomName,
      fullName: `${building} ${roomName}`.trim(),
      seats,
    })),
    teachers: new Map([...byName].map(([name, some]) => [name, some.map(({ userNo }) => userNo)])),
  };
}

async function offeringsIn(db: Db, orgNo: string, termIds: readonly string[]): Promise<KnownOffering[]> {
  if (termIds.length === 0) return [];
  const grades = (column: string) => sql<string[]>`coalesce((select array_agg(${sql.raw(column)}::text order by g.id)
    from offering_grade og join grade g on g.id = og.grade_id where og.offering_id = "offering"."id"), '{}')`;
  const rows = await db
    .select({
      id: offering.id,
      offeringName: offering.offeringName,
      termId: offering.termId,
      offeringState: offering.offeringState,
      gradeIds: grades('g.id'),
      gradeNames: grades('g.grade_name'),
    })
    .from(offering)
    .where(and(eq(offering.orgNo, orgNo), inArray(offering.termId, [...termIds]), enabled(offering)));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const led = Map.groupBy(
    await db.select().from(offeringTeacher).where(inArray(offeringTeacher.offeringId, ids)),
    ({ offeringId }) => offeringId,
  );
  const counted = Map.groupBy(await rosterOf(db, ids), ({ offeringId }) => offeringId);
  return rows.map((row) => ({
    ...row,
    teacherUserNos: (led.get(row.id) ?? []).map(({ userNo }) => userNo),
    studentCount: counted.get(row.id)?.length ?? 0,
  }));
}

/** The days that the semesters of a sheet cover; null for none. */
export function stretchOf({ calendars }: SheetWorld): { from: string; to: string } | null {
  const terms = [...calendars.values()].map(({ term }) => term);
  if (terms.length === 0) return null;
  const days = terms.flatMap((term) => [term.beginOn, lastDayOf(term)]).toSorted();
  return { from: `${days[0]!} 00:00:00`, to: `${days.at(-1)!} 23:59:59` };
}
