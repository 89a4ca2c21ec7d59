/** A text with the words that were sought in it marked; on one line unless it stands in a paragraph. */
export function Found({ text, words, isFlowing = false }: { text: string; words: string; isFlowing?: boolean }) {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  const look = isFlowing ? undefined : 'clip';
  if (at < 0) return <span className={look}>{text}</span>;
  return (
    <span className={look}>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </span>
  );
}
