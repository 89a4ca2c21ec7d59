import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { vacancySteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { REFRESHED_TODAY, REMOVE_ONLY_DRAFTS, VACANCY_MOVED_ON } from '#contract/position/vacancyFailures.ts';
import { wireTime } from '#contract/rules/time.ts';
import { PauseReason, VacancyState } from '#contract/rules/vacancies.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { refusePast } from './content.ts';
import { vacanciesMoved } from './moved.ts';
import { ownVacancy } from './policies.ts';
import { lockOwn } from './save.ts';

const state = { table: vacancy, state: 'vacancyState' } as const;

/** Applies no more for now. @throws NOT_FOUND, VACANCY_MOVED_ON */
export async function pauseVacancy({ db, user, now }: UserCtx, id: string): Promise<void> {
  const set = { pauseReason: PauseReason.own, gmtModified: wireTime(now) };
  await takeStep(db, vacancySteps, 'pause', { ...state, where: ownVacancy(user, id), set });
  await vacanciesMoved(db, [id], now);
}

/** Open again; the time within which an answer is due begins anew. @throws also ENDS_IN_PAST */
export async function resumeVacancy(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  refusePast((await lockOwn(ctx, id)).endDate || '9999', now);
  const at = wireTime(now);
  const set = { pauseReason: PauseReason.none, openedAt: at, refreshedAt: at, gmtModified: at };
  await takeStep(db, vacancySteps, 'resume', { ...state, where: ownVacancy(user, id), set });
  await vacanciesMoved(db, [id], now);
}

/** Over, but its page stays. @throws NOT_FOUND, VACANCY_MOVED_ON */
export async function closeVacancy({ db, user, now }: UserCtx, id: string): Promise<void> {
  const set = { pauseReason: PauseReason.none, gmtModified: wireTime(now) };
  await takeStep(db, vacancySteps, 'close', { ...state, where: ownVacancy(user, id), set });
  await vacanciesMoved(db, [id], now);
}

/** To the front of the list, once a day (China Standard Time). @throws NOT_FOUND, VACANCY_MOVED_ON, REFRESHED_TODAY */
export async function refreshVacancy({ db, user, now }: UserCtx, id: string): Promise<void> {
  const at = wireTime(now);
  const own = ownVacancy(user, id);
  const [row] = await db.select({ vacancyState: vacancy.vacancyState }).from(vacancy).where(own);
  if (!row) throw fail(NOT_FOUND);
  if (row.vacancyState !== VacancyState.open) throw fail(VACANCY_MOVED_ON);
  const notToday = or(isNull(vacancy.refreshedAt), lt(vacancy.refreshedAt, `${at.slice(0, 10)} 00:00:00`));
  const done = await db
    .update(vacancy)
    .set({ refreshedAt: at })
    .where(and(own, eq(vacancy.vacancyState, VacancyState.open), notToday))
    .returning({ id: vacancy.id });
  if (done.length === 0) throw fail(REFRESHED_TODAY);
}

/** Deletes what was never public. @throws NOT_FOUND, REMOVE_ONLY_DRAFTS */
export async function removeVacancy(ctx: UserCtx, id: string): Promise<void> {
  await lockOwn(ctx, id);
  const never = inArray(vacancy.vacancyState, [VacancyState.draft, VacancyState.refused]);
  const gone = await ctx.db
    .delete(vacancy)
    .where(and(ownVacancy(ctx.user, id), never))
    .returning({ id: vacancy.id });
  if (gone.length === 0) throw fail(REMOVE_ONLY_DRAFTS);
}
