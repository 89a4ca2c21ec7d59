import { expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as dict from '#contract/system/dict.ts';
import { testApp } from '#test/testApp.ts';
import { dictItem } from '../../db/schema/system.ts';

const t = await testApp();
const item = (dictKey: string, value: string, sort = 0) => ({ dictKey, value, label: `${value}的名字`, sort });
await t.database.db.insert(dictItem).values([item('degree', 'a'), item('degree', 'b', 9), item('size', 's')]);

it('one or several dictionaries by name, ordered by sort', async () => {
  const { data } = await t.guest.send(dict.items, { dictKey: 'degree' });
  expect(data.items['degree']!.map((one) => one.value)).toEqual(['b', 'a']);
  const both = await t.guest.send(dict.items, { keys: 'size,unknown' });
  expect(both.data.items).toEqual({ size: [{ value: 's', label: 's的名字', parentValue: '' }], unknown: [] });
});

it('all without names, a bad name says so', async () => {
  expect(Object.keys((await t.guest.send(dict.items)).data.items).sort()).toEqual(['degree', 'size']);
  expect((await t.guest.send(dict.items, { keys: 'degree,,' })).code).toBe(INVALID_INPUT.code);
});

it('changes are seen within a minute', async () => {
  const size = async () => (await t.guest.send(dict.items, { dictKey: 'size' })).data.items['size']!.length;
  const start = Date.now();
  t.setNow(new Date(start));
  const before = await size();
  await t.database.db.insert(dictItem).values(item('size', 'm'));
  expect(await size()).toBe(before);
  t.setNow(new Date(start + 61_000));
  expect(await size()).toBe(before + 1);
});
