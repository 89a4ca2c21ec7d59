/** Joins class names, leaving out what is absent: `cx('a', on && 'b', undefined)` → `'a b'`. */
export function cx(...parts: ReadonlyArray<string | false | null | undefined>): string {
  let joined = '';
  for (const part of parts) if (part) joined += joined ? ` ${part}` : part;
  return joined;
}
