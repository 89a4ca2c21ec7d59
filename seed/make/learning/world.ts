import type { Db } from '#server/db/client.ts';
import type { StorageProvider } from '#server/providers/storage.ts';

/** What the learning part of the demo world stands on. */
export interface LearningWorld {
  /** Key of a person → userNo. */
  userNos: ReadonlyMap<string, string>;
  storage: Pick<StorageProvider, 'put' | 'size'>;
}

/** A step of loading. */
export interface Step extends LearningWorld {
  db: Db;
  now: Date;
  /** Key of an organization → orgNo. */
  orgNos: ReadonlyMap<string, string>;
  clock: SeedClock;
}

/** Moments before (or, negative, after) the moment of loading, in the wire form. */
export interface SeedClock {
  /** So many days before, fractions too. */
  before(days: number): string;
  /** At a time of day (`HH:mm`, China Standard Time) so many days from today. */
  at(day: number, time: string): string;
}
