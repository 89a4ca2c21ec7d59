import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { begin } from '#contract/course/courseRecords.ts';
import type { Playback } from '#contract/course/play.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { call } from '../../../kit/call.ts';
import { replay } from '../progress/replay.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { sittings } from '../progress/sittings.ts';
import { playbackOf } from './playbackCache.ts';

export type Begun = OutputOf<typeof begin.output>;

export interface Opening {
  playback: Playback;
  /** Whose sitting it is; null for a guest, whose progress nobody keeps. */
  sitting: { userNo: string; key: string; begun: Begun } | null;
}

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; opening: Opening };

/** Everything that must be known before the first frame, asked for at once: addresses, and where to go on. */
export function useOpening(periodId: string, userNo: string | null) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const wanted = { isGone: false };
    const run = async () => {
      const next = await outcome(open(periodId, userNo, attempt > 0));
      if (!wanted.isGone) setState(next);
    };
    void run();
    return () => void (wanted.isGone = true);
  }, [periodId, userNo, attempt]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}

const outcome = (opening: Promise<Opening>): Promise<State> =>
  opening.then(
    (opening) => ({ kind: 'ready', opening }),
    (error: unknown) => ({ kind: 'failed', message: messageOf(error) }),
  );

async function open(periodId: string, userNo: string | null, fresh: boolean): Promise<Opening> {
  const playback = playbackOf(periodId, userNo === null, fresh);
  if (userNo === null) return { playback: await playback, sitting: null };
  const key = newKey();
  // What was not sent of this class-hour goes first, so that the server's position is the newest; others need
  // not be waited for.
  const begun = replay(sittings, userNo, (id) => id === periodId).then(() =>
    call(begin, { userNo, periodId, sittingKey: key }, { isShowErrTip: false }),
  );
  void replay(sittings, userNo, (id) => id !== periodId);
  const [addresses, answer] = await Promise.all([playback, begun]);
  return { playback: addresses, sitting: { userNo, key, begun: answer } };
}

export const messageOf = (error: unknown): string =>
  error instanceof CallError ? error.message : '内容没有打开，请再试一次';
