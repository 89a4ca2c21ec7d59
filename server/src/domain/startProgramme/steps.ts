import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ProgrammeState, READ_LATER, ReadingState, StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { announce, cancel, extend } from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import { programmeSteps } from '#contract/startup/programmeTransitions.ts';
import { startApplication, startProgramme, startReading } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { wrong } from '../profile/chosen.ts';
import { endOf, fillReadings } from './arrange.ts';
import { failsAt } from './failsAt.ts';
import { lockProgramme, programmeState } from './keep.ts';
import { ownProgramme } from './policies.ts';
import { tellReadersOf, tellTeams } from './tell.ts';

/** Puts off a last day; what waits to be read gets the new one. @throws NOT_FOUND, PROGRAMME_MOVED_ON, ONLY_LATER at the day */
export async function extendProgramme(ctx: UserCtx, wish: OutputOf<typeof extend.input>): Promise<void> {
  const { db, user, now } = ctx;
  const row = await lockProgramme(ctx, wish.id);
  const applyUntil = wish.applyUntil || row.applyUntil;
  const readUntil = wish.readUntil || row.readUntil;
  const isOpen = row.programmeState === ProgrammeState.open;
  if (!isOpen && row.programmeState !== ProgrammeState.reading) throw fail(failures.PROGRAMME_MOVED_ON);
  const mayApply = isOpen || applyUntil === row.applyUntil;
  if (applyUntil < row.applyUntil || !mayApply) throw failsAt('applyUntil', failures.ONLY_LATER);
  if (readUntil < row.readUntil) throw failsAt('readUntil', failures.ONLY_LATER);
  if (applyUntil === row.applyUntil && readUntil === row.readUntil) throw failsAt('readUntil', failures.ONLY_LATER);
  if (readUntil <= applyUntil) throw wrong('readUntil', READ_LATER);
  await db
    .update(startProgramme)
    .set({ applyUntil, readUntil, gmtModified: wireTime(now) })
    .where(ownProgramme(user, wish.id));
  await db
    .update(startReading)
    .set({ dueAt: sql`greatest(${startReading.dueAt}, ${endOf(readUntil)}::timestamptz)` })
    .where(waitingIn(wish.id));
}

/** Hands every application to its readers. @throws what the contract names */
export async function beginReading(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const row = await lockProgramme(ctx, id);
  mustBeAt(programmeSteps, 'read', row.programmeState);
  if (row.applyUntil >= wireTime(now).slice(0, 10)) throw fail(failures.APPLY_STILL_OPEN);
  if ((await db.$count(startApplication, handedIn(id))) === 0) throw fail(failures.NOTHING_TO_READ);
  const short = await fillReadings(ctx, row);
  if (short.length > 0) throw fail(failures.TOO_FEW_READERS);
  await takeStep(db, programmeSteps, 'read', { ...programmeState, where: ownProgramme(user, id), set: moved(ctx) });
}

/**
 * Makes the result public: whoever reaches the line is admitted, and there are no more of them than places.
 * @throws NOT_FOUND, PROGRAMME_MOVED_ON, STILL_READING, PLACES_EXCEEDED at the line
 */
export async function announceResult(ctx: UserCtx, wish: OutputOf<typeof announce.input>): Promise<number> {
  const { db, user, now } = ctx;
  const { id, line, resultNote } = wish;
  const row = await lockProgramme(ctx, id);
  mustBeAt(programmeSteps, 'announce', row.programmeState);
  const open = await db.$count(startApplication, and(handedIn(id), sql`${startApplication.score} is null`));
  if (open > 0) throw fail(failures.STILL_READING, `还有 ${open} 份申请没有评完，不能公布`);
  const reached = await db.$count(startApplication, and(handedIn(id), gte(startApplication.score, line)));
  if (reached > row.places)
    throw failsAt(
      'line',
      failures.PLACES_EXCEEDED,
      `达到 ${line / 10} 分的有 ${reached} 份，名额只有 ${row.places} 个`,
    );
  const at = { gmtModified: wireTime(now) };
  const { admitted, refused } = StartApplicationState;
  await db
    .update(startApplication)
    .set({ applicationState: admitted, ...at })
    .where(and(handedIn(id), gte(startApplication.score, line)));
  await db
    .update(startApplication)
    .set({ applicationState: refused, ...at })
    .where(and(handedIn(id), lt(startApplication.score, line)));
  await takeStep(db, programmeSteps, 'announce', {
    ...programmeState,
    where: ownProgramme(user, id),
    set: { line, resultNote, resultAt: wireTime(now), ...moved(ctx) },
  });
  ctx.changed({ after: { id, line, countAdmitted: reached } });
  await tellTeams(ctx, id, [admitted, refused], ({ applicationState }) => ({
    msgTitle: `「${row.title}」${applicationState === admitted ? '入选了' : '没有入选'}`,
    msgText: '每位评阅人的分数与意见都在申请里。',
  }));
  return reached;
}

/** Is not held after all; teams and readers hear why. @throws NOT_FOUND, PROGRAMME_MOVED_ON */
export async function cancelProgramme(ctx: UserCtx, { id, resultNote }: OutputOf<typeof cancel.input>): Promise<void> {
  const { db, user } = ctx;
  const row = await takeStep(db, programmeSteps, 'cancel', {
    ...programmeState,
    where: ownProgramme(user, id),
    set: { resultNote, ...moved(ctx) },
  });
  await tellReadersOf(ctx, id, { msgTitle: `「${row.title}」取消了，不用再评`, msgText: resultNote });
  await db
    .update(startReading)
    .set({ readingState: ReadingState.replaced, reason: '征集取消了', ...moved(ctx) })
    .where(waitingIn(id));
  await tellTeams(ctx, id, [StartApplicationState.submitted], () => ({
    msgTitle: `「${row.title}」取消了`,
    msgText: resultNote,
  }));
}

const moved = ({ now }: UserCtx) => ({ gmtModified: wireTime(now) });

/** What is not decided yet. */
const handedIn = (programmeId: string) =>
  and(
    eq(startApplication.programmeId, programmeId),
    eq(startApplication.applicationState, StartApplicationState.submitted),
  );

const waitingIn = (programmeId: string) =>
  and(
    eq(startReading.readingState, ReadingState.waiting),
    inArray(
      startReading.applicationId,
      sql`(select a.id from start_application a where a.programme_id = ${programmeId})`,
    ),
  );
