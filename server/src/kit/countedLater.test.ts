import { expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { countedLater } from './countedLater.ts';

const never = (error: unknown) => expect(error).toBeUndefined();

it('攒在一起写一次；写不进去的下次一起写，太多的不收', async () => {
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
