import type { Playback } from '#contract/course/play.ts';
import { getPlaybackUrl, preview } from '#contract/course/play.ts';
import { momentOf } from '#contract/rules/time.ts';
import { call } from '../../../kit/call.ts';
import { onForget } from '../../../kit/forget.ts';
import { warmPlaylists } from './attach.ts';

const answers = new Map<string, Promise<Playback>>();
const SPARE_MS = 60_000;

// An address is for whoever asked; another person asks again.
onForget(() => answers.clear());

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
  asked
    .then(
      // The playlist's script and where to go on are fetched at once, not after the film stands.
      ({ delivery }) => (delivery === 'hls' ? warmPlaylists() : undefined),
      () => answers.delete(key),
    )
    .catch(() => undefined);
  return asked;
}
