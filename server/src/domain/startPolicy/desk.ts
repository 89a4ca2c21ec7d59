import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/startup/policyDesk.ts';
import { KEEP_ONLY_DRAFTS } from '#contract/startup/policyFailures.ts';
import { policySteps } from '#contract/startup/transitions.ts';
import { policyDate, startPolicy } from '../../db/schema/startPolicy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardOf, cards } from './cards.ts';
import { contentOf } from './content.ts';
import { lockOwn } from './keep.ts';
import { ownPolicies, ownPolicy } from './policies.ts';

/** What the caller's side wrote, what was changed last first. */
export async function deskPage(ctx: UserCtx, { policyState, ...request }: OutputOf<typeof list.input>) {
  const { db, user, now } = ctx;
  const own = ownPolicies(user);
  const where = and(own, policyState === undefined ? undefined : eq(startPolicy.policyState, policyState));
  const rows = cards(db).where(where).orderBy(desc(startPolicy.gmtModified), desc(startPolicy.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(startPolicy, where));
  const ids = page.list.map(({ id }) => id);
  const [names, more, kept, counts] = await Promise.all([
    namesOfCodes(db, now),
    db
      .select({ id: startPolicy.id, policyState: startPolicy.policyState, gmtModified: startPolicy.gmtModified })
      .from(startPolicy)
      .where(inArray(startPolicy.id, ids)),
    db
      .select({ policyId: policyDate.policyId, n: count() })
      .from(policyDate)
      .where(inArray(policyDate.policyId, ids))
      .groupBy(policyDate.policyId),
    db
      .select({ policyState: startPolicy.policyState, count: count() })
      .from(startPolicy)
      .where(own)
      .groupBy(startPolicy.policyState),
  ]);
  const today = wireTime(now).slice(0, 10);
  const moreOf = new Map(more.map((row) => [row.id, row]));
  const keptOf = new Map(kept.map(({ policyId, n }) => [policyId, n]));
  return {
    ...page,
    list: page.list.map((row) => ({
      ...cardOf(row, { names, today }),
      policyState: moreOf.get(row.id)!.policyState,
      gmtModified: moreOf.get(row.id)!.gmtModified,
      countKept: keptOf.get(row.id) ?? 0,
    })),
    counts,
  };
}

/** One of them as its form shows it. @throws NOT_FOUND */
export async function policyForm({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(startPolicy).where(ownPolicy(user, id));
  if (!row) throw fail(NOT_FOUND);
  return { id, policyState: row.policyState, version: row.version, ...contentOf(row) };
}

/** Takes it out of the library; its versions stay. @throws NOT_FOUND, POLICY_MOVED_ON */
export async function withdrawPolicy({ db, user, now }: UserCtx, id: string): Promise<void> {
  const set = { gmtModified: wireTime(now) };
  await takeStep(db, policySteps, 'withdraw', {
    table: startPolicy,
    state: 'policyState',
    where: ownPolicy(user, id),
    set,
  });
}

/** Deletes what was never public. @throws NOT_FOUND, KEEP_ONLY_DRAFTS */
export async function removeDraft(ctx: UserCtx, id: string): Promise<void> {
  await lockOwn(ctx, id);
  const gone = await ctx.db
    .delete(startPolicy)
    .where(and(ownPolicy(ctx.user, id), eq(startPolicy.version, 0)))
    .returning({ id: startPolicy.id });
  if (gone.length === 0) throw fail(KEEP_ONLY_DRAFTS);
}
