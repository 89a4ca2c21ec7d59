import { expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { unchanging } from './unchanging.ts';

const counting = (most: number) => {
  const asked: string[][] = [];
  const rows = unchanging<string>({
    read: async (_db, ids) => {
      asked.push([...ids]);
      await Promise.resolve();
      return new Map(ids.filter((id) => id !== 'none').map((id) => [id, `row ${id}`]));
    },
    most,
  });
  return { asked, rows };
};

it('reads each row once, those who miss the same together, and apart for every database', async () => {
  const { asked, rows } = counting(10);
  const [one, other] = [{} as Db, {} as Db];
  const [first] = await Promise.all([rows(one, ['1', '2']), rows(one, ['2', '1'])]);
  expect([...first]).toEqual([
    ['1', 'row 1'],
    ['2', 'row 2'],
  ]);
  expect((await rows(one, ['2', '3', '3'])).get('3')).toBe('row 3');
  await rows(other, ['1']);
  await rows({} as Db, ['1', '4'], one);
  expect(asked).toEqual([['1', '2'], ['3'], ['1'], ['4']]);
});

it('what is not there is asked again; the oldest make room', async () => {
  const { asked, rows } = counting(2);
  const db = {} as Db;
  expect((await rows(db, ['none'])).size).toBe(0);
  await rows(db, ['none', '1', '2']);
  await rows(db, ['3']);
  await rows(db, ['2', '3', '1']);
  expect(asked).toEqual([['none'], ['none', '1', '2'], ['3'], ['1']]);
});
