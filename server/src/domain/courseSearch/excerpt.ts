import { marksOf } from '../search/marks.ts';
import type { Query } from '../search/query.ts';

const BEFORE = 20;
const LENGTH = 120;

/** A long text on one line, as much of it as can be shown, around the first of the words. */
export function excerptOf(text: string, query: Pick<Query, 'key' | 'words'>): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const chars = [...line];
  const before = line.slice(0, marksOf(line, query)[0]?.start ?? 0);
  const from = chars.length <= LENGTH ? 0 : Math.max(0, Array.from(before).length - BEFORE);
  const part = chars.slice(from, from + LENGTH).join('');
  return `${from > 0 ? '…' : ''}${part}${from + LENGTH < chars.length ? '…' : ''}`;
}
