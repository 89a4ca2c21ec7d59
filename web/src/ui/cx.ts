/** Joins class names, leaving out what is absent: `cx('a', on && 'b', undefined)` → `'a b'`. */
export function cx(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
