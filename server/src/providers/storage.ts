import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  stream: Readable;
  /** Bytes of the whole file, whatever the range. */
  size: number;
}

/**
 * Where files lie. Keys are relative paths of letters, digits, `-`, `_` and `.`, such as `course/1000123/lesson.mp4`;
 * every method throws on others.
 */
export interface StorageProvider {
  /** Stores a file whole or not at all; one that is there is replaced. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** A path on this machine where a file of at most so many bytes may wait for `take`. @throws an error with code ENOSPC */
  aside(bytes: number): Promise<string>;
  /** Stores a file that waits aside, whole or not at all; it may be gone from there afterwards. */
  take(key: string, path: string, contentType: string): Promise<void>;
  /**
   * Where on this machine a file grows over hours and days until it is taken, by its name; the same for every process
   * that shares the disk. `clearUnfinished` leaves it alone. @throws an error with code ENOSPC when so many bytes more
   * find no room
   */
  growing(name: string, bytes: number): Promise<string>;
  /** Clears away what grew under a name; nothing there is fine. */
  ungrow(name: string): Promise<void>;
  /** Undefined when there is no such file. The caller reads the stream or destroys it. */
  open(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** The path of a file on this machine, to be read only; undefined where files lie elsewhere. */
  here(key: string): string | undefined;
  /** Bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Every file that is stored whole, in no order. */
  list(): AsyncIterable<{ key: string; size: number }>;
  /** A file that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Clears away what puts left behind that were cut off before this moment, by a crash. */
  clearUnfinished(before: Date): Promise<void>;
}

const part = /^[\w-][\w.-]*$/;

/** No part may begin with a dot, so that no key leaves its folder. */
export const isStorageKey = (key: string): boolean =>
  key.length > 0 && key.length <= 300 && key.split('/').every((one) => part.test(one));

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
}
