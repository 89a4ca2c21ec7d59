import { sql } from 'drizzle-orm';
import type { LookPart } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import { talentLook } from '../../db/schema/hiring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { hiringFor } from './policies.ts';

interface Seen {
  userNo: string;
  vacancyId: string;
}

/** Opening the next part or coming back within these minutes is the same look. */
const SAME_LOOK_MINUTES = 5;

/** Writes into the access diary of each that the caller looked; another look of the same day counts up. */
export async function recordLooks(ctx: UserCtx, people: readonly Seen[], lookPart: LookPart): Promise<void> {
  if (people.length === 0) return;
  const at = wireTime(ctx.now);
  const [orgNo, lookerUserNo] = [hiringFor(ctx.user), ctx.user.userNo];
  const rest = { orgNo, lookerUserNo, lookPart, lookDay: at.slice(0, 10), firstAt: at, lastAt: at, gmtCreate: at };
  await ctx.db
    .insert(talentLook)
    .values(people.map(({ userNo, vacancyId }) => ({ userNo, vacancyId, ...rest, gmtModified: at })))
    .onConflictDoUpdate({
      target: [
        talentLook.userNo,
        talentLook.vacancyId,
        talentLook.lookerUserNo,
        talentLook.lookPart,
        talentLook.lookDay,
      ],
      set: {
        lastAt: at,
        times: sql`${talentLook.times} + (${talentLook.lastAt} <= ${at}::timestamptz - make_interval(mins => ${SAME_LOOK_MINUTES}))::int`,
        gmtModified: at,
      },
    });
}
