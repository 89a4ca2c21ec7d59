import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MOST_POLICY_DATES } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import { DATES_FULL, NO_DUE_DAY } from '#contract/startup/policyFailures.ts';
import { policyDate, startPolicy } from '../../db/schema/startPolicy.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardOf, cards } from './cards.ts';
import { isPublished, ownDates } from './policies.ts';

/** Keeps the last day of a policy; a second time changes nothing. @throws NOT_FOUND, NO_DUE_DAY, DATES_FULL */
export async function keepDate({ db, user, now }: UserCtx, id: string): Promise<void> {
  const [row] = await db
    .select({ applyUntil: startPolicy.applyUntil })
    .from(startPolicy)
    .where(and(eq(startPolicy.id, id), isPublished));
  if (!row) throw fail(NOT_FOUND);
  if (row.applyUntil < wireTime(now).slice(0, 10)) throw fail(NO_DUE_DAY);
  await oneAtATime(db, user.userNo);
  if ((await db.$count(policyDate, ownDates(user.userNo))) >= MOST_POLICY_DATES) throw fail(DATES_FULL);
  await db.insert(policyDate).values({ userNo: user.userNo, policyId: id }).onConflictDoNothing();
}

/** Keeps it no more. */
export async function dropDate({ db, user }: UserCtx, id: string): Promise<void> {
  await db.delete(policyDate).where(and(eq(policyDate.policyId, id), ownDates(user.userNo)));
}

/** What somebody keeps: the nearest day first, what is over after it. */
export async function datePage({ db, user, now }: UserCtx, request: PageRequest) {
  const today = wireTime(now).slice(0, 10);
  const where = and(ownDates(user.userNo), isPublished);
  const its = eq(policyDate.policyId, startPolicy.id);
  const rows = cards(db)
    .innerJoin(policyDate, its)
    .where(where)
    .orderBy(sql`${startPolicy.applyUntil} < ${today}`, asc(startPolicy.applyUntil), asc(startPolicy.id))
    .$dynamic();
  const joined = sql`${startPolicy} inner join ${policyDate} on ${its}`;
  const names = await namesOfCodes(db, now);
  const page = await paginate(request, rows, () => countOf(db, joined, where));
  return { ...page, list: page.list.map((row) => cardOf(row, { names, today })) };
}

/** The last days that somebody keeps, from a day on, for their subscribed calendar. */
export const keptDays = (db: Db, userNo: string, from: string) =>
  db
    .select({
      id: startPolicy.id,
      policyName: startPolicy.policyName,
      amount: startPolicy.amount,
      applyUntil: startPolicy.applyUntil,
      version: startPolicy.version,
      publishedAt: sql<string>`coalesce(${startPolicy.publishedAt}, ${startPolicy.gmtModified})`.mapWith(
        startPolicy.publishedAt,
      ),
    })
    .from(policyDate)
    .innerJoin(startPolicy, eq(startPolicy.id, policyDate.policyId))
    .where(and(ownDates(userNo), isPublished, gte(startPolicy.applyUntil, from)))
    .orderBy(asc(startPolicy.applyUntil), asc(startPolicy.id));

export type KeptDay = Awaited<ReturnType<typeof keptDays>>[number];
