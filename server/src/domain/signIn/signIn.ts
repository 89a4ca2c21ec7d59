import { and, desc, eq, sql } from 'drizzle-orm';
import { ACCOUNT_DISABLED } from '#contract/user/failures.ts';
import type { SignedIn } from '#contract/user/fields.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfo, session, user, userIdentity } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { orgIsOpen } from '../session/orgIsOpen.ts';
import { openSession } from '../session/session.ts';
import { logTry } from './loginLog.ts';

const REMEMBERED_SECONDS = 30 * 86_400;

interface Who {
  userNo: string;
  /** The identity to act in, if it is not disabled; else the one of the last session, else operator, else learner. */
  identityId?: string;
}

export interface How {
  way: 'password' | 'code' | 'jobNumber' | 'oauth' | 'lab' | 'register' | 'sso';
  account: string;
  remember?: boolean;
  terminalType: number;
}

/**
 * Signs a proven person in, within the transaction of `db`.
 * @throws 1008 when the person or all identities are disabled
 */
export async function signIn(ctx: Ctx, db: Db, who: Who, how: How): Promise<SignedIn> {
  const person = await lockPerson(db, who.userNo);
  const identityId = await chooseIdentity(db, who);
  if (!person || person.statusId !== RowState.normal || !identityId) throw fail(ACCOUNT_DISABLED);
  const ttlSeconds = how.remember ? REMEMBERED_SECONDS : ctx.config.sessionHours * 3600;
  const { ip, userAgent } = ctx;
  const given = { userNo: who.userNo, identityId, terminalType: how.terminalType, ttlSeconds, ip, userAgent };
  const token = await openSession(db, given, ctx.now);
  await logTry(ctx, db, { way: how.way, account: how.account, userNo: who.userNo, loginStatus: 1 });
  return { token, userNo: who.userNo, mobile: person.mobile ?? '', expiresIn: ttlSeconds };
}

/** Locked, because two sign-ins at the same time must leave one session and not two. */
async function lockPerson(db: Db, userNo: string): Promise<{ mobile: string | null; statusId: RowState } | undefined> {
  const [row] = await db
    .select({ mobile: user.mobile, statusId: user.statusId })
    .from(user)
    .where(eq(user.userNo, userNo))
    .for('no key update');
  return row;
}

async function chooseIdentity(db: Db, { userNo, identityId = '0' }: Who): Promise<string | undefined> {
  const last = sql`(select ${session.identityId} from ${session} where ${session.userNo} = ${userNo}
    order by ${session.id} desc limit 1)`;
  const [row] = await db
    .select({ id: userIdentity.id })
    .from(userIdentity)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .where(and(eq(userIdentity.userNo, userNo), enabled(userIdentity), orgIsOpen))
    .orderBy(
      desc(eq(userIdentity.id, identityId)),
      sql`(${userIdentity.id} = ${last}) desc nulls last`,
      userIdentity.userType,
      userIdentity.id,
    )
    .limit(1);
  return row?.id;
}
