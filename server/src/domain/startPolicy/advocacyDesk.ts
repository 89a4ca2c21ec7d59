import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { gramsOf } from '#contract/rules/grams.ts';
import { MOST_ADVOCACIES, PolicyState } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list, save } from '#contract/startup/policyAdvocacyDesk.ts';
import { ADVOCACIES_FULL, WITHDRAW_FIRST } from '#contract/startup/policyFailures.ts';
import { policySteps } from '#contract/startup/transitions.ts';
import { policyAdvocacy, policyAdvocated, startPolicy } from '../../db/schema/startPolicy.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { paginate } from '../../kit/paginate.ts';
import { takeStep } from '../../kit/transition.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { wrong } from '../profile/chosen.ts';
import { advocacyColumns } from './advocacy.ts';
import { isPublished, ownAdvocacies, ownAdvocacy, publisherOf } from './policies.ts';

type Written = OutputOf<typeof save.input>;

const state = { table: policyAdvocacy, state: 'policyState' } as const;

/** The articles of the caller's side, what was changed last first. */
export async function advocacyDeskPage(ctx: UserCtx, { policyState, ...request }: OutputOf<typeof list.input>) {
  const { db, user } = ctx;
  const where = and(
    ownAdvocacies(user),
    policyState === undefined ? undefined : eq(policyAdvocacy.policyState, policyState),
  );
  const rows = db
    .select({ ...advocacyColumns, policyState: policyAdvocacy.policyState, gmtModified: policyAdvocacy.gmtModified })
    .from(policyAdvocacy)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, policyAdvocacy.orgNo))
    .where(where)
    .orderBy(desc(policyAdvocacy.gmtModified), desc(policyAdvocacy.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(policyAdvocacy, where));
}

/** One of them as its form shows it. @throws NOT_FOUND */
export async function advocacyForm({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(policyAdvocacy).where(ownAdvocacy(user, id));
  if (!row) throw fail(NOT_FOUND);
  const policies = await db
    .select({ id: startPolicy.id, policyName: startPolicy.policyName })
    .from(policyAdvocated)
    .innerJoin(startPolicy, eq(startPolicy.id, policyAdvocated.policyId))
    .where(eq(policyAdvocated.advocacyId, id))
    .orderBy(asc(policyAdvocated.sort), asc(policyAdvocated.id));
  const { policyState, title, intro, body } = row;
  return { id, policyState, title, intro, body, policies, policyIds: policies.map((policy) => policy.id) };
}

/** Keeps what is written; what is public looks like it at once. @throws 422, NOT_FOUND, ADVOCACIES_FULL */
export async function saveAdvocacy(ctx: UserCtx, { id, policyIds, ...written }: Written): Promise<string> {
  const { db, user, now } = ctx;
  const content = { ...written, body: cleanHtml(written.body), grams: gramsOf(`${written.title} ${written.intro}`) };
  const gmtModified = wireTime(now);
  const ownId = id === '0' ? await insert(ctx, content) : id;
  const [row] = await db
    .update(policyAdvocacy)
    .set({ ...content, gmtModified })
    .where(ownAdvocacy(user, ownId))
    .returning({ id: policyAdvocacy.id });
  if (!row) throw fail(NOT_FOUND);
  await checkPolicies(ctx, policyIds, row.id);
  await db.delete(policyAdvocated).where(eq(policyAdvocated.advocacyId, row.id));
  if (policyIds.length > 0)
    await db
      .insert(policyAdvocated)
      .values(policyIds.map((policyId, sort) => ({ advocacyId: row.id, policyId, sort })));
  return row.id;
}

/** Makes it public; what is public already stays in its place of the list. @throws what `saveAdvocacy` does */
export async function publishAdvocacy(ctx: UserCtx, written: Written): Promise<string> {
  const id = await saveAdvocacy(ctx, written);
  const publishedAt = wireTime(ctx.now);
  await ctx.db
    .update(policyAdvocacy)
    .set({ publishedAt })
    .where(and(ownAdvocacy(ctx.user, id), ne(policyAdvocacy.policyState, PolicyState.published)));
  await takeStep(ctx.db, policySteps, 'publish', { ...state, where: ownAdvocacy(ctx.user, id) });
  return id;
}

/** Nobody reads it any more. @throws NOT_FOUND, POLICY_MOVED_ON */
export async function withdrawAdvocacy({ db, user, now }: UserCtx, id: string): Promise<void> {
  const set = { gmtModified: wireTime(now) };
  await takeStep(db, policySteps, 'withdraw', { ...state, where: ownAdvocacy(user, id), set });
}

/** Deletes what is not public. @throws NOT_FOUND, WITHDRAW_FIRST */
export async function removeAdvocacy({ db, user }: UserCtx, id: string): Promise<void> {
  const [row] = await db.select().from(policyAdvocacy).where(ownAdvocacy(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  if (row.policyState === PolicyState.published) throw fail(WITHDRAW_FIRST);
  await db.delete(policyAdvocated).where(eq(policyAdvocated.advocacyId, id));
  await db.delete(policyAdvocacy).where(eq(policyAdvocacy.id, id));
}

/** Only public policies are told of; one that was withdrawn since may stay where it is. @throws 422 */
async function checkPolicies({ db }: UserCtx, policyIds: readonly string[], id: string): Promise<void> {
  const known = await db
    .select({ policyId: policyAdvocated.policyId })
    .from(policyAdvocated)
    .where(eq(policyAdvocated.advocacyId, id));
  const added = policyIds.filter((policyId) => known.every((one) => one.policyId !== policyId));
  const there = await db.$count(startPolicy, and(inArray(startPolicy.id, added), isPublished));
  if (there < added.length) throw wrong('policyIds', '有的政策已经撤下，请重新选择');
}

async function insert(ctx: UserCtx, content: Pick<typeof policyAdvocacy.$inferInsert, 'title'>): Promise<string> {
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  if ((await db.$count(policyAdvocacy, ownAdvocacies(user))) >= MOST_ADVOCACIES) throw fail(ADVOCACIES_FULL);
  const at = wireTime(now);
  const [row] = await db
    .insert(policyAdvocacy)
    .values({ ...content, orgNo: publisherOf(user), authorUserNo: user.userNo, gmtCreate: at, gmtModified: at })
    .returning({ id: policyAdvocacy.id });
  return row!.id;
}
