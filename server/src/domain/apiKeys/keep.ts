import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { keyScopesOf, MOST_API_KEYS } from '#contract/rules/apiKeys.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import type { save } from '#contract/system/apiKey.ts';
import { apiKey } from '../../db/schema/integration.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { oneAmongOperators } from '../roles/oneAmongOperators.ts';
import { drawKey, hashOfKey, hintOf } from './draw.ts';
import { houseKeys, livingKeys } from './policies.ts';

const DAY = 86_400;

/** A key for what the caller may do in this role, or for less. @throws LIST_FULL, or at `scopes` */
export async function makeKey(ctx: UserCtx, { days, scopes, ...wish }: OutputOf<typeof save.input>) {
  const { db, user, now } = ctx;
  const { userNo, identityId, orgNo } = user;
  const wanted = [...new Set(scopes)].toSorted();
  const possible: ReadonlySet<string> = new Set(keyScopesOf(user.userType));
  if (!wanted.every((code) => possible.has(code) && user.actions.has(code)))
    throw failAt('scopes', '有的权限你没有，或者不能给密钥，请刷新后重选');
  await (orgNo === null ? oneAmongOperators(db) : oneInOrganization(db, orgNo));
  if ((await db.$count(apiKey, livingKeys(user, now))) >= MOST_API_KEYS)
    throw fail(LIST_FULL, `能用的密钥最多 ${MOST_API_KEYS} 把，请先停用不用的`);
  const key = drawKey();
  const kept = { hint: hintOf(key), expiresAt: wireTimeIn(now, days * DAY) };
  const [row] = await db
    .insert(apiKey)
    .values({ ...wish, ...kept, scopes: wanted, userNo, identityId, orgNo, keyHash: hashOfKey(key) })
    .returning({ id: apiKey.id });
  ctx.changed({ after: { keyName: wish.keyName, ...kept } });
  return { id: row!.id, apiKey: key };
}

/** It opens nothing any more, from the next call on, and for good. @throws NOT_FOUND */
export async function revokeKey(ctx: UserCtx, id: string): Promise<void> {
  const [row] = await ctx.db
    .update(apiKey)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(ctx.now) })
    .where(and(eq(apiKey.id, id), houseKeys(ctx.user)))
    .returning({ keyName: apiKey.keyName, hint: apiKey.hint });
  if (!row) throw fail(NOT_FOUND);
  ctx.changed({ before: row });
}
