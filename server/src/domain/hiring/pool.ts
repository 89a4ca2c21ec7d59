import { and, desc, gt, sql } from 'drizzle-orm';
import type { list } from '#contract/position/talent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { BOARD_CARDS, stageKeys } from '#contract/rules/hiring.ts';
import type { Stage } from '#contract/rules/hiring.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
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
  const page = await paginate(wanted, rows, () => cappedCount(ctx.db, sql`${vacancyApplication}`, where));
  return { ...page, list: page.list.map(candidateOf) };
}

/** The board: a column for each stage with whoever applied last, and how many there are; a statement for each stage that has any. */
export async function candidateBoard(ctx: UserCtx, wanted: Wanted) {
  const counts = await countsOf(ctx, wanted);
  const countOf = (stage: Stage) => counts.get(stage) ?? 0;
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

/** How many there are of each stage, in one statement; counting stops where nobody turns pages any more. */
async function countsOf({ db, user }: UserCtx, wanted: Wanted): Promise<Map<Stage, number>> {
  const each = stageKeys.map((stage) => {
    const where = and(candidatesWhere(user, wanted), inStage(stage));
    const matching = sql`select 1 from ${vacancyApplication} where ${where} limit ${sql.raw(String(COUNT_CAP + 1))}`;
    return sql`select ${stage} as stage, (select count(*)::int from (${matching}) matching) as count`;
  });
  const { rows } = await db.execute<{ stage: Stage; count: number }>(sql.join(each, sql` union all `));
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}

const firstOf = (ctx: UserCtx, wanted: Wanted, stage: Stage): Promise<Found[]> =>
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
