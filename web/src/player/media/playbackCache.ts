import type { Playback } from '#contract/course/play.ts';
import { getPlaybackUrl, preview } from '#contract/course/play.ts';
import { momentOf } from '#contract/rules/time.ts';
import { call } from '../../kit/call.ts';

const answers = new Map<string, Promise<Playback>>();
const SPARE_MS = 60_000;

/**
 * The signed addresses of a class-hour; asked for once and kept until shortly before they expire.
 * @param fresh asks anew, when what was kept no longer works
 */
export async function playbackOf(periodId: string, isGuest: boolean, fresh = false): Promise<Playback> {
  const key = `${isGuest ? 'guest' : 'mine'}:${periodId}`;
  const kept = await answers.get(key)?.catch(() => undefined);
  if (kept && !fresh && momentOf(kept.expiresAt).getTime() - Date.now() > SPARE_MS) return kept;
  const asked = call(isGuest ? preview : getPlaybackUrl, { periodId }, { isShowErrTip: false });
  answers.set(key, asked);
  asked.catch(() => answers.delete(key));
  return asked;
}
