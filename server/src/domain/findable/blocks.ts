import { and, desc, eq, inArray } from 'drizzle-orm';
import { BLOCKS_FULL } from '#contract/position/talentBlock.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { receivedStates } from '#contract/rules/cooperation.ts';
import { MOST_BLOCKED } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { nomination } from '../../db/schema/cooperation.ts';
import { talentBlock } from '../../db/schema/findable.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { takeBackNomination } from '../cooperation/answers.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { hasBlocked } from '../profile/blocked.ts';
import { revokeApplication, withdrawApplication } from '../vacancies/ownProgress.ts';
import { isReachable } from '../vacancies/policies.ts';

const ownBlocks = (userNo: string) => and(eq(talentBlock.userNo, userNo), enabled(talentBlock));

/** Whom the caller shut out, the latest first. */
export async function blockPage({ db, user }: UserCtx, request: PageRequest) {
  const own = ownBlocks(user.userNo);
  const rows = db
    .select({ orgNo: talentBlock.orgNo, orgName: orgInfo.orgName, gmtCreate: talentBlock.gmtCreate })
    .from(talentBlock)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, talentBlock.orgNo))
    .where(own)
    .orderBy(desc(talentBlock.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(talentBlock, own));
}

/** @throws NOT_FOUND for anything but an enterprise */
async function enterprise(db: Db, orgNo: string): Promise<{ orgNo: string; orgName: string }> {
  const [row] = await db
    .select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName })
    .from(orgInfo)
    .where(and(eq(orgInfo.orgNo, orgNo), eq(orgInfo.orgType, UserType.enterprise), enabled(orgInfo)));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** What the enterprise can see of the caller now. */
async function seenBy({ db, user: { userNo } }: UserCtx, orgNo: string) {
  const applications = await db
    .select({ id: vacancyApplication.id, applicationState: vacancyApplication.applicationState })
    .from(vacancyApplication)
    .where(and(eq(vacancyApplication.userNo, userNo), eq(vacancyApplication.orgNo, orgNo), isReachable))
    .orderBy(vacancyApplication.id);
  const nominations = await db
    .select({ id: nomination.id })
    .from(nomination)
    .where(
      and(
        eq(nomination.userNo, userNo),
        eq(nomination.enterpriseNo, orgNo),
        inArray(nomination.nominationState, [...receivedStates]),
        enabled(nomination),
      ),
    )
    .orderBy(nomination.id);
  return { applications, nominations };
}

/** What would be taken back by shutting an enterprise out. @throws NOT_FOUND */
export async function viewBlock(ctx: UserCtx, orgNo: string) {
  const org = await enterprise(ctx.db, orgNo);
  const { applications, nominations } = await seenBy(ctx, orgNo);
  const isBlocked = (await hasBlocked(ctx.db, ctx.user.userNo, orgNo)) ? (1 as const) : (0 as const);
  return { ...org, isBlocked, applications: applications.length, nominations: nominations.length };
}

const decided: ReadonlySet<ApplicationState> = new Set([ApplicationState.declined, ApplicationState.hired]);

/**
 * Shuts an enterprise out: it finds and opens nothing of the caller any more, and what it received is taken back.
 * @throws NOT_FOUND, BLOCKS_FULL
 */
export async function blockEmployer(ctx: UserCtx, orgNo: string): Promise<number> {
  const { db, user, now } = ctx;
  const { userNo } = user;
  const { orgName } = await enterprise(db, orgNo);
  await oneAtATime(db, userNo);
  const isNew = !(await hasBlocked(db, userNo, orgNo));
  if (isNew && (await db.$count(talentBlock, ownBlocks(userNo))) >= MOST_BLOCKED) throw fail(BLOCKS_FULL);
  const at = wireTime(now);
  await db.insert(talentBlock).values({ userNo, orgNo, gmtCreate: at, gmtModified: at }).onConflictDoNothing();
  const { applications, nominations } = await seenBy(ctx, orgNo);
  for (const { id, applicationState } of applications)
    await (decided.has(applicationState) ? revokeApplication(ctx, id) : withdrawApplication(ctx, id));
  for (const { id } of nominations) await takeBackNomination(ctx, id);
  ctx.changed({ after: { orgName } });
  return applications.length + nominations.length;
}

/** @throws NOT_FOUND unless it is shut out */
export async function unblockEmployer(ctx: UserCtx, orgNo: string): Promise<void> {
  const gone = await ctx.db
    .delete(talentBlock)
    .where(and(ownBlocks(ctx.user.userNo), eq(talentBlock.orgNo, orgNo)))
    .returning({ id: talentBlock.id });
  if (gone.length === 0) throw fail(NOT_FOUND);
}
