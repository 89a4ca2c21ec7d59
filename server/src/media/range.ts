import type { ByteRange } from '../providers/storage.ts';

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14): a range; `none` when the whole file is to be
 * sent, which is also the answer to a malformed header and to several ranges; `unsatisfiable` for 416.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'none';
  const [first, last] = [match[1]!, match[2]!];
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return 'none';
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

const suffix = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
