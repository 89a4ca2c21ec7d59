import { and, eq, ne } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_POLICIES, PolicyState } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { save } from '#contract/startup/policyDesk.ts';
import { NO_CHANGE_NOTE, POLICIES_FULL, POLICY_MOVED_ON, SAME_POLICY } from '#contract/startup/policyFailures.ts';
import { policySteps } from '#contract/startup/transitions.ts';
import { startPolicy, startPolicyVersion } from '../../db/schema/startPolicy.ts';
import type { StartPolicyContent } from '../../db/schema/startPolicy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { takeStep } from '../../kit/transition.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { wrong } from '../profile/chosen.ts';
import { checkContent, contentOf, isSame } from './content.ts';
import { facetsOf } from './facets.ts';
import { ownPolicies, ownPolicy, publisherOf } from './policies.ts';
import { tellPolicy } from './tell.ts';

type Row = typeof startPolicy.$inferSelect;
type Written = OutputOf<typeof save.input>;

/** Keeps a draft; what is public changes with a version only. @throws 422, NOT_FOUND, POLICY_MOVED_ON, POLICIES_FULL */
export async function saveDraft(ctx: UserCtx, wish: Written): Promise<string> {
  const { id, changeNote: _, ...written } = wish;
  const before = id === '0' ? undefined : await lockOwn(ctx, id);
  if (before && before.policyState !== PolicyState.draft) throw fail(POLICY_MOVED_ON);
  const content = await checkContent(ctx, written, before);
  return before ? (await update(ctx, before.id, content)).id : (await insert(ctx, content)).id;
}

/**
 * Makes a policy public, or its next version in the place of the one before. Readers of the versions learn from the
 * note what changed; whom it fits and who keeps its date hear of it.
 * @throws 422, NOT_FOUND, POLICY_MOVED_ON, POLICIES_FULL, NO_CHANGE_NOTE, SAME_POLICY
 */
export async function publishPolicy(ctx: UserCtx, { id, changeNote, ...written }: Written) {
  const { db, user, now } = ctx;
  const before = id === '0' ? undefined : await lockOwn(ctx, id);
  const content = await checkContent(ctx, written, before);
  const isNext = before !== undefined && before.version > 0;
  if (isNext && before.policyState === PolicyState.published && isSame(contentOf(before), content))
    throw fail(SAME_POLICY);
  if (isNext && changeNote === '') throw fail(NO_CHANGE_NOTE, undefined, at('changeNote', NO_CHANGE_NOTE.msg));
  if (content.validUntil !== '' && content.validUntil < wireTime(now).slice(0, 10))
    throw wrong('validUntil', '已经失效的政策不能发布，请改失效日期');
  const row = before ?? (await insert(ctx, content));
  const publishedAt = wireTime(now);
  const version = row.version + 1;
  const note = isNext ? changeNote : '';
  await takeStep(db, policySteps, 'publish', {
    table: startPolicy,
    state: 'policyState',
    where: ownPolicy(user, row.id),
    set: {
      ...content,
      version,
      changeNote: note,
      publishedAt,
      facets: facetsOf(content),
      gmtModified: publishedAt,
    },
  });
  await db.insert(startPolicyVersion).values({
    policyId: row.id,
    version,
    publisherUserNo: user.userNo,
    changeNote: note,
    content,
    publishedAt,
  });
  await enqueue(db, tellPolicy, { policyId: row.id, version });
  ctx.changed({ after: { id: row.id, policyName: content.policyName, version } });
  return { id: row.id, version };
}

/** A policy of the caller's side, held until the end of the transaction. @throws NOT_FOUND */
export async function lockOwn({ db, user }: UserCtx, id: string): Promise<Row> {
  const [row] = await db.select().from(startPolicy).where(ownPolicy(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

async function insert({ db, user, now }: UserCtx, content: StartPolicyContent): Promise<Row> {
  await oneAtATime(db, user.userNo);
  const kept = and(ownPolicies(user), ne(startPolicy.policyState, PolicyState.withdrawn));
  if ((await db.$count(startPolicy, kept)) >= MOST_POLICIES) throw fail(POLICIES_FULL);
  const gmtCreate = wireTime(now);
  const [row] = await db
    .insert(startPolicy)
    .values({ ...content, orgNo: publisherOf(user), authorUserNo: user.userNo, gmtCreate, gmtModified: gmtCreate })
    .returning();
  return row!;
}

async function update({ db, now }: UserCtx, id: string, content: StartPolicyContent): Promise<Row> {
  const [row] = await db
    .update(startPolicy)
    .set({ ...content, gmtModified: wireTime(now) })
    .where(eq(startPolicy.id, id))
    .returning();
  return row!;
}

const at = (path: string, message: string) => ({ issues: [{ path, message }] });
