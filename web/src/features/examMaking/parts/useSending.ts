import { useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import type { Saving } from '../../../ui/SaveState.tsx';
import { sendLatest } from './sendLatest.ts';
import type { Outcome } from './sendLatest.ts';

const WAIT_MS = 900;
const always = (): boolean => true;

/**
 * What is being made is saved by itself, one change after the other, and never over a newer one.
 * @param keep sends it and takes note of the answer
 * @param mayKeep whether it can be sent at all; what cannot waits for the next change
 */
export function useSending<T>(keep: (value: T) => Promise<void>, mayKeep: (value: T) => boolean = always) {
  const [saving, setSaving] = useState<Saving>('none');
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const [isOutdated, setOutdated] = useState(false);
  const wanted = useRef<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const send = async (value: T): Promise<Outcome> => {
    if (!mayKeep(value)) return 'refused';
    setSaving('saving');
    try {
      await keep(value);
      setIssues(new Map());
      setSaving('saved');
      return 'kept';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isMoved = error.code === CONFLICT.code;
      if (isMoved) setOutdated(true);
      setIssues(new Map(error.issues.map(({ path, message }) => [path, message])));
      setSaving('failed');
      return isMoved ? 'outdated' : 'refused';
    }
  };

  /** Saves what is not saved yet. @returns what could not be, or null */
  const flush = async (): Promise<T | null> => {
    running.current ??= sendLatest(wanted, send).finally(() => (running.current = null));
    await running.current;
    return wanted.current;
  };

  /** Saves it in a moment, unless something newer is wanted by then. */
  const want = (value: T): void => {
    wanted.current = value;
    clearTimeout(timer.current);
    if (mayKeep(value)) timer.current = setTimeout(() => void flush(), WAIT_MS);
  };

  return { saving, issues, setIssues, isOutdated, flush, want };
}
