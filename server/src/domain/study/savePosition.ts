import { GRACE_SECONDS, MAX_SPEED } from '#contract/rules/progress.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { Saved } from './save.ts';
import { saveStudy } from './save.ts';
import type { State } from './state.ts';
import type { Claim } from './verdict.ts';

/**
 * A save of clients that tell only where they are: what lies between the last position and this one was watched, when
 * the time since then suffices for it; else they jumped and only the position moves.
 */
export const savePosition = (ctx: UserCtx, input: { periodId: string; watchLength: number }): Promise<Saved> =>
  saveStudy(ctx, {
    periodId: input.periodId,
    sittingKey: `log-${ctx.user.sessionId}`,
    claim: (state) => playedUpTo(Math.floor(input.watchLength), state, ctx.now),
    position: input.watchLength,
    device: '',
  });

function playedUpTo(to: number, state: State, now: Date): Claim {
  const from = state.sittingPosition ?? 0;
  const elapsed = state.lastAt === null ? 0 : (now.getTime() - state.lastAt) / 1000;
  const isPlayed = state.lastAt !== null && from < to && to - from <= elapsed * MAX_SPEED + GRACE_SECONDS;
  return isPlayed ? { ranges: [[from, to]], speed: (to - from) / Math.max(1, elapsed) } : { ranges: [], speed: 1 };
}
