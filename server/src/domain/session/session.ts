import { hash as digest, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SIGNED_IN_ELSEWHERE, SIGNED_OUT, TOKEN_INVALID } from '#contract/kit/errors.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { ended } from '#contract/user/liveEvents.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole, orgInfo, session, user, userIdentity } from '../../db/schema/user.ts';
import { batchedIn } from '../../kit/batched.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { unlessFull } from '../../kit/outages.ts';
import { tell } from '../messages/tell.ts';
import { withOpenOrg } from './orgIsOpen.ts';
import { actingAs } from './preview.ts';

/** Why a session ended; `elsewhere` is told to the user in a sentence of its own. */
export type EndReason = 'elsewhere' | 'signout' | 'password' | 'disabled';

/** The role whose view is taken, while it exists. */
const seen = alias(authRole, 'seen_role');

const byTokenHashes = prepared('session_by_token', (db) =>
  db
    .select({
      tokenHash: session.tokenHash,
      sessionId: session.id,
      userNo: session.userNo,
      identityId: session.identityId,
      userType: userIdentity.userType,
      orgNo: userIdentity.orgNo,
      roleId: userIdentity.roleId,
      powerLevel: authRole.powerLevel,
      codes: authRole.codes,
      seenRoleId: seen.id,
      seenUserType: seen.userType,
      seenOrgNo: seen.orgNo,
      seenPowerLevel: seen.powerLevel,
      seenCodes: seen.codes,
      endedReason: session.endedReason,
      expiresAt: session.expiresAt,
      lastSeen: session.lastSeen,
      ttlSeconds: session.ttlSeconds,
      wroteAt: session.wroteAt,
      userStatus: user.statusId,
      identityStatus: userIdentity.statusId,
      orgStatus: orgInfo.statusId,
    })
    .from(session)
    .innerJoin(user, eq(user.userNo, session.userNo))
    .innerJoin(userIdentity, eq(userIdentity.id, session.identityId))
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .leftJoin(seen, and(eq(seen.id, session.seeAsRoleId), enabled(seen)))
    .where(sql`${session.tokenHash} = any(${sql.placeholder('hashes')})`)
    .prepare('session_by_token'),
);

/** At most one write per session in this time keeps its expiry sliding. */
const TOUCH_SECONDS = 300;

/**
 * The user of a token.
 * @throws 301 without a token, after expiry or sign-out; 302 for a token that was never given out; 304 when a newer sign-in replaced it.
 */
export async function sessionUser(db: Db, token: string | undefined, now: Date): Promise<SessionUser> {
  if (!token) throw fail(SIGNED_OUT);
  const row = await find(db, hashToken(token));
  if (!row) throw fail(TOKEN_INVALID);
  if (row.endedReason === 'elsewhere') throw fail(SIGNED_IN_ELSEWHERE);
  if (row.endedReason === 'disabled' || row.userStatus !== RowState.normal)
    throw fail(SIGNED_OUT, '该账号已停用，请联系客服');
  if (row.endedReason || momentOf(row.expiresAt) <= now) throw fail(SIGNED_OUT);
  if (row.identityStatus !== RowState.normal) throw fail(SIGNED_OUT, '该账号或身份已停用，请联系客服');
  const acting = withOpenOrg(row);
  if (!acting) throw fail(SIGNED_OUT, '所在的单位已停用，请用别的身份登录');
  if (now.getTime() - momentOf(row.lastSeen).getTime() > TOUCH_SECONDS * 1000)
    await touch(db, row, now).catch(unlessFull); // reading goes on when nothing can be written
  return actingAs(acting);
}

type Row = Awaited<ReturnType<ReturnType<typeof byTokenHashes>['execute']>>[number];

/** Every call asks who it is: those that arrive at the same moment ask together. */
const find: (db: Db, hash: Buffer) => Promise<Row | undefined> = batchedIn((db) => ({
  run: (hashes) => findAll(db, hashes),
  lanes: 2,
  max: 100,
}));

async function findAll(db: Db, hashes: Buffer[]): Promise<Promise<Row | undefined>[]> {
  const rows = await byTokenHashes(db).execute({ hashes });
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString('base64'), row]));
  return hashes.map(async (hash) => byHash.get(hash.toString('base64')));
}

interface NewSession {
  userNo: string;
  identityId: string;
  terminalType: number;
  ttlSeconds: number;
  ip: string;
  userAgent: string;
}

/** Signs a person in on one terminal type; an older session of that type ends. Returns the token, which is kept nowhere. */
export async function openSession(db: Db, given: NewSession, now: Date): Promise<string> {
  await endSessions(db, given.userNo, 'elsewhere', { terminalType: given.terminalType });
  const token = randomBytes(32).toString('base64url');
  await db.insert(session).values({
    ...given,
    tokenHash: hashToken(token),
    gmtCreate: wireTime(now),
    lastSeen: wireTime(now),
    expiresAt: wireTime(after(now, given.ttlSeconds)),
  });
  return token;
}

interface Which {
  sessionId?: string;
  terminalType?: number;
  /** Every session but this one. */
  except?: string;
}

/** Ends the living sessions of a person, or those that `which` names. */
export async function endSessions(db: Db, userNo: string, reason: EndReason, which: Which = {}): Promise<void> {
  const over = await db
    .update(session)
    .set({ endedReason: reason })
    .where(
      and(
        eq(session.userNo, userNo),
        isNull(session.endedReason),
        which.sessionId ? eq(session.id, which.sessionId) : undefined,
        which.terminalType ? eq(session.terminalType, which.terminalType) : undefined,
        which.except ? ne(session.id, which.except) : undefined,
      ),
    )
    .returning({ id: session.id });
  if (over.length > 0) await tell(db, ended, [userNo], {});
}

async function touch(db: Db, row: { sessionId: string; ttlSeconds: number }, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ lastSeen: wireTime(now), expiresAt: wireTime(after(now, row.ttlSeconds)) })
    .where(eq(session.id, row.sessionId));
}

const hashToken = (token: string): Buffer => digest('sha256', token, 'buffer');
const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
