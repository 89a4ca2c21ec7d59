import { and, asc, eq, ilike, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { sittings } from '#contract/exam/running.ts';
import type { RunRow } from '#contract/exam/runningShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { RunState } from '#contract/rules/running.ts';
import type { RunShow } from '#contract/rules/running.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { outagesIn } from './outages.ts';
import { watched } from './policies.ts';
import { MOST_URGENT, runRows, urgencyOf } from './rows.ts';
import type { RunRows } from './rows.ts';

/** A page of the candidates of an assessment. @throws NOT_FOUND */
export async function listSittings(ctx: UserCtx, wanted: OutputOf<typeof sittings.input>) {
  const { db, now } = ctx;
  const of = await watched(ctx, wanted.assessmentId);
  const run = runRows(db, of, await outagesIn(db, of.id, now), now);
  const where = and(shown[wanted.show](run), called(run, wanted.keyword));
  const order = wanted.sort === 'urgency' ? [asc(urgencyOf(run)), asc(run.candidateNo)] : [asc(run.candidateNo)];
  const rows = db
    .select()
    .from(run)
    .where(where)
    .orderBy(...order);
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(run, where));
  return { ...page, list: page.list.map(shownRow) };
}

type Read = Awaited<ReturnType<typeof readAll>>[number];

/** All of them, by their number. */
export const readAll = (ctx: Pick<UserCtx, 'db'>, run: RunRows) =>
  ctx.db.select().from(run).orderBy(asc(run.candidateNo));

export const shownRow = ({ confirmUserNo, ...row }: Read): RunRow => ({
  ...row,
  isConfirmed: confirmUserNo === null ? 0 : 1,
});

const shown: Record<RunShow, (run: RunRows) => SQL | undefined> = {
  all: () => undefined,
  attention: (run) => lte(urgencyOf(run), MOST_URGENT),
  notBegun: (run) => eq(run.runState, RunState.notBegun),
  answering: (run) => inArray(run.runState, [RunState.answering, RunState.paused]),
  submitted: (run) => eq(run.runState, RunState.submitted),
  suspicious: (run) => eq(run.isSuspicious, 1),
  offline: (run) => isNotNull(run.offlineSince),
};

const called = (run: RunRows, keyword: string): SQL | undefined =>
  keyword === ''
    ? undefined
    : or(ilike(run.userName, containing(keyword)), ilike(run.studentNumber, containing(keyword)));
