import { NO_MEDIA } from '#contract/course/failures.ts';
import { parseSpans } from '#contract/rules/spans.ts';
import { studySitting } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { admitted, isEmpty } from './access.ts';
import { deviceOf } from '../session/device.ts';
import type { Standing } from './standing.ts';
import { standingOf } from './standing.ts';
import type { State } from './state.ts';
import { readStates } from './state.ts';

interface Sitting {
  periodId: string;
  sittingKey: string;
  device: string;
}

/**
 * From now on the clock runs for this sitting; a sitting that was begun before keeps its beginning.
 * @throws LOCKED, NOT_FOUND, NO_MEDIA
 */
export async function beginSitting(ctx: UserCtx, sitting: Sitting): Promise<{ state: State; standing: Standing }> {
  const { userNo } = ctx.user;
  const { periodId, sittingKey } = sitting;
  const [found] = await readStates(ctx.db, [{ userNo, periodId, sittingKey }]);
  const state = admitted(found, ctx.user, ctx.now);
  if (isEmpty(state)) throw fail(NO_MEDIA);
  // The wire form has no milliseconds; here they decide about a second.
  const at = ctx.now.toISOString();
  const device = sitting.device || deviceOf(ctx.userAgent);
  await ctx.db
    .insert(studySitting)
    .values({ userNo, periodId, sittingKey, device, courseId: state.courseId, startedAt: at, lastAt: at, ip: ctx.ip })
    .onConflictDoNothing();
  return { state, standing: standingOf(state, parseSpans(state.watched)) };
}
