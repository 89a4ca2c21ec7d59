import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { fail } from './fail.ts';

/** Refuses what its author has not finished, naming every place. @throws 422 */
export function mustBeReady(missing: readonly { path: string; message: string }[]): void {
  const [first] = missing;
  if (!first) return;
  const issues = missing.map(({ path, message }) => ({ path, message }));
  throw fail(INVALID_INPUT, `还有 ${issues.length} 处没有写好：${first.message}`, { issues });
}

/** What becomes of a handing in that its author takes back before anybody decided. */
export const takenBack = (now: Date) => ({ auditStatus: ReviewState.withdrawn, auditTime: wireTime(now) });
