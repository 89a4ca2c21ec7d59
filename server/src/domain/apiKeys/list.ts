import { desc, eq, sql } from 'drizzle-orm';
import { actions } from '#contract/rules/actions.ts';
import type { Action } from '#contract/rules/actions.ts';
import type { KeyStanding } from '#contract/rules/apiKeys.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { momentOf } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { apiKey } from '../../db/schema/integration.ts';
import { authRole, user as account, userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { houseKeys } from './policies.ts';

/** The keys of the caller's house, the newest first. */
export async function keyPage({ db, user, now }: UserCtx, request: PageRequest) {
  const rows = db
    .select({
      key: apiKey,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
      roleName: authRole.roleName,
      isOwnerThere: sql<boolean>`(${enabled(account)} and ${enabled(userIdentity)})`,
    })
    .from(apiKey)
    .innerJoin(userIdentity, eq(userIdentity.id, apiKey.identityId))
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .innerJoin(account, eq(account.userNo, apiKey.userNo))
    .leftJoin(userExt, eq(userExt.userNo, apiKey.userNo))
    .where(houseKeys(user))
    .orderBy(desc(apiKey.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(apiKey, houseKeys(user)));
  return {
    ...page,
    list: page.list.map(({ key, roleName, isOwnerThere, ...person }) => ({
      id: key.id,
      keyName: key.keyName,
      hint: key.hint,
      ownerName: person.idCardName || displayName(person),
      roleName,
      scopes: key.scopes.map((code) => ({ code, name: nameOf(code) })),
      mayWrite: key.mayWrite,
      perMinute: key.perMinute,
      expiresAt: key.expiresAt,
      lastUsedAt: key.lastUsedAt,
      standing: standingOf(key, isOwnerThere, now),
    })),
  };
}

/** A code that a later version does not know any more keeps its own name. */
const nameOf = (code: string): string => actions[code as Action] ?? code;

function standingOf(key: typeof apiKey.$inferSelect, isOwnerThere: boolean, now: Date): KeyStanding {
  if (key.statusId !== RowState.normal) return 'revoked';
  if (momentOf(key.expiresAt) <= now) return 'expired';
  return isOwnerThere ? 'usable' : 'ownerGone';
}
