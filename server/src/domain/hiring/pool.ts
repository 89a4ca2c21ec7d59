import { and, desc, gt, sql } from 'drizzle-orm';
import type { list } from '#contract/position/talent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { BOARD_CARDS, stageKeys, stages } from '#contract/rules/hiring.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { ownVacancies } from '../vacancies/policies.ts';
import { candidateOf, candidatesWhere, inStage, people } from './candidates.ts';
import type { Found, Wanted } from './candidates.ts';

const newest = [desc(vacancyApplication.appliedAt), desc(vacancyApplication.id)] as const;
/** Of the vacancies one can choose from. */
const MOST_CHOICES = 500;

/** A page of the pool, whoever applied last first. */
export async function candidatePage(ctx: UserCtx, wanted: OutputOf<typeof list.input>) {
  const where = candidatesWhere(ctx.user, wanted);
  const rows = people(ctx)
    .where(where)
    .orderBy(...newest)
    .$dynamic();
  const page = await paginate(wanted, rows, () => ctx.db.$count(vacancyApplication, where));
  return { ...page, list: page.list.map(candidateOf) };
}

/** The board: a column for each stage with whoever applied last, and how many there are; a statement for each stage that has any. */
export async function candidateBoard(ctx: UserCtx, wanted: Wanted) {
  const { db, user } = ctx;
  const where = candidatesWhere(user, wanted);
  const counts = await db
    .select({ state: vacancyApplication.applicationState, count: sql<number>`count(*)::int` })
    .from(vacancyApplication)
    .where(where)
    .groupBy(vacancyApplication.applicationState);
  const byState = new Map(counts.map(({ state, count }) => [state, count]));
  const countOf = (stage: (typeof stageKeys)[number]) =>
    stages[stage].states.map((state) => byState.get(state) ?? 0).reduce((sum, count) => sum + count, 0);
  const filled = stageKeys.filter((stage) => countOf(stage) > 0);
  const cards = new Map(
    await Promise.all(filled.map(async (stage) => [stage, await firstOf(ctx, wanted, stage)] as const)),
  );
  return {
    stages: stageKeys.map((stage) => ({
      stage,
      count: countOf(stage),
      list: (cards.get(stage) ?? []).map(candidateOf),
    })),
  };
}

const firstOf = (ctx: UserCtx, wanted: Wanted, stage: (typeof stageKeys)[number]): Promise<Found[]> =>
  people(ctx)
    .where(and(candidatesWhere(ctx.user, wanted), inStage(stage)))
    .orderBy(...newest)
    .limit(BOARD_CARDS);

/** The vacancies that anybody applied for, the newest first. */
export async function poolChoices({ db, user }: UserCtx) {
  const vacancies = await db
    .select({ id: vacancy.id, vacancyName: vacancy.vacancyName })
    .from(vacancy)
    .where(and(ownVacancies(user), gt(vacancy.countApply, 0)))
    .orderBy(desc(vacancy.id))
    .limit(MOST_CHOICES);
  return { vacancies };
}
