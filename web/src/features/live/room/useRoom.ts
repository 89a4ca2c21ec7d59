import { useCallback, useEffect, useRef, useState } from 'react';
import { save } from '#contract/data/watchLiveLog.ts';
import { CallError } from '#contract/kit/callError.ts';
import * as contract from '#contract/live/room.ts';
import type { LiveEntry, LiveRoom } from '#contract/live/shapes.ts';
import { EntryKind, LIVE_BEAT_SECONDS, LiveRole } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { currentLink, onLink } from '../../../kit/live/link.ts';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { endsRoom } from './endsRoom.ts';
import { changesRoom, merged, reached } from './timeline.ts';

/** A thousand pages that hear the same thing do not ask in the same moment. */
const SPREAD_MS = 1200;
const quiet = { isShowErrTip: false } as const;

export interface OpenRoom {
  room: LiveRoom | null;
  entries: readonly LiveEntry[];
  /** Why one is not in it, or not any more. */
  failure: CallError | null;
  /** The server does not answer just now; one stays, and what was missed comes when it does. */
  isCut: boolean;
  /** Grows when hands, members or votes moved. */
  desk: number;
  refresh: () => void;
  keep: (room: LiveRoom) => void;
  add: (more: readonly LiveEntry[]) => void;
}

/**
 * A room that is open on this page: entered, kept up to date by what the server tells, and brought into step by numbers
 * when something was missed. `enter` must stay the same one.
 */
export function useRoom(periodId: string, enter: () => Promise<LiveRoom>, tabKey?: string): OpenRoom {
  const [room, setRoom] = useState<LiveRoom | null>(null);
  const [entries, setEntries] = useState<readonly LiveEntry[]>([]);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isCut, setCut] = useState(false);
  const [desk, setDesk] = useState(0);
  const wasCut = useRef(false);
  const last = useRef(0);
  const isHost = useRef(false);
  const isIn = room !== null && failure === null;

  const show = useCallback((more: readonly LiveEntry[]) => setEntries((before) => merged(before, more)), []);
  const keep = useCallback((next: LiveRoom) => {
    isHost.current = next.me.liveRole !== LiveRole.learner;
    setRoom(next);
  }, []);
  const cut = useCallback((is: boolean) => {
    wasCut.current = is;
    setCut(is);
  }, []);
  const refused = useCallback((error: unknown) => (endsRoom(error) ? setFailure(error) : cut(true)), [cut]);
  const refresh = useCallback(() => {
    void call(contract.view, { periodId }, quiet).then(keep, refused);
    setDesk((before) => before + 1);
  }, [periodId, keep, refused]);
  const refreshSoon = useCallback(
    () => void setTimeout(refresh, isHost.current ? 0 : Math.random() * SPREAD_MS),
    [refresh],
  );
  const ink = useCallback(() => {
    void call(contract.entries, { periodId, isRecent: 1 }, quiet).then(({ list }) => show(list), refused);
  }, [periodId, show, refused]);
  const sync = useCallback(async () => {
    for (;;) {
      const { list, lastSeq } = await call(contract.entries, { periodId, sinceSeq: last.current }, quiet);
      // all that is kept since then: numbers that are not among them are gone
      last.current = Math.max(last.current, ...list.map(({ seq }) => seq));
      show(list);
      if (list.some(changesRoom)) refresh();
      if (list.length === 0 || last.current >= lastSeq) return;
    }
  }, [periodId, show, refresh]);
  const add = useCallback(
    (more: readonly LiveEntry[]) => {
      show(more);
      last.current = reached(last.current, more);
      if (more.some(({ seq }) => seq > last.current)) void sync().catch(refused);
    },
    [show, sync, refused],
  );

  useEffect(() => {
    if (periodId === '') return;
    let isGone = false;
    const open = async () => {
      const entered = await enter();
      const recent = await call(contract.entries, { periodId, isRecent: 1 }, quiet);
      if (isGone) return;
      setFailure(null);
      keep(entered);
      show(recent.list);
      // what happened between the two answers is not in the first one: the first beat fetches it
      last.current = Math.min(entered.lastSeq, recent.lastSeq);
    };
    open().catch((error: unknown) => void (isGone || (error instanceof CallError && setFailure(error))));
    return () => void (isGone = true);
  }, [periodId, enter, keep, show]);

  useEffect(() => {
    if (!isIn) return;
    const beat = async () => {
      const told = await call(save, { chapterId: periodId, tabKey }, quiet);
      setRoom((before) => before && { ...before, ...told });
      if (told.lastSeq > last.current) await sync();
      if (!wasCut.current) return;
      cut(false);
      refresh();
    };
    const beatNow = () => void beat().catch(refused);
    beatNow();
    const timer = setInterval(beatNow, LIVE_BEAT_SECONDS * 1000);
    window.addEventListener('online', beatNow);
    // what was told meanwhile was told to nobody here
    const stopHearing = onLink(() => {
      if (currentLink() !== 'open') return;
      beatNow();
      // votes and hands have no number by which the beat could see that they moved
      refreshSoon();
    });
    return () => {
      clearInterval(timer);
      stopHearing();
      window.removeEventListener('online', beatNow);
    };
  }, [isIn, periodId, tabKey, sync, refresh, refreshSoon, cut, refused]);

  useEvent(
    'liveEntry',
    useCallback(
      ({ periodId: where, seq, entry }) => {
        if (where !== periodId || !isIn) return;
        if (!entry || seq > last.current + 1) return void sync().catch(refused);
        add([entry]);
        if (!changesRoom(entry)) return;
        refreshSoon();
        if (entry.entryKind === EntryKind.page) ink();
      },
      [periodId, isIn, add, sync, refreshSoon, refused, ink],
    ),
  );
  useEvent(
    'liveDesk',
    useCallback(({ periodId: where }) => void (where === periodId && isIn && refresh()), [periodId, isIn, refresh]),
  );
  useEvent(
    'chatMissed',
    useCallback(() => void (isIn && sync().catch(refused)), [isIn, sync, refused]),
  );
  return { room, entries, failure, isCut, desk, refresh, keep, add };
}
