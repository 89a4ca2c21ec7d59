import { useEffect, useState } from 'react';
import type { LiveEntry } from '#contract/live/shapes.ts';
import { CAPTION_SECONDS, EntryKind } from '#contract/rules/liveRooms.ts';

/** What was said just now in words, for as long as it takes to read. */
export function useCaption(entries: readonly LiveEntry[]): string {
  const last = entries.findLast(({ entryKind }) => entryKind === EntryKind.caption);
  const seq = last?.seq ?? 0;
  const [readSeq, setReadSeq] = useState(0);
  useEffect(() => {
    if (seq === 0) return undefined;
    const timer = setTimeout(() => setReadSeq(seq), CAPTION_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [seq]);
  return last && seq > readSeq ? last.text : '';
}
