import { useRef, useState } from 'react';
import type { ShownSection } from '#contract/exam/paperShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { call } from '../../../../kit/call.ts';
import type { Saving } from '../../../../ui/SaveState.tsx';
import { saveContent } from '../calls.ts';
import { sendLatest } from '../sendLatest.ts';
import type { Outcome } from '../sendLatest.ts';

interface Start {
  id: string;
  revision: number;
  sections: ShownSection[];
}

const WAIT_MS = 900;

/** A paper that is being written: every change is saved by itself, one after the other, and never over a newer one. */
export function usePaper({ id, revision, sections: initial }: Start) {
  const [sections, setSections] = useState(initial);
  const [saving, setSaving] = useState<Saving>('none');
  const [isOutdated, setOutdated] = useState(false);
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const [hasDraft, setDraft] = useState(false);
  const seen = useRef(revision);
  const wanted = useRef<ShownSection[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const send = async (sent: ShownSection[]): Promise<Outcome> => {
    setSaving('saving');
    try {
      const saved = await call(
        await saveContent(),
        { id, revision: seen.current, sections: sent },
        { isShowErrTip: false },
      );
      seen.current = saved.revision;
      setDraft(true);
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

  /** Saves what is not saved yet; afterwards the newest revision is known. */
  const flush = async (): Promise<boolean> => {
    running.current ??= sendLatest(wanted, send).finally(() => (running.current = null));
    await running.current;
    return wanted.current === null;
  };

  const change = (next: ShownSection[]) => {
    setSections(next);
    wanted.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), WAIT_MS);
  };

  return {
    id,
    sections,
    change,
    flush,
    saving,
    isOutdated,
    hasDraft,
    issues,
    setIssues,
    /** Leaving now would lose the last change. */
    isUnsaved: saving === 'failed',
    revision: () => seen.current,
  };
}

export type PaperDesk = ReturnType<typeof usePaper>;
