import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import {
  missingRounds,
  programmeScore,
  ProgrammeState,
  ReadingState,
  StartApplicationState,
} from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import type { applications } from '#contract/startup/programmeRun.ts';
import { readingSteps } from '#contract/startup/programmeTransitions.ts';
import { startApplication, startProgramme, startReading } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { namesOfCodes } from '../site/names.ts';
import { appealOf, applicationRows, factsOf, fileOf } from './applications.ts';
import { fillReadings, standingsOf } from './arrange.ts';
import { programmeCardOf, programmeCards } from './cards.ts';
import { holdProgramme, lockProgramme } from './keep.ts';
import { peopleOf } from './people.ts';
import { hostedApplication, ofOwnProgrammes, ownProgramme } from './policies.ts';
import { readersOf } from './readers.ts';

/** How far a programme is, in figures, and who reads for it. @throws NOT_FOUND */
export async function runOverview({ db, user, now }: UserCtx, id: string) {
  const where = ownProgramme(user, id);
  const [card] = await programmeCards(db).where(where);
  const [row] = await db.select().from(startProgramme).where(where);
  if (!card || !row) throw fail(NOT_FOUND);
  const standings = await standingsOf(db, id);
  const isRead = row.programmeState === ProgrammeState.reading || row.programmeState === ProgrammeState.published;
  const [figures] = await db
    .select({
      countAppeals: sql<number>`count(*) filter (where ${startApplication.appealState} = ${AppealState.waiting})::int`,
      countAdmitted: sql<number>`count(*) filter (where ${startApplication.applicationState} = ${StartApplicationState.admitted})::int`,
    })
    .from(startApplication)
    .where(eq(startApplication.programmeId, id));
  return {
    ...programmeCardOf(card, { names: await namesOfCodes(db, now), today: wireTime(now).slice(0, 10) }),
    bound: row.spread,
    countApplied: standings.length,
    countSettled: standings.filter(({ score }) => score !== null).length,
    countApart: standings.filter(({ given }) => programmeScore(given, row.spread).kind === 'apart').length,
    countShort: isRead
      ? standings.filter(({ given, isUpheld }) => missingRounds(given, row.spread, isUpheld).length > 0).length
      : 0,
    countAppeals: figures!.countAppeals,
    countAdmitted: figures!.countAdmitted,
    line: row.line,
    resultNote: row.resultNote,
    readers: await readersOf(db, id),
  };
}

/** What a programme received, the best first. @throws NOT_FOUND */
export async function runApplications(
  { db, user }: UserCtx,
  { id, isAppealed, ...request }: OutputOf<typeof applications.input>,
) {
  if ((await db.$count(startProgramme, ownProgramme(user, id))) === 0) throw fail(NOT_FOUND);
  const where = and(
    eq(startApplication.programmeId, id),
    ne(startApplication.applicationState, StartApplicationState.withdrawn),
    isAppealed === 1 ? eq(startApplication.appealState, AppealState.waiting) : undefined,
  );
  const rows = applicationRows(db)
    .where(where)
    .orderBy(sql`${startApplication.score} desc nulls last`, asc(startApplication.applyNo))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(startApplication, where));
  const counts = await db
    .select({ applicationId: startReading.applicationId, readingState: startReading.readingState, n: count() })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .where(and(where, ne(startReading.readingState, ReadingState.replaced)))
    .groupBy(startReading.applicationId, startReading.readingState);
  const countOf = (applicationId: string, state?: ReadingState) =>
    counts
      .filter((one) => one.applicationId === applicationId && (state === undefined || one.readingState === state))
      .reduce((all, { n }) => all + n, 0);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...factsOf(row),
      score: row.application.score,
      spread: row.application.spread,
      countAsked: countOf(row.application.id),
      countRead: countOf(row.application.id, ReadingState.done),
      appealState: row.application.appealState,
    })),
  };
}

/** One application with who read it, and how. @throws NOT_FOUND */
export async function runApplication({ db, user, now }: UserCtx, id: string) {
  const [row] = await applicationRows(db).where(hostedApplication(user, id));
  if (!row) throw fail(NOT_FOUND);
  const readings = await db
    .select()
    .from(startReading)
    .where(eq(startReading.applicationId, id))
    .orderBy(asc(startReading.round), asc(startReading.id));
  const people = await peopleOf(
    db,
    readings.map(({ userNo }) => userNo),
  );
  return {
    ...(await fileOf(db, row, now)),
    score: row.application.score,
    spread: row.application.spread,
    bound: row.programme.spread,
    readings: readings.map(({ userNo, marks, ...one }) => ({
      ...one,
      readerName: people.get(userNo)?.name ?? '',
      marks: marks ?? {},
    })),
    ...appealOf(row.application),
  };
}

/** Asks readers for what lacks them. @throws NOT_FOUND, PROGRAMME_MOVED_ON */
export async function arrangeReaders(ctx: UserCtx, id: string): Promise<number> {
  const row = await lockProgramme(ctx, id);
  const { reading, published } = ProgrammeState;
  if (row.programmeState !== reading && row.programmeState !== published) throw fail(failures.PROGRAMME_MOVED_ON);
  return (await fillReadings(ctx, row)).length;
}

/** Somebody else reads what waits for too long. @throws NOT_FOUND, READING_MOVED_ON, NOBODY_LEFT */
export async function replaceReader(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const where = and(
    eq(startReading.id, id),
    sql`${startReading.applicationId} in (select ${startApplication.id} from ${startApplication}
      where ${ofOwnProgrammes(user, startApplication)})`,
  );
  const [found] = await db
    .select({ applicationId: startReading.applicationId, programmeId: startApplication.programmeId })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .where(where);
  if (!found) throw fail(NOT_FOUND);
  const programme = await holdProgramme(db, found.programmeId);
  await takeStep(db, readingSteps, 'replace', {
    table: startReading,
    state: 'readingState',
    where,
    set: { reason: '征集单位换了人', gmtModified: wireTime(now) },
  });
  const short = await fillReadings(ctx, programme, found.applicationId);
  if (short.length > 0) throw fail(failures.NOBODY_LEFT);
}
