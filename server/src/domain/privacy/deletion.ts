import { and, eq, inArray, isNotNull, lte, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Failure } from '#contract/kit/errors.ts';
import { COOLING_DAYS, DeletionState } from '#contract/rules/deletion.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { UserType, userTypeName } from '#contract/rules/userTypes.ts';
import { REFUND_WAITING } from '#contract/trade/failures.ts';
import { MONEY_LEFT } from '#contract/trade/walletFailures.ts';
import { DELETION_WAITING, LAST_ADMINISTRATOR, NO_DELETION } from '#contract/user/trustFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { accountDeletion } from '../../db/schema/trust.ts';
import { authRole, orgInfo, user, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { Proven } from '../account/proveSelf.ts';
import { sendMessage } from '../messages/send.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { oneAmongOperators } from '../roles/oneAmongOperators.ts';
import { hasRefundOpen } from '../trade/refund.ts';
import { hasMoneyLeft } from '../wallet/wallets.ts';
import { takeStep, tryStep } from '../../kit/transition.ts';
import { deletionSteps } from '#contract/user/transitions.ts';

const DAY = 86_400;

const waitingOf = (userNo: string) =>
  and(eq(accountDeletion.userNo, userNo), eq(accountDeletion.deletionStatus, DeletionState.waiting));

/** The request that waits, if there is one. */
export async function waitingDeletion(db: Db, userNo: string) {
  const [row] = await db.select().from(accountDeletion).where(waitingOf(userNo));
  return row;
}

/**
 * Begins the days of thinking again.
 * @throws 1310 the last administrator, 5545 a refund is under way, 5706 money is left, 1311 it waits already
 */
export async function requestDeletion(ctx: UserCtx, proven: Proven, reason: string): Promise<string> {
  const { userNo } = ctx.user;
  const dueTime = wireTimeIn(ctx.now, COOLING_DAYS * DAY);
  await ctx.db.transaction(async (db) => {
    await oneAtATime(db, userNo);
    const [only] = await lastAdministratorOf(db, userNo);
    if (only !== undefined) throw fail(LAST_ADMINISTRATOR, `你是「${only}」唯一的管理员，请先把管理员交给别人`);
    const owed = await moneyBar(db, userNo);
    if (owed) throw fail(owed);
    if (await waitingDeletion(db, userNo)) throw fail(DELETION_WAITING);
    await proven.use(db);
    await db.insert(accountDeletion).values({ userNo, reason, dueTime, gmtCreate: wireTime(ctx.now) });
    await sendMessage(
      { db },
      {
        to: [userNo],
        msgType: 'security',
        msgTitle: '已收到你的注销申请',
        msgText: `账号将在 ${dueTime.slice(0, 10)} 注销，在那之前可以撤回。如果不是你本人操作，请立即撤回并修改密码。`,
        msgUrl: '/account/privacy',
      },
    );
  });
  return dueTime;
}

/** @throws 1312 when nothing waits */
export async function revokeDeletion({ db, user: { userNo }, now }: UserCtx): Promise<void> {
  await takeStep(db, deletionSteps, 'revoke', {
    table: accountDeletion,
    state: 'deletionStatus',
    owner: 'userNo',
    actor: userNo,
    where: waitingOf(userNo),
    set: { gmtModified: wireTime(now) },
    missing: NO_DELETION,
  });
}

/** People whose days are over, the longest over first. */
export async function dueDeletions(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = and(
    eq(accountDeletion.deletionStatus, DeletionState.waiting),
    lte(accountDeletion.dueTime, wireTime(now)),
  );
  const rows = await db
    .select({ userNo: accountDeletion.userNo })
    .from(accountDeletion)
    .where(due)
    .orderBy(accountDeletion.dueTime)
    .limit(limit);
  return rows.map(({ userNo }) => userNo);
}

/**
 * Ends the waiting of a request that is due; false when it was taken back, or another process was faster. Whoever
 * became the last administrator meanwhile, or has earned something, waits another day, and hears why.
 */
export async function claimDeletion(db: Db, userNo: string, now: Date): Promise<boolean> {
  const doneTime = wireTime(now);
  await keepAdministrators(db, userNo);
  const bar = await barOf(db, userNo);
  if (bar !== undefined) {
    await postpone(db, userNo, bar, now);
    return false;
  }
  const taken = await tryStep(db, deletionSteps, 'complete', {
    table: accountDeletion,
    state: 'deletionStatus',
    where: and(waitingOf(userNo), lte(accountDeletion.dueTime, doneTime)),
    set: { doneTime, gmtModified: doneTime },
  });
  return 'row' in taken;
}

/** Until the end of this transaction nobody else becomes or stops being an administrator where this person is one. */
async function keepAdministrators(db: Db, userNo: string): Promise<void> {
  await oneAmongOperators(db);
  const held = and(eq(userIdentity.userNo, userNo), isNotNull(userIdentity.orgNo));
  const rows = await db.selectDistinct({ orgNo: userIdentity.orgNo }).from(userIdentity).where(held);
  for (const orgNo of rows.map((row) => row.orgNo!).toSorted()) await oneInOrganization(db, orgNo);
}

async function barOf(db: Db, userNo: string): Promise<string | undefined> {
  const [only] = await lastAdministratorOf(db, userNo);
  if (only !== undefined) return `你现在是「${only}」唯一的管理员，请先把管理员交给别人`;
  return (await moneyBar(db, userNo))?.msg;
}

/** Money that would have nobody to go to. */
async function moneyBar(db: Db, userNo: string): Promise<Failure | undefined> {
  if (await hasRefundOpen(db, userNo)) return REFUND_WAITING;
  return (await hasMoneyLeft(db, userNo)) ? MONEY_LEFT : undefined;
}

async function postpone(db: Db, userNo: string, bar: string, now: Date): Promise<void> {
  const later = { dueTime: wireTimeIn(now, DAY), gmtModified: wireTime(now) };
  const due = and(waitingOf(userNo), lte(accountDeletion.dueTime, wireTime(now)));
  const rows = await db.update(accountDeletion).set(later).where(due).returning({ id: accountDeletion.id });
  if (rows.length === 0) return;
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'security',
      msgTitle: '账号还没有注销',
      msgText: `${bar}；一天之后再办，也可以撤回注销。`,
      msgUrl: '/account/privacy',
    },
  );
}

