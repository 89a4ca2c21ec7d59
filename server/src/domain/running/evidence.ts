import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Evidence, RunEvent } from '#contract/exam/runningShapes.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { causeOf, medianOf } from '#contract/rules/running.ts';
import type { Outage } from '#contract/rules/running.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { answerLog, sittingEvent } from '../../db/schema/sitting.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { takenBack } from '../marking/serverTurn.ts';
import { outagesIn } from './outages.ts';
import { watchedSitting } from './policies.ts';
import { runRows, shownName } from './rows.ts';
import type { RunRows } from './rows.ts';

const MOST_EVENTS = 500;
/** After coming back, within which a changed answer is worth a line. */
const CHANGE_SECONDS = 60;

/** What is on record about a sitting, with what the others did for comparison. @throws SITTING_GONE */
export async function evidenceOf(ctx: UserCtx, sittingId: string): Promise<Evidence> {
  const { db, user, now } = ctx;
  const { sitting, of } = await watchedSitting(ctx, sittingId);
  const outages = await outagesIn(db, of.id, now);
  const rows = await comparedRows(db, runRows(db, of, outages, now));
  const row = rows.find(({ candidateId }) => candidateId === sitting.candidateId)!;
  const begun = rows.filter(({ sittingId: id }) => id !== null);
  const compared = (read: (one: Row) => number | null) => ({
    own: read(row),
    median: medianOf(begun.map(read).filter((value) => value !== null)),
  });
  const names = await namesOf(db, [sitting.verdictUserNo, sitting.confirmUserNo]);
  const { title, assessmentKind } = of;
  const { candidateId, candidateNo, userName, studentNumber, runState, isSuspicious } = row;
  return {
    title,
    assessmentKind,
    candidateId,
    candidateNo,
    userName,
    studentNumber,
    runState,
    isSuspicious,
    assessmentId: of.id,
    sittingId: sitting.id,
    attempt: sitting.attempt,
    beganAt: sitting.beganAt,
    submittedAt: sitting.submittedAt,
    events: await eventsOf(db, sitting.id, outages),
    compared: {
      leaves: compared(({ leaves }) => leaves),
      awaySeconds: compared(({ awaySeconds }) => awaySeconds),
      copies: compared(({ copies }) => copies),
      secondsPerItem: compared(secondsPerItem),
    },
    verdict: sitting.verdict,
    verdictReason: sitting.verdictReason,
    verdictName: names.get(sitting.verdictUserNo ?? '') ?? '',
    confirmName: names.get(sitting.confirmUserNo ?? '') ?? '',
    isOwnVerdict: sitting.verdictUserNo === user.userNo ? 1 : 0,
  };
}

/** Everybody, with what is compared and nothing else. */
const comparedRows = (db: Db, run: RunRows) =>
  db
    .select({
      candidateId: run.candidateId,
      candidateNo: run.candidateNo,
      sittingId: run.sittingId,
      userName: run.userName,
      studentNumber: run.studentNumber,
      runState: run.runState,
      isSuspicious: run.isSuspicious,
      leaves: run.leaves,
      awaySeconds: run.awaySeconds,
      copies: run.copies,
      beganAt: run.beganAt,
      lastSavedAt: run.lastSavedAt,
      countAnswered: run.countAnswered,
    })
    .from(run);

type Row = Awaited<ReturnType<typeof comparedRows>>[number];

function secondsPerItem({ beganAt, lastSavedAt, countAnswered }: Row): number | null {
  if (beganAt === null || lastSavedAt === null || countAnswered === 0) return null;
  return Math.round((momentOf(lastSavedAt).getTime() - momentOf(beganAt).getTime()) / 1000 / countAnswered);
}

async function namesOf(db: Db, userNos: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = userNos.filter((userNo) => userNo !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ userNo: userExt.userNo, name: shownName })
    .from(userExt)
    .where(sql`${userExt.userNo} in ${known}`);
  return new Map(rows.map(({ userNo, name }) => [userNo, name]));
}

const earlier = alias(answerLog, 'earlier');

/** Answers given before that were changed right after somebody came back. */
const changed = sql<number>`case when ${sittingEvent.eventKind} = ${SittingEventKind.left} then (
  select count(distinct ${answerLog.slot})::int from ${answerLog}
  where ${answerLog.sittingId} = ${sittingEvent.sittingId} and not (${takenBack})
    and ${answerLog.storedAt} >= ${sittingEvent.at} + make_interval(secs => ${sittingEvent.seconds})
    and ${answerLog.storedAt} <= ${sittingEvent.at} + make_interval(secs => ${sittingEvent.seconds} + ${CHANGE_SECONDS}::int)
    and exists (select 1 from ${answerLog} ${sql.identifier('earlier')}
      where ${earlier.sittingId} = ${answerLog.sittingId} and ${earlier.slot} = ${answerLog.slot}
        and ${earlier.seq} < ${answerLog.seq})
  ) else 0 end`;

async function eventsOf(db: Db, sittingId: string, outages: readonly Outage[]): Promise<RunEvent[]> {
  const { id, eventKind, at, seconds, detail, explanation, explainedAt } = sittingEvent;
  const rows = await db
    .select({
      id,
      eventKind,
      at,
      seconds,
      detail,
      explanation,
      explainedAt,
      actorName: sql<string>`coalesce(${shownName}, '')`,
      countChanged: changed,
    })
    .from(sittingEvent)
    .leftJoin(userExt, eq(userExt.userNo, sittingEvent.actorUserNo))
    .where(eq(sittingEvent.sittingId, sittingId))
    .orderBy(asc(at), asc(id))
    .limit(MOST_EVENTS);
  return rows.map((row) => {
    const cause = technical.has(row.eventKind)
      ? causeOf(outages, momentOf(row.at).getTime() / 1000, row.seconds)
      : undefined;
    return { ...row, offlineThen: cause?.people ?? 0 };
  });
}

const { left, copied, pasted, leftFullScreen, device, offline } = SittingEventKind;
const technical: ReadonlySet<SittingEventKind> = new Set([left, copied, pasted, leftFullScreen, device, offline]);
