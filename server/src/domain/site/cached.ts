import type { Db } from '../../db/client.ts';
import { currentEdition, EDITION_MS } from '../../kit/edition.ts';

interface Kept<T> {
  value: Promise<T>;
  edition: number;
  until: number;
}

/**
 * What hardly ever changes and is asked for all the time (dictionaries, trees), kept ready-made in this process:
 * `const dictionary = cached((db) => …)`, then `dictionary(ctx.db, ctx.now)`. A change in the console is seen at once
 * here and half a second later by other processes; with `seconds`, figures that may be old, by nobody before they are
 * over. Callers share the value and must not change it.
 */
export function cached<T>(build: (db: Db) => Promise<T>, seconds?: number): (db: Db, now: Date) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>();
  const ms = seconds === undefined ? EDITION_MS : seconds * 1000;
  return (db, now) => {
    const edition = seconds === undefined ? currentEdition() : 0;
    const known = kept.get(db);
    if (known && known.edition === edition && now.getTime() < known.until) return known.value;
    const value = build(db);
    kept.set(db, { value, edition, until: now.getTime() + ms });
    value.catch(() => kept.delete(db));
    return value;
  };
}
