import { useEffect } from 'react';
import { ProctorGrade, SittingEventKind } from '#contract/rules/assessments.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import type { Told } from './sittingStore.ts';

/** Tells of leaving the page, and where it is watched closely of copying and leaving full screen; else of nothing. */
export function useTraces(grade: ProctorGrade | undefined, tell: (events: Told[]) => Promise<void>): void {
  useEffect(() => {
    if (grade === undefined || grade === ProctorGrade.none) return undefined;
    let leftAt: number | undefined;
    const seen = () => {
      if (document.visibilityState === 'hidden') leftAt ??= serverClock.now();
      else if (leftAt !== undefined) {
        const at = leftAt;
        leftAt = undefined;
        void tell([{ eventKind: SittingEventKind.left, at, seconds: Math.round((serverClock.now() - at) / 1000) }]);
      }
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [grade, tell]);

  useEffect(() => {
    if (grade !== ProctorGrade.strict) return undefined;
    const telling = (eventKind: Told['eventKind']) => () => void tell([{ eventKind, at: serverClock.now() }]);
    const copied = telling(SittingEventKind.copied);
    const pasted = telling(SittingEventKind.pasted);
    const left = telling(SittingEventKind.leftFullScreen);
    const screen = () => {
      if (document.fullscreenElement === null) left();
    };
    document.addEventListener('copy', copied);
    document.addEventListener('paste', pasted);
    document.addEventListener('fullscreenchange', screen);
    return () => {
      document.removeEventListener('copy', copied);
      document.removeEventListener('paste', pasted);
      document.removeEventListener('fullscreenchange', screen);
    };
  }, [grade, tell]);
}
