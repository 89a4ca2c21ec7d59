import { expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { countedLater } from './countedLater.ts';

const never = (error: unknown) => expect(error).toBeUndefined();

it('collected and written together; what fails is written next time, too many are not taken', async () => {
  const db = {} as Db;
  const written: [string, number][][] = [];
  let fails = false;
  const counts = countedLater<number>({
    add: (before, more) => before + more,
    write: async (_, counted) => {
      if (fails) throw new Error('full');
      written.push([...counted]);
    },
    most: 2,
  });
  for (const key of ['a', 'b', 'a', 'c']) counts.count(db, key, 1, never);
  expect([counts.pending(db, 'a'), counts.pending(db, 'c'), counts.pending({} as Db, 'a')]).toEqual([
    2,
    undefined,
    undefined,
  ]);
  fails = true;
  await expect(counts.flush(db)).rejects.toThrow('full');
  counts.count(db, 'a', 1, never);
  fails = false;
  await counts.flush(db);
  await counts.flush(db);
  expect(written).toEqual([
    [
      ['a', 3],
      ['b', 1],
    ],
  ]);
});
