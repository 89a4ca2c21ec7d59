import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { dropDraft, keepDraft, readDraft } from '../../kit/drafts.ts';
import type { Saving } from '../../ui/SaveState.tsx';

const PAUSE_MS = 700;

interface Kept<W> {
  revision: number;
  written: W;
}

interface SavedDraft<W> {
  /** Where the browser keeps it. */
  name: string;
  /** What the server has. */
  server: Kept<W>;
  /** Sends it; of two windows the later one is refused with 409. */
  save: (revision: number, written: W) => Promise<{ revision: number }>;
}

/**
 * What somebody writes, saved by itself a moment after the last change. Until the server has it, it is kept in the browser
 * too, so that neither a reload nor a lost connection takes anything.
 */
export function useSavedDraft<W extends object>({ name, server, save }: SavedDraft<W>) {
  const [written, setWritten] = useState<W>(server.written);
  const [saving, setSaving] = useState<Saving>('none');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isElsewhere, setElsewhere] = useState(false);
  const now = useRef({ written, revision: server.revision, isDirty: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const { revalidate } = useRevalidator();

  async function send(): Promise<boolean> {
    if (!now.current.isDirty) return true;
    const sent = now.current.written;
    now.current.isDirty = false;
    setSaving('saving');
    try {
      const { revision } = await save(now.current.revision, sent);
      now.current.revision = revision;
      setErrors({});
      setSaving('saved');
      if (now.current.written === sent) dropDraft(name);
      else keepDraft(name, { revision, written: now.current.written } satisfies Kept<W>);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      now.current.isDirty = true;
      setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
      setElsewhere(error.code === CONFLICT.code);
      setSaving('failed');
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
    keepDraft(name, { revision: now.current.revision, written: next } satisfies Kept<W>);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }

  const begin = useEffectEvent(() => {
    const kept = readDraft<Kept<W>>(name);
    if (kept?.written && kept.revision === server.revision) change(kept.written);
    else if (kept) dropDraft(name);
  });
  const end = useEffectEvent(() => void flush());
  useEffect(() => {
    begin();
    return () => end();
  }, []);

  /** Takes what was saved elsewhere instead of what stands here. */
  async function takeNewest(): Promise<void> {
    clearTimeout(timer.current);
    now.current.isDirty = false;
    dropDraft(name);
    await revalidate();
    setElsewhere(false);
  }

  const newest = useEffectEvent((revision: number) => {
    if (now.current.isDirty || revision <= now.current.revision) return;
    now.current = { written: server.written, revision, isDirty: false };
    setWritten(now.current.written);
    setErrors({});
    setSaving('none');
  });
  useEffect(() => newest(server.revision), [server.revision]);

  return { written, change, flush, saving, errors, isElsewhere, takeNewest };
}

export type Draft<W extends object> = ReturnType<typeof useSavedDraft<W>>;
