import { DayKind, GradeRole, RoomKind } from '#contract/rules/school.ts';
import type { Db } from '#server/db/client.ts';
import { grade, gradeStudent } from '#server/db/schema/grade.ts';
import { schoolBell, schoolCampus, schoolDay, schoolRoom, schoolTerm } from '#server/db/schema/school.ts';
import { lesson, lessonClaim, offering, offeringGrade, offeringTeacher } from '#server/db/schema/timetable.ts';
import { timesOf } from '#server/domain/timetable/lessonsOf.ts';
import { makeOrg } from '#seed/make/org.ts';
import type { Person, TestApp } from './testApp.ts';

export const TERM = { schoolYear: '2026-2027', semester: 1, beginOn: '2026-09-07', weeks: 18 } as const;

export const BELLS = ['08:00', '08:50', '09:55', '10:45', '14:00', '14:50', '15:55', '16:45', '18:40', '19:30'].map(
  (beginClock, index) => ({ seq: index + 1, beginClock, endClock: laterBy45(beginClock) }),
);

function laterBy45(clock: string): string {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + 45;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

let next = 0;

/** A school with a semester (2026-09-07, 18 weeks), ten periods a day, National Day off, and its administrator. */
export async function makeSchool(t: TestApp) {
  const { db } = t.database;
  const orgNo = await makeOrg(db, { orgType: 4, orgName: `远山学院${(next += 1)}` });
  const [term] = await db
    .insert(schoolTerm)
    .values({ orgNo, ...TERM })
    .returning();
  await db.insert(schoolBell).values(BELLS.map((bell) => ({ orgNo, ...bell })));
  await db.insert(schoolDay).values({ orgNo, day: '2026-10-01', dayKind: DayKind.holiday, dayName: '国庆节' });
  const [campus] = await db.insert(schoolCampus).values({ orgNo, campusName: '主校区' }).returning();
  const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
  return { orgNo, termId: term!.id, campusId: campus!.id, admin };
}

export type School = Awaited<ReturnType<typeof makeSchool>>;

/** A room of the school. Returns its id. */
export async function makeRoom(db: Db, { orgNo, campusId }: School, wish: { roomName?: string; seats?: number } = {}) {
  const { roomName = `A-${(next += 1)}`, seats = 50 } = wish;
  const facts = { orgNo, campusId, building: '教学楼', roomName, seats, roomKind: RoomKind.classroom };
  const [row] = await db.insert(schoolRoom).values(facts).returning({ id: schoolRoom.id });
  return row!.id;
}

/** A lecturer of the school. */
export const makeTeacher = (t: TestApp, { orgNo }: School, idCardName = '许可为'): Promise<Person> =>
  t.person({ userType: 2, orgNo, idCardName });

/** A class of the school with these people as its students. Returns its id. */
export async function makeGrade(
  db: Db,
  { orgNo, admin }: Pick<School, 'orgNo' | 'admin'>,
  students: readonly Pick<Person, 'userNo'>[] = [],
  teachers: readonly Pick<Person, 'userNo'>[] = [],
): Promise<string> {
  const number = (next += 1);
  const facts = { orgNo, ownerUserNo: admin.userNo, gradeName: `大数据 ${number}`, joinCode: `C${number}` };
  const [row] = await db.insert(grade).values(facts).returning({ id: grade.id });
  const joinedAt = '2026-09-01 08:00:00';
  const rows = [
    ...students.map(({ userNo }) => ({ userNo, gradeRole: GradeRole.student })),
    ...teachers.map(({ userNo }) => ({ userNo, gradeRole: GradeRole.teacher })),
  ];
  if (rows.length > 0) {
    await db.insert(gradeStudent).values(rows.map((one) => ({ ...one, gradeId: row!.id, joinedAt })));
  }
  return row!.id;
}

interface OfferingWish {
  name?: string;
  teachers?: readonly Pick<Person, 'userNo'>[];
  gradeIds?: readonly string[];
  credit?: number;
}

/** An offering of the school; its first teacher is its head. Returns its id. */
export async function makeOffering(db: Db, { orgNo, termId }: School, wish: OfferingWish = {}): Promise<string> {
  const { name = '数据清洗', teachers = [], gradeIds = [], credit = 20 } = wish;
  const facts = { orgNo, termId, offeringName: name, credit, offeringState: 1 } as const;
  const [row] = await db.insert(offering).values(facts).returning({ id: offering.id });
  const offeringId = row!.id;
  if (teachers.length > 0) {
    const rows = teachers.map(({ userNo }, index) => ({ offeringId, userNo, isHead: index === 0 ? 1 : 0 }) as const);
    await db.insert(offeringTeacher).values(rows);
  }
  if (gradeIds.length > 0) await db.insert(offeringGrade).values(gradeIds.map((gradeId) => ({ offeringId, gradeId })));
  return offeringId;
}

interface LessonWish {
  offeringId: string;
  day: string;
  week: number;
  fromBell?: number;
  toBell?: number;
  teachers?: readonly Pick<Person, 'userNo'>[];
  roomId?: string;
  gradeIds?: readonly string[];
}

/** A lesson with what it holds. Returns its id. */
export async function makeLesson(db: Db, { orgNo, termId }: School, wish: LessonWish): Promise<string> {
  const { offeringId, day, week, fromBell = 1, toBell = 2, teachers = [], roomId, gradeIds = [] } = wish;
  const times = timesOf(BELLS, day, { fromBell, toBell })!;
  const facts = { orgNo, termId, offeringId, day, week, fromBell, toBell, ...times };
  const [row] = await db.insert(lesson).values(facts).returning({ id: lesson.id });
  const held = { lessonId: row!.id, ...times };
  const claims = [
    ...teachers.map(({ userNo }) => ({ ...held, teacherUserNo: userNo })),
    ...gradeIds.map((gradeId) => ({ ...held, gradeId })),
    ...(roomId ? [{ ...held, roomId }] : []),
  ];
  if (claims.length > 0) await db.insert(lessonClaim).values(claims);
  return row!.id;
}