/** The organizations, and the platform, that would have no administrator left without this person; those who leave themselves do not count. */
export async function lastAdministratorOf(db: Db, userNo: string): Promise<string[]> {
  const mine = await db
    .select({ roleId: userIdentity.roleId, orgName: orgInfo.orgName, userType: userIdentity.userType })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, authRole.orgNo))
    .where(and(eq(userIdentity.userNo, userNo), enabled(userIdentity), isAdministrating));
  if (mine.length === 0) return [];
  const others = alias(user, 'others');
  const isLeaving = and(
    eq(accountDeletion.userNo, others.userNo),
    eq(accountDeletion.deletionStatus, DeletionState.waiting),
  );
  const held = await db
    .selectDistinct({ roleId: userIdentity.roleId })
    .from(userIdentity)
    .innerJoin(others, and(eq(others.userNo, userIdentity.userNo), enabled(others)))
    .where(
      and(
        inArray(
          userIdentity.roleId,
          mine.map(({ roleId }) => roleId),
        ),
        enabled(userIdentity),
        ne(userIdentity.userNo, userNo),
        notExists(db.select({ id: accountDeletion.id }).from(accountDeletion).where(isLeaving)),
      ),
    );
  const kept = new Set(held.map(({ roleId }) => roleId));
  return mine
    .filter(({ roleId }) => !kept.has(roleId))
    .map(({ orgName, userType }) => orgName ?? userTypeName(userType));
}

/** The role that an organization began with, and the operator's. */
const isAdministrating = and(
  eq(authRole.isBuiltIn, 1),
  or(isNotNull(authRole.orgNo), eq(authRole.userType, UserType.operator)),
);
