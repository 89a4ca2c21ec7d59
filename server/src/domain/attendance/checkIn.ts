import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AttendanceState, CheckInWay, metresBetween, MOST_TRIES, TICKET_SECONDS } from '#contract/rules/attendance.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { checkIn } from '#contract/user/attendance.ts';
import {
  CHECK_IN_CLOSED,
  CHECKED_IN,
  CODE_EARLIER,
  CODE_OLD,
  CODE_WRONG,
  NOT_ON_ROSTER,
  PLACE_NEEDED,
  TICKET_OLD,
  TRIES_USED,
} from '#contract/user/attendance.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { attendanceRecord, attendanceSession } from '../../db/schema/attendance.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { offeringsOf } from '../school/roster.ts';
import { issuedAt, markOf, stepAt, stepOf, ticketFor } from './codes.ts';
import { isOpen, tellWatchers } from './session.ts';
import type { SessionRow } from './session.ts';

type Given = OutputOf<typeof checkIn.input>;

const MINUTE = 60;

/** Hands a device its ticket for a check-in. @throws CHECK_IN_CLOSED, NOT_ON_ROSTER */
export async function ticketOf({ db, user, now }: UserCtx, id: string, device: string) {
  const session = await openFor(db, id, user.userNo, now);
  return { ticket: ticketFor(session.secret, { userNo: user.userNo, device }, now), seconds: TICKET_SECONDS };
}

/**
 * Checks somebody in. Runs outside a transaction, because tries that fail count; what it writes onto the roll is one
 * statement, so of two at once one is told that the other was first.
 * @throws what `checkIn` declares
 */
export async function checkInNow(ctx: UserCtx, given: Given) {
  const { db, user, now } = ctx;
  const session = await openFor(db, given.id, user.userNo, now);
  const { count } = await countUp(db, ['checkIn', given.id, user.userNo], { seconds: MINUTE }, now);
  if (count > MOST_TRIES) throw fail(TRIES_USED);
  mustBeShown(session, given, user.userNo, now);
  const found = placeIn(session, given);
  const at = wireTime(now);
  const attendanceState = at > session.lateAt ? AttendanceState.late : AttendanceState.present;
  await db.transaction(async (tx) => {
    const row = {
      lessonId: session.lessonId,
      userNo: user.userNo,
      attendanceState,
      way: found ? CheckInWay.place : given.isScanned === 1 ? CheckInWay.scan : CheckInWay.code,
      at,
      device: markOf(session.secret, given.device),
      ...found,
    };
    const { lessonId: _lesson, userNo: _user, ...set } = row;
    const written = await tx
      .insert(attendanceRecord)
      .values(row)
      .onConflictDoUpdate({ target: [attendanceRecord.lessonId, attendanceRecord.userNo], set, setWhere: unwritten })
      .returning({ tells: tellsOf(session.id) });
    if (written.length === 0) throw fail(CHECKED_IN);
    if (written[0]!.tells) await tellWatchers(tx, session);
  });
  return { attendanceState, at };
}

/**
 * Of those who check in at the same moment one tells the teacher: transactions that notify commit one after the other,
 * and a whole hall would wait for that. Who is not told of is seen with the next code.
 */
const tellsOf = (id: string) => sql<boolean>`pg_try_advisory_xact_lock(hashtext('rollMoved'), hashtext(${id}))`;

/** Written down when the check-in was closed, which was opened again. */
const unwritten = eq(attendanceRecord.way, CheckInWay.closing);

async function openFor(db: Db, id: string, userNo: string, now: Date): Promise<SessionRow> {
  const onRoster = inArray(lesson.offeringId, offeringsOf(db, userNo));
  const [row] = await db
    .select({ session: attendanceSession, onRoster: sql<boolean>`${onRoster}` })
    .from(attendanceSession)
    .innerJoin(lesson, eq(lesson.id, attendanceSession.lessonId))
    .where(and(eq(attendanceSession.id, id), enabled(attendanceSession)));
  if (!row) throw fail(CHECK_IN_CLOSED);
  if (!row.onRoster) throw fail(NOT_ON_ROSTER);
  if (!isOpen(row.session, now)) throw fail(CHECK_IN_CLOSED);
  return row.session;
}

/** The code is shown now, or was a moment ago, and this device had asked before it went. */
function mustBeShown({ secret }: SessionRow, { code, ticket, device }: Given, userNo: string, now: Date): void {
  const issued = issuedAt(secret, { userNo, device }, ticket, now);
  if (!issued) throw fail(TICKET_OLD);
  const step = stepOf(secret, code, now);
  if (step === undefined) throw fail(CODE_WRONG);
  if (step < stepAt(now) - 1) throw fail(CODE_OLD);
  if (step < stepAt(issued)) throw fail(CODE_EARLIER);
}

/** How far from the place of the check-in the device is; undefined where nobody asks. Being far away refuses nobody. */
function placeIn({ latitude, longitude }: SessionRow, given: Given) {
  if (latitude === null || longitude === null) return undefined;
  if (given.latitude === undefined || given.longitude === undefined) throw fail(PLACE_NEEDED);
  const here = { latitude: given.latitude, longitude: given.longitude };
  return {
    distance: metresBetween({ latitude, longitude }, here),
    accuracy: given.accuracy === undefined ? null : Math.round(given.accuracy),
  };
}
