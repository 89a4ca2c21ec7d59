import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import * as replays from '#contract/live/replay.ts';
import * as rooms from '#contract/live/room.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { LiveEntry } from '#contract/live/shapes.ts';
import { call } from '../../../kit/call.ts';

export type Replay = OutputOf<typeof replays.view.output>;

const quiet = { isShowErrTip: false } as const;

/** The whole timeline of a class that is over, page by page. */
export function useTimeline(periodId: string) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [entries, setEntries] = useState<readonly LiveEntry[]>([]);
  const [failure, setFailure] = useState<CallError | null>(null);
  useEffect(() => {
    if (periodId === '') return;
    let isGone = false;
    const load = async () => {
      const view = await call(replays.view, { periodId }, quiet);
      if (isGone) return;
      setFailure(null);
      setReplay(view);
      const all: LiveEntry[] = [];
      for (;;) {
        const { list, lastSeq } = await call(rooms.entries, { periodId, sinceSeq: all.at(-1)?.seq ?? 0 }, quiet);
        all.push(...list);
        if (isGone) return;
        setEntries([...all]);
        if (list.length === 0 || (all.at(-1)?.seq ?? 0) >= lastSeq) return;
      }
    };
    load().catch((error: unknown) => void (isGone || (error instanceof CallError && setFailure(error))));
    return () => void (isGone = true);
  }, [periodId]);
  return { replay, entries, failure, keep: setReplay };
}
