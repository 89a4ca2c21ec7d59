import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { auditApplyLive } from '#contract/user/lecturer.ts';
import { LIVE_ALREADY, LIVE_WAITING } from '#contract/user/liveFailures.ts';
import { enabled } from '../../db/enabled.ts';
import { liveApply, liveChannel } from '../../db/schema/live.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { channelOf } from './permit.ts';

/** A lecturer asks to go live, or again after a refusal. Returns the id. @throws NOT_FOUND no lecturer, LIVE_WAITING, LIVE_ALREADY */
export async function applyForLive(ctx: UserCtx, facts: OutputOf<typeof auditApplyLive.input>): Promise<string> {
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  const known = and(eq(lecturer.lecturerUserNo, user.userNo), enabled(lecturer));
  if ((await db.$count(lecturer, known)) === 0) throw fail(NOT_FOUND, '成为讲师之后才能申请直播');
  if ((await db.$count(liveChannel, channelOf(user.userNo))) > 0) throw fail(LIVE_ALREADY);
  const [before] = await db
    .select({ auditStatus: liveApply.auditStatus })
    .from(liveApply)
    .where(eq(liveApply.lecturerUserNo, user.userNo));
  if (before?.auditStatus === AuditState.waiting) throw fail(LIVE_WAITING);
  const at = wireTime(now);
  const undecided = { auditStatus: AuditState.waiting, auditOpinion: '', auditTime: null, auditUserNo: null };
  const row = { ...facts, ...undecided, submitTime: at, gmtModified: at };
  const [stored] = await db
    .insert(liveApply)
    .values({ ...row, lecturerUserNo: user.userNo, gmtCreate: at })
    .onConflictDoUpdate({ target: liveApply.lecturerUserNo, set: row })
    .returning({ id: liveApply.id });
  ctx.changed({ after: facts });
  return stored!.id;
}
