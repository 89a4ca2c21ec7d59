import { useRef, useState } from 'react';
import type { ShownSection } from '#contract/exam/paperShapes.ts';
import { call } from '../../../../kit/call.ts';
import { saveContent } from '../calls.ts';
import { useSending } from '../useSending.ts';

interface Start {
  id: string;
  revision: number;
  sections: ShownSection[];
}

/** A paper that is being written: every change is saved by itself, one after the other, and never over a newer one. */
export function usePaper({ id, revision, sections: initial }: Start) {
  const [sections, setSections] = useState(initial);
  const [hasDraft, setDraft] = useState(false);
  const seen = useRef(revision);

  const keep = async (sent: ShownSection[]): Promise<void> => {
    const content = { id, revision: seen.current, sections: sent };
    const saved = await call(await saveContent(), content, { isShowErrTip: false });
    seen.current = saved.revision;
    setDraft(true);
  };
  const { saving, issues, setIssues, isOutdated, flush, want } = useSending(keep);

  const change = (next: ShownSection[]) => {
    setSections(next);
    want(next);
  };

  return {
    id,
    sections,
    change,
    /** Saves what is not saved yet; afterwards the newest revision is known. */
    flush: async (): Promise<boolean> => (await flush()) === null,
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
