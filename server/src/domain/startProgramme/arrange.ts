import { and, eq, ne } from 'drizzle-orm';
import { AppealState } from '#contract/rules/appeals.ts';
import { dayAfter } from '#contract/rules/calendar.ts';
import {
  assignReadings,
  LATER_DAYS,
  missingRounds,
  ReadingState,
  StartApplicationState,
} from '#contract/rules/startProgrammes.ts';
import type { GivenTotal } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { startApplication, startProgramme, startReading } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { teamsOf } from './blind.ts';
import { acceptedReaders, READING_DESK } from './readers.ts';

type Programme = typeof startProgramme.$inferSelect;

/** A statement takes 65535 parameters. */
const ROWS_AT_ONCE = 2000;

/** The readings of an application that count: asked for or given. */
export interface Standing {
  id: string;
  projectId: string;
  score: number | null;
  isUpheld: boolean;
  given: GivenTotal[];
  /** Whoever was asked, also those whom somebody else replaced. */
  asked: Set<string>;
}

/** How every application of a programme stands with its readers, in two queries. */
export async function standingsOf(db: Db, programmeId: string, only?: string): Promise<Standing[]> {
  const counted = and(
    eq(startApplication.programmeId, programmeId),
    ne(startApplication.applicationState, StartApplicationState.withdrawn),
    only === undefined ? undefined : eq(startApplication.id, only),
  );
  const { id, projectId, score, appealState } = startApplication;
  const applications = await db.select({ id, projectId, score, appealState }).from(startApplication).where(counted);
  const readings = await db
    .select({
      applicationId: startReading.applicationId,
      userNo: startReading.userNo,
      round: startReading.round,
      readingState: startReading.readingState,
      total: startReading.total,
    })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .where(counted);
  const by = Map.groupBy(readings, ({ applicationId }) => applicationId);
  return applications.map(({ appealState: appeal, ...row }) => {
    const own = by.get(row.id) ?? [];
    return {
      ...row,
      isUpheld: appeal === AppealState.granted,
      given: own.filter(({ readingState }) => readingState !== ReadingState.replaced),
      asked: new Set(own.map(({ userNo }) => userNo)),
    };
  });
}

/**
 * Asks readers for whatever nobody is asked to read yet: those who have the least, never somebody of the team and never
 * the same twice. The caller holds the programme.
 * @returns the applications for which there is nobody
 */
export async function fillReadings(ctx: UserCtx, programme: Programme, only?: string): Promise<string[]> {
  const { db } = ctx;
  const standings = await standingsOf(db, programme.id);
  const lacking = standings
    .filter(({ id }) => only === undefined || id === only)
    .map((one) => ({ ...one, rounds: missingRounds(one.given, programme.spread, one.isUpheld) }))
    .filter(({ rounds }) => rounds.length > 0);
  if (lacking.length === 0) return [];
  const teams = await teamsOf(
    db,
    lacking.map(({ projectId }) => projectId),
  );
  const { assigned, short } = assignReadings(
    lacking.map(({ id, projectId, asked, rounds }) => ({
      applicationId: id,
      barred: new Set([...asked, ...(teams.get(projectId) ?? [])]),
      count: rounds.length,
    })),
    await loadsOf(db, programme.id),
    Math.random,
  );
  const roundsOf = new Map(lacking.map(({ id, rounds }) => [id, [...rounds]]));
  const dueAt = dueOf(programme, ctx.now);
  const rows = assigned.map((one) => ({ ...one, round: roundsOf.get(one.applicationId)!.shift()!, dueAt }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(startReading).values(rows.slice(from, from + ROWS_AT_ONCE));
  await tellReaders(ctx, programme, rows);
  return short;
}

/** How much each of those has to read, or read, who may be asked. */
async function loadsOf(db: Db, programmeId: string): Promise<Map<string, number>> {
  const loads = new Map((await acceptedReaders(db, programmeId)).map((userNo) => [userNo, 0]));
  const busy = await db
    .select({ userNo: startReading.userNo })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .where(and(eq(startApplication.programmeId, programmeId), ne(startReading.readingState, ReadingState.replaced)));
  for (const { userNo } of busy) if (loads.has(userNo)) loads.set(userNo, loads.get(userNo)! + 1);
  return loads;
}

/** The last moment to give a sheet: that of the programme, and some days for whoever is asked late. */
function dueOf({ readUntil }: Programme, now: Date): string {
  const later = dayAfter(wireTime(now).slice(0, 10), LATER_DAYS);
  return endOf(later > readUntil ? later : readUntil);
}

export const endOf = (day: string): string => `${day} 23:59:59`;

async function tellReaders(
  ctx: UserCtx,
  { title }: Programme,
  rows: readonly { userNo: string; dueAt: string }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { userNo } of rows) counts.set(userNo, (counts.get(userNo) ?? 0) + 1);
  await sendMessages(
    ctx,
    [...counts].map(([to, n]) => ({
      to,
      msgType: 'review',
      msgTitle: `「${title}」有 ${n} 份申请等你评`,
      msgText: `${rows[0]!.dueAt.slice(0, 10)} 截止。看不到是谁的，也看不到别人怎么评。`,
      msgUrl: READING_DESK,
    })),
  );
}
