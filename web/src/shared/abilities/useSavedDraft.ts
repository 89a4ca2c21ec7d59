import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { dropDraft, keepDraft, readDraft } from '../../kit/drafts.ts';
import type { Saving } from '../../ui/SaveState.tsx';

const PAUSE_MS = 700;
const MOST_UNANSWERED = 4;

interface Kept<W> {
  revision: number;
  written: W;
  /** What went out and was not accepted, the latest first: the server may have it all the same, heard twice or unheard. */
  sent: W[];
}

interface SavedDraft<W, S> {
  /** Where the browser keeps it. */
  name: string;
  /** What the server has. */
  server: Omit<Kept<W>, 'sent'>;
  /** The part of it that is sent. */
  wishOf: (written: W) => S;
  /** Sends it; of two windows the later one is refused with 409. */
  save: (revision: number, wish: S) => Promise<{ revision: number }>;
}

/**
 * What somebody writes, saved by itself a moment after the last change. Until the server has it, it is kept in the browser
 * too, so that neither a reload nor a lost connection takes anything.
 */
export function useSavedDraft<W extends object, S extends object>({ name, server, wishOf, save }: SavedDraft<W, S>) {
  const [written, setWritten] = useState<W>(server.written);
  const [saving, setSaving] = useState<Saving>('none');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isElsewhere, setElsewhere] = useState(false);
  const now = useRef<Kept<W> & { isDirty: boolean }>({ ...server, sent: [], isDirty: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const { revalidate } = useRevalidator();

  const isAtServer = (one: W): boolean => hashKey([wishOf(one)]) === hashKey([wishOf(server.written)]);

  const keep = (): void => {
    const { revision, written, sent } = now.current;
    keepDraft(name, { revision, written, sent } satisfies Kept<W>);
  };

  async function send(): Promise<boolean> {
    if (!now.current.isDirty) return true;
    const sent = now.current.written;
    now.current = { ...now.current, isDirty: false, sent: [sent, ...now.current.sent].slice(0, MOST_UNANSWERED) };
    keep();
    setSaving('saving');
    try {
      const { revision } = await save(now.current.revision, wishOf(sent));
      now.current = { ...now.current, revision, sent: [] };
      setErrors({});
      setSaving('saved');
      if (now.current.written === sent) dropDraft(name);
      else keep();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isConflict = error.code === CONFLICT.code;
      now.current = { ...now.current, isDirty: true };
      setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
      setElsewhere(isConflict);
      setSaving('failed');
      if (isConflict) void revalidate();
      return false;
    }
  }

  /** Saves what is not saved yet, one save after the other. Whether the server has everything now. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    running.current = running.current.then(send, send);
    return running.current;
  }

  function change(part: Partial<W>): void {
    const next = { ...now.current.written, ...part };
    now.current = { ...now.current, written: next, isDirty: true };
    setWritten(next);
    keep();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }

  const begin = useEffectEvent(() => {
    const kept = readDraft<Kept<W>>(name);
    if (!kept?.written || isAtServer(kept.written)) return dropDraft(name);
    const { revision = 0, sent = [] } = kept;
    now.current = { ...now.current, revision: sent.some(isAtServer) ? server.revision : revision, sent };
    change(kept.written);
  });
  const end = useEffectEvent(() => void flush());
  useEffect(() => {
    begin();
    return () => end();
  }, []);

  /** Takes what was saved elsewhere instead of what stands here. */
  async function takeNewest(): Promise<void> {
    clearTimeout(timer.current);
    now.current = { ...now.current, revision: -1, isDirty: false };
    dropDraft(name);
    await revalidate();
    setElsewhere(false);
  }

  /** The page read the draft again: takes it, or only its revision if what it holds went out from here. */
  const newest = useEffectEvent((revision: number, isDisputed: boolean) => {
    if (revision <= now.current.revision) return;
    if (!now.current.isDirty) {
      now.current = { ...server, sent: [], isDirty: false };
      setWritten(server.written);
      setErrors({});
      setSaving('none');
    } else if (isDisputed && now.current.sent.some(isAtServer)) {
      now.current = { ...now.current, revision, sent: [] };
      setElsewhere(false);
      void flush();
    }
  });
  useEffect(() => newest(server.revision, isElsewhere), [server.revision, isElsewhere]);

  return { written, change, flush, saving, errors, isElsewhere, takeNewest };
}

export type Draft<W extends object> = ReturnType<typeof useSavedDraft<W, object>>;
