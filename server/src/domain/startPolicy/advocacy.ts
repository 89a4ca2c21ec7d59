import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { gramsSought } from '#contract/rules/grams.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { policyAdvocacy, policyAdvocated, startPolicy } from '../../db/schema/startPolicy.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardOf, cards, PLATFORM } from './cards.ts';
import { isAdvocated, isPublished } from './policies.ts';

/** The columns of an article's card, of `policy_advocacy` joined with its publisher. */
export const advocacyColumns = {
  id: policyAdvocacy.id,
  title: policyAdvocacy.title,
  intro: policyAdvocacy.intro,
  orgNo: policyAdvocacy.orgNo,
  publisherName: sql<string>`coalesce(${orgInfo.orgName}, ${PLATFORM})`,
  publishedAt: policyAdvocacy.publishedAt,
  countPolicy: sql<number>`(select count(*)::int from ${policyAdvocated} its
    join ${startPolicy} p on p.id = its.policy_id and p.policy_state = ${written(PolicyState.published)}
    where its.advocacy_id = ${policyAdvocacy}.id)`,
};

export const advocacies = (db: Db) =>
  db.select(advocacyColumns).from(policyAdvocacy).leftJoin(orgInfo, eq(orgInfo.orgNo, policyAdvocacy.orgNo));

/** Public articles, the newest first. */
export async function listAdvocacies(db: Db, { str, ...request }: PageRequest & { str: string }) {
  const grams = gramsSought(str);
  const where = and(
    isAdvocated,
    grams.length > 0 ? sql`${policyAdvocacy.grams} @> ${sql.param(grams)}::text[]` : undefined,
  );
  return throughIndexes(db, (tx) => {
    const rows = advocacies(tx)
      .where(where)
      .orderBy(desc(policyAdvocacy.publishedAt), desc(policyAdvocacy.id))
      .$dynamic();
    return paginate(request, rows, () => cappedCount(tx, sql`${policyAdvocacy}`, where));
  });
}

/** One of them with the policies it is about, as far as they are public. @throws NOT_FOUND */
export async function viewAdvocacy(db: Db, id: string, now: Date) {
  const where = and(eq(policyAdvocacy.id, id), isAdvocated);
  const [card] = await advocacies(db).where(where);
  const [row] = await db.select({ body: policyAdvocacy.body }).from(policyAdvocacy).where(where);
  if (!card || !row) throw fail(NOT_FOUND);
  const today = wireTime(now).slice(0, 10);
  const names = await namesOfCodes(db, now);
  const policies = await cards(db)
    .innerJoin(policyAdvocated, eq(policyAdvocated.policyId, startPolicy.id))
    .where(and(eq(policyAdvocated.advocacyId, id), isPublished))
    .orderBy(asc(policyAdvocated.sort), asc(policyAdvocated.id));
  return {
    ...card,
    body: await shownHtml(row.body),
    policies: policies.map((policy) => cardOf(policy, { names, today })),
  };
}
