import { clock } from '#contract/rules/position.ts';
import { isPackage, isTimed } from '#contract/rules/progress.ts';
import type { Span } from '#contract/rules/spans.ts';
import { FileType } from '#contract/rules/fileKinds.ts';

/** A span for readers: 00:30–01:15 of a film, 第 3–5 页 of a document. */
export function spanText(fileType: FileType, [from, to]: Span): string {
  if (isTimed(fileType)) return `${clock(from)}–${clock(to)}`;
  return to - from === 1 ? `第 ${to} 页` : `第 ${from + 1}–${to} 页`;
}

const itemText = (from: number, to: number): string => (to - from === 1 ? `第 ${to} 项` : `第 ${from + 1}–${to} 项`);

const SHOWN = 4;

/** Several spans in a line, the rest counted: 00:30–01:15、02:00–02:20 等 7 段. */
export function spansText(fileType: FileType, spans: readonly Span[]): string {
  if (isPackage(fileType)) return spans.map(([from, to]) => itemText(from, to)).join('、');
  if (!isTimed(fileType) && fileType !== FileType.document) return spans.length > 0 ? '已打开' : '';
  const shown = spans.slice(0, SHOWN).map((span) => spanText(fileType, span));
  return spans.length > SHOWN ? `${shown.join('、')} 等 ${spans.length} 段` : shown.join('、');
}
