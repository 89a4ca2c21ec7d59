import { and, asc, desc, eq, gte, ilike, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayAfter } from '#contract/rules/calendar.ts';
import { GradeState, LessonState } from '#contract/rules/school.ts';
import type { RoomKind } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { schoolBell, schoolCampus, schoolRoom } from '../../db/schema/school.ts';
import { lessonClaim } from '../../db/schema/timetable.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { timesOf } from './lessonsOf.ts';

type Whose = Pick<SessionUser, 'orgNo' | 'userNo'>;

/** Of one's own school; nobody's without one. */
const inSchool = (column: typeof grade.orgNo | typeof schoolRoom.orgNo | typeof userIdentity.orgNo, { orgNo }: Whose) =>
  orgNo === null ? sql`false` : eq(column, orgNo);

/** The lecturers of one's school by name; the school is read first, and names only of those it has. */
export function listTeachers(db: Db, user: Whose, keyword: string, request: PageRequest) {
  const ofSchool = and(
    inSchool(userIdentity.orgNo, user),
    eq(userIdentity.userType, UserType.lecturer),
    enabled(userIdentity),
  );
  // distinct keeps the planner from beginning with the names of everybody
  const who = db.selectDistinct({ userNo: userIdentity.userNo }).from(userIdentity).where(ofSchool).as('who');
  const { idCardName, nickname, userNo } = userExt;
  const named = keyword ? or(ilike(idCardName, containing(keyword)), ilike(nickname, containing(keyword))) : undefined;
  const name = sql<string>`coalesce(nullif(${idCardName}, ''), nullif(${nickname}, ''), '教师')`;
  const rows = db
    .select({ id: who.userNo, name })
    .from(who)
    .innerJoin(userExt, eq(userNo, who.userNo))
    .where(named)
    .orderBy(asc(name), desc(who.userNo))
    .$dynamic();
  const found = db.select({ userNo: who.userNo }).from(who).innerJoin(userExt, eq(userNo, who.userNo)).where(named);
  return paginate(request, rows, () => db.$count(found.as('found')));
}

/** The classes of one's school by name, those one is in first. */
export function listGrades(db: Db, user: Whose, keyword: string, request: PageRequest) {
  const where = and(
    inSchool(grade.orgNo, user),
    enabled(grade),
    eq(grade.gradeState, GradeState.running),
    keyword ? ilike(grade.gradeName, containing(keyword)) : undefined,
  );
  const own = sql`exists (select from ${gradeStudent} where ${gradeStudent.gradeId} = ${grade.id} and ${gradeStudent.userNo} = ${user.userNo} and ${enabled(gradeStudent)})`;
  const rows = db
    .select({ id: grade.id, name: grade.gradeName })
    .from(grade)
    .where(where)
    .orderBy(desc(own), asc(grade.gradeName), desc(grade.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(grade, where));
}

const roomName = sql<string>`concat_ws(' ', nullif(nullif(${schoolRoom.building}, ''), ${schoolRoom.roomName}), ${schoolRoom.roomName})`;

function pageOfRooms(db: Db, where: SQL | undefined, request: PageRequest, order: SQL[]) {
  const { id, seats, roomKind } = schoolRoom;
  const rows = db
    .select({ id, name: roomName, seats, roomKind, campusName: schoolCampus.campusName })
    .from(schoolRoom)
    .innerJoin(schoolCampus, eq(schoolCampus.id, schoolRoom.campusId))
    .where(where)
    .orderBy(...order, desc(id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(schoolRoom, where));
}

/** The rooms of one's school by building and name. */
export function listRooms(db: Db, user: Whose, keyword: string, request: PageRequest) {
  const where = and(
    inSchool(schoolRoom.orgNo, user),
    enabled(schoolRoom),
    keyword ? ilike(roomName, containing(keyword)) : undefined,
  );
  return pageOfRooms(db, where, request, [asc(roomName)]);
}

interface Wanted {
  day: string;
  fromBell: number;
  toBell: number;
  seats: number;
  roomKind?: RoomKind | undefined;
}

/**
 * The rooms that nothing is held in at a time, the smallest that is large enough first.
 * @throws INVALID_INPUT for periods that the school does not have
 */
export async function listFreeRooms(db: Db, user: Whose, wanted: Wanted, request: PageRequest) {
  const { day, seats, roomKind } = wanted;
  const bells = user.orgNo === null ? [] : await db.select().from(schoolBell).where(eq(schoolBell.orgNo, user.orgNo));
  const times = wanted.fromBell <= wanted.toBell ? timesOf(bells, day, wanted) : undefined;
  if (!times) throw fail(INVALID_INPUT, undefined, { issues: [{ path: 'toBell', message: '学校没有这样的节次' }] });
  const held = db
    .select({ one: sql`1` })
    .from(lessonClaim)
    .where(
      and(
        eq(lessonClaim.roomId, schoolRoom.id),
        eq(lessonClaim.lessonState, LessonState.held),
        // the index begins with the room and the beginning: a lesson that lasts into this one began on the same day
        sql`${lessonClaim.beginsAt} >= ${`${day} 00:00:00`}::timestamptz and ${lessonClaim.beginsAt} < ${times.endsAt}::timestamptz`,
        sql`${lessonClaim.endsAt} > ${times.beginsAt}::timestamptz and ${lessonClaim.beginsAt} < ${`${dayAfter(day, 1)} 00:00:00`}::timestamptz`,
      ),
    );
  const where = and(
    inSchool(schoolRoom.orgNo, user),
    enabled(schoolRoom),
    gte(schoolRoom.seats, seats),
    roomKind ? eq(schoolRoom.roomKind, roomKind) : undefined,
    notExists(held),
  );
  return pageOfRooms(db, where, request, [asc(schoolRoom.seats)]);
}
