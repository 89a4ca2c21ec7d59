import type { Db } from '../../db/client.ts';

interface Kept<T> {
  value: Promise<T>;
  until: number;
}

/**
 * What hardly ever changes and is asked for all the time (dictionaries, trees), kept ready-made in this process:
 * `const dictionary = cached(60, (db) => …)`, then `dictionary(ctx.db, ctx.now)`. Other processes see a change
 * after `seconds` at the latest. Callers share the value and must not change it.
 */
export function cached<T>(seconds: number, build: (db: Db) => Promise<T>): (db: Db, now: Date) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>();
  return (db, now) => {
    const known = kept.get(db);
    if (known && now.getTime() < known.until) return known.value;
    const value = build(db);
    kept.set(db, { value, until: now.getTime() + seconds * 1000 });
    value.catch(() => kept.delete(db));
    return value;
  };
}
