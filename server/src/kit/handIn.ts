import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
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

interface HandedIn<C> {
  id: string;
  submitTime: string;
  submitNote: string;
  auditOpinion: string;
  auditTime: string | null;
  changes: C[];
}

interface Queued<S> {
  auditStatus: S;
  /** Of what is public; 0 for nothing. */
  version: number;
  /** Who handed it in. */
  person: Parameters<typeof displayName>[0];
}

/** A handing in as its reviewers see it: from whom, what changed, how long it waits. */
export function queuedOf<C, S extends number>(
  review: HandedIn<C>,
  { auditStatus, version, person }: Queued<S>,
  now: Date,
) {
  const { id, submitTime, submitNote, auditOpinion, auditTime, changes } = review;
  return {
    id,
    userName: displayName(person, 2),
    submitNote,
    isNew: version === 0 ? (1 as const) : (0 as const),
    changes,
    auditStatus,
    auditOpinion,
    auditTime,
    submitTime,
    ...waitOf({ auditStatus, submitTime, auditTime }, now),
  };
}
