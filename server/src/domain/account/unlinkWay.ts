import { and, eq } from 'drizzle-orm';
import { mayRemove, wayName, waysOf } from '#contract/rules/signInWays.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LAST_WAY, NOT_LINKED } from '#contract/user/trustFailures.ts';
import type { Db } from '../../db/client.ts';
import { oauthBinding, user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import type { Proven } from './proveSelf.ts';
import { selfOf } from './proveSelf.ts';
import { tellOwner } from './tellOwner.ts';
import { linksOf, signInFacts } from './ways.ts';

/**
 * Takes a way to sign in away. Of two at the same time the second finds what the first left, so that one always stays.
 * @throws 1287 not linked, 1286 the last way
 */
export async function unlinkWay(ctx: UserCtx, proven: Proven, way: string): Promise<void> {
  const { userNo } = ctx.user;
  await ctx.db.transaction(async (db) => {
    await oneAtATime(db, userNo);
    const facts = await signInFacts(ctx, db, await selfOf(db, userNo));
    if (!waysOf(facts).includes(way) && !(await isLinked(db, userNo, way))) throw fail(NOT_LINKED);
    if (!mayRemove(facts, way)) throw fail(LAST_WAY);
    await proven.use(db);
    await remove(db, userNo, way, ctx.now);
    await tellOwner(db, userNo, `已解绑${wayName(way)}`);
  });
}

/** One of a third party that this site no longer offers can be taken away too. */
const isLinked = async (db: Db, userNo: string, source: string): Promise<boolean> =>
  (await linksOf(db, userNo)).some((link) => link.source === source);

async function remove(db: Db, userNo: string, way: string, now: Date): Promise<void> {
  if (way === 'mobile' || way === 'email') {
    const gone = { [way]: null, gmtModified: wireTime(now) };
    await db.update(user).set(gone).where(eq(user.userNo, userNo));
    return;
  }
  await db.delete(oauthBinding).where(and(eq(oauthBinding.userNo, userNo), eq(oauthBinding.source, way)));
}
