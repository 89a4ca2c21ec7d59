import { useEffect } from 'react';
import { ProctorGrade, SittingEventKind } from '#contract/rules/assessments.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import { createAbsence } from './absence.ts';
import { chosenText, createOwnClipboard, isInAnswer } from './ownClipboard.ts';
import type { Told } from './sittingStore.ts';

/**
 * Tells of leaving the page, and where it is watched closely of copying and leaving full screen; else of nothing. Moving
 * one's own words within the answers is neither copying nor pasting.
 */
export function useTraces(grade: ProctorGrade | undefined, tell: (events: Told[]) => Promise<void>): void {
  useEffect(() => {
    if (grade === undefined || grade === ProctorGrade.none) return undefined;
    const absence = createAbsence(serverClock.now, (event) => void tell([event]));
    const seen = () => (document.visibilityState === 'hidden' ? absence.begins() : absence.ends());
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      absence.stops();
    };
  }, [grade, tell]);

  useEffect(() => {
    if (grade !== ProctorGrade.strict) return undefined;
    const telling = (eventKind: Told['eventKind']) => () => void tell([{ eventKind, at: serverClock.now() }]);
    const copied = telling(SittingEventKind.copied);
    const pasted = telling(SittingEventKind.pasted);
    const own = createOwnClipboard();
    // before an editor takes what is cut out of the page
    const before = { capture: true } as const;
    const takes = ({ type, target }: ClipboardEvent) => {
      if (isInAnswer(target)) own.took(chosenText(target));
      else if (type === 'copy') copied();
    };
    const puts = ({ clipboardData }: ClipboardEvent) => {
      if (!own.isOwn(clipboardData?.getData('text/plain') ?? '')) pasted();
    };
    const left = telling(SittingEventKind.leftFullScreen);
    const screen = () => {
      if (document.fullscreenElement === null) left();
    };
    document.addEventListener('copy', takes, before);
    document.addEventListener('cut', takes, before);
    document.addEventListener('paste', puts, before);
    document.addEventListener('fullscreenchange', screen);
    return () => {
      document.removeEventListener('copy', takes, before);
      document.removeEventListener('cut', takes, before);
      document.removeEventListener('paste', puts, before);
      document.removeEventListener('fullscreenchange', screen);
    };
  }, [grade, tell]);
}
