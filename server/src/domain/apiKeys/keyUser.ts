import { eq } from 'drizzle-orm';
import { actionsFor } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { NO_PERMISSION, reworded, TOKEN_INVALID, TOO_OFTEN } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { apiKey } from '../../db/schema/integration.ts';
import { authRole, orgInfo, user, userIdentity } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { unlessFull } from '../../kit/outages.ts';
import { withOpenOrg } from '../session/orgIsOpen.ts';
import { hashOfKey } from './draw.ts';

const KEY_OVER = reworded(TOKEN_INVALID, '这把 API 密钥不存在、停用了或者到期了，请换一把');
const KEY_OWNERLESS = reworded(TOKEN_INVALID, '这把 API 密钥的主人或他的身份停用了，请换一把');
const NOT_BY_KEY = reworded(NO_PERMISSION, '这个调用只给登录的人，API 密钥不能用');
const KEY_READS = reworded(NO_PERMISSION, '这把 API 密钥只能读');

/** At most one write per key in this time says when it was used last. */
const TOUCH_SECONDS = 60;

/**
 * Who a key speaks for: the person who made it, in the role they made it in, with what the role holds today and the key
 * was given. Calls without an action are about somebody's own account: no program gets at them.
 * @throws 302 when it counts for nothing, 429 above its limit, 403 where this call is not for it
 */
export async function keyUser(db: Db, key: string, call: Endpoint, now: Date): Promise<SessionUser> {
  const { row, user } = await living(db, key, now);
  await mustBeWithinLimit(db, row, now);
  if (actionsFor(call).length === 0) throw fail(NOT_BY_KEY);
  if (call.kind === 'write' && row.mayWrite === 0) throw fail(KEY_READS);
  return user;
}

/** What a key can do at all. Asking is no call: it does not count. @throws 302 when it counts for nothing */
export async function keyHolder(db: Db, key: string, now: Date): Promise<{ user: SessionUser; mayWrite: boolean }> {
  const { row, user } = await living(db, key, now);
  return { user, mayWrite: row.mayWrite === 1 };
}

async function living(db: Db, key: string, now: Date): Promise<{ row: Row; user: SessionUser }> {
  const row = await find(db, key);
  if (!row || row.keyStatus !== RowState.normal || momentOf(row.expiresAt) <= now) throw fail(KEY_OVER);
  const acting = withOpenOrg(row);
  if (!acting || row.userStatus !== RowState.normal || row.identityStatus !== RowState.normal)
    throw fail(KEY_OWNERLESS);
  return { row, user: userOf(row, acting.orgNo) };
}

function userOf(row: Row, orgNo: string | null): SessionUser {
  const given = new Set(row.scopes);
  return {
    sessionId: NONE,
    userNo: row.userNo,
    identityId: row.identityId,
    userType: row.userType,
    orgNo,
    roleId: row.roleId,
    powerLevel: row.powerLevel,
    actions: new Set(row.codes.filter((code) => given.has(code))),
    isPreview: false,
    ownUserType: row.userType,
    keyName: row.keyName,
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

async function mustBeWithinLimit(db: Db, { keyId, perMinute, lastUsedAt }: Row, now: Date): Promise<void> {
  const { count, endsIn } = await countUp(db, ['apiKey', keyId], { seconds: 60 }, now);
  if (count > perMinute) throw fail(TOO_OFTEN, `这把密钥每分钟最多 ${perMinute} 次，请 ${endsIn} 秒后再试`);
  if (lastUsedAt !== null && now.getTime() - momentOf(lastUsedAt).getTime() < TOUCH_SECONDS * 1000) return;
  await touch(db, keyId, now).catch(unlessFull);
}

async function touch(db: Db, keyId: string, now: Date): Promise<void> {
  await db
    .update(apiKey)
    .set({ lastUsedAt: wireTime(now) })
    .where(eq(apiKey.id, keyId));
}

async function find(db: Db, key: string) {
  const [row] = await db
    .select({
      keyId: apiKey.id,
      keyName: apiKey.keyName,
      keyStatus: apiKey.statusId,
      scopes: apiKey.scopes,
      mayWrite: apiKey.mayWrite,
      perMinute: apiKey.perMinute,
      expiresAt: apiKey.expiresAt,
      lastUsedAt: apiKey.lastUsedAt,
      userNo: userIdentity.userNo,
      identityId: userIdentity.id,
      userType: userIdentity.userType,
      orgNo: userIdentity.orgNo,
      roleId: userIdentity.roleId,
      powerLevel: authRole.powerLevel,
      codes: authRole.codes,
      userStatus: user.statusId,
      identityStatus: userIdentity.statusId,
      orgStatus: orgInfo.statusId,
    })
    .from(apiKey)
    .innerJoin(userIdentity, eq(userIdentity.id, apiKey.identityId))
    .innerJoin(user, eq(user.userNo, apiKey.userNo))
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .where(eq(apiKey.keyHash, hashOfKey(key)));
  return row;
}
