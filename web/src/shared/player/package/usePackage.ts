import { useEffect, useMemo, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isDoneBy, isKeptValue, SCORM_MESSAGE } from '#contract/rules/scorm.ts';
import * as scorm from '#contract/course/scorm.ts';
import { call } from '../../../kit/call.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import { createSender } from '../../../kit/outbox/sender.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import type { Opening } from '../media/useOpening.ts';
import { isFinal } from '../progress/recorder.ts';
import type { SaveState } from '../progress/recorder.ts';
import type { SavedMark } from '../useLiveStanding.ts';
import { keepReport, reportsLeft, takeReport } from './reportBox.ts';

export type Values = Record<string, string>;
export type PackageState = OutputOf<typeof scorm.states.output>['items'][number];

export type Kept = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; items: PackageState[] };

/** What the parts of a package were told before; a guest begins anew. */
export function useKept(periodId: string, isGuest: boolean) {
  const [kept, setKept] = useState<Kept>(isGuest ? { kind: 'ready', items: [] } : { kind: 'loading' });
  useEffect(() => {
    if (kept.kind !== 'loading') return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { items } = await call(scorm.states, { periodId }, { signal: stop.signal, isShowErrTip: false });
        setKept({ kind: 'ready', items });
      } catch (error) {
        if (error instanceof CallError) setKept({ kind: 'failed', message: error.message });
      }
    };
    void ask();
    return () => stop.abort();
  }, [kept, periodId]);
  return { kept, retry: () => setKept({ kind: 'loading' }) };
}

/**
 * Hands in what the parts report: the latest of each, one after the other, kept in this browser until the server has it.
 * What they said last is known here too, for a part that is opened again.
 */
export function useReports({ sitting }: Opening, periodId: string, onSaved: (mark: SavedMark) => void) {
  const [state, setState] = useState<SaveState>({ kind: 'none' });
  const [doneHere, setDone] = useState<ReadonlySet<string>>(new Set());
  const desk = useMemo(() => {
    const left = sitting === null ? [] : reportsLeft(sitting.userNo, periodId);
    const latest = new Map(left.map(({ itemKey, values }) => [itemKey, values]));
    const waiting = new Set(latest.keys());
    const forget = (itemKey: string): void => {
      waiting.delete(itemKey);
      takeReport(sitting!.userNo, { periodId, itemKey });
    };
    const sender = createSender({
      isDue: () => sitting !== null && waiting.size > 0,
      keep() {
        for (const itemKey of waiting) keepReport(sitting!.userNo, { periodId, itemKey, values: latest.get(itemKey)! });
      },
      async send({ keepalive }) {
        const { userNo, key: sittingKey } = sitting!;
        setState({ kind: 'saving' });
        for (const itemKey of waiting) {
          const values = latest.get(itemKey)!;
          const wish = { userNo, periodId, sittingKey, itemKey, values };
          const answer = await call(scorm.save, wish, { isShowErrTip: false, keepalive });
          if (latest.get(itemKey) === values) forget(itemKey);
          onSaved(answer);
        }
        setState({ kind: 'saved', at: serverClock.now(), refused: 0, reason: '' });
      },
      onFailure(error) {
        const isOver = isFinal(error);
        if (isOver) for (const itemKey of waiting) forget(itemKey);
        setState(isOver ? { kind: 'failed', message: (error as CallError).message } : { kind: 'waiting' });
        return isOver ? 'stop' : 'again';
      },
    });
    const report = (itemKey: string, values: Values, isLooked: boolean): void => {
      latest.set(itemKey, values);
      if (isLooked || saysDone(values)) setDone((done) => new Set(done).add(itemKey));
      if (sitting === null) return;
      waiting.add(itemKey);
      void sender.flush();
    };
    return { sender, report, lastOf: (itemKey: string) => latest.get(itemKey) };
  }, [sitting, periodId, onSaved]);
  useEffect(() => {
    void desk.sender.flush();
    return () => desk.sender.stop();
  }, [desk]);
  useLeaving({ onLeave: () => void desk.sender.flush({ keepalive: true }), onOnline: () => void desk.sender.flush() });
  return { state, doneHere, report: desk.report, lastOf: desk.lastOf };
}

const saysDone = (values: Values): boolean =>
  isDoneBy(
    values['cmi.core.lesson_status'] ?? values['cmi.completion_status'] ?? '',
    values['cmi.success_status'] ?? '',
  );

/** The values that a message of the frame carries; undefined for any other message. */
export function reportedBy(data: unknown): Values | undefined {
  if (typeof data !== 'object' || data === null || !('of' in data) || data.of !== SCORM_MESSAGE) return undefined;
  if (!('values' in data) || typeof data.values !== 'object' || data.values === null) return undefined;
  const pairs = Object.entries(data.values).filter(
    (pair): pair is [string, string] => isKeptValue(pair[0]) && typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
