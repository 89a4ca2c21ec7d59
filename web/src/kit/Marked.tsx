import styles from './Marked.module.css';

interface MarkedProps {
  text: string;
  /** Spans of UTF-16 units, in order and apart. */
  marks: readonly { start: number; end: number }[];
}

/** A text with the searched words marked. */
export function Marked({ text, marks }: MarkedProps) {
  return pieces(text, marks).map(({ at, words, marked }) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

/** The text cut at its marks; spans that do not fit it are left out. */
export function pieces(text: string, marks: MarkedProps['marks']): { at: number; words: string; marked: boolean }[] {
  const cut: { at: number; words: string; marked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) cut.push({ at, words: text.slice(at, start), marked: false });
    cut.push({ at: start, words: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) cut.push({ at, words: text.slice(at), marked: false });
  return cut;
}
