import { expect, it } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { LIST_FULL, NAME_TAKEN } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminTree.ts';
import * as speciality from '#contract/system/speciality.ts';
import { testApp } from '#test/testApp.ts';
import { treeNode } from '../../db/schema/system.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const top = { kind: 'speciality', parentCode: '' } as const;
const node = (code: string, parentCode: string, level: number, kind = 'speciality') => {
  const name = `名称${code}`;
  return { code, parentCode, level, kind, name };
};
await t.database.db
  .insert(treeNode)
  .values([node('51', '', 1), node('5102', '51', 2), node('510201', '5102', 3), node('51', '', 1, 'region')]);
const open = async (parentCode = '') => (await operator.send(console.list, { ...top, parentCode })).data;

it('opened level by level with the names above; other trees do not mix in', async () => {
  expect(await open()).toMatchObject({ list: [{ code: '51', level: 1, childCount: 1 }], trail: [] });
  expect((await open('5102')).trail).toEqual([
    { code: '51', name: '名称51' },
    { code: '5102', name: '名称5102' },
  ]);
  expect((await operator.send(console.list, { ...top, parentCode: 'none' })).code).toBe(NOT_FOUND.code);
  const learner = await t.person();
  expect((await learner.send(console.list, top)).code).toBe(NO_PERMISSION.code);
});

it('adding, renaming, disabling, ordering; names unique per level, codes unique and fixed, three levels at most', async () => {
  const below = { ...top, parentCode: '51' };
  const chosenFrom = async () => (await t.guest.send(speciality.list)).data.list[0]!.children.map(({ code }) => code);
  expect(await chosenFrom()).toEqual(['5102']);
  expect((await operator.send(console.save, { ...below, code: '5103', name: '通信类' })).code).toBe(200);
  expect(await chosenFrom(), '改了马上就选得到').toEqual(['5102', '5103']);
  expect((await operator.send(console.save, { ...below, code: '5104', name: '通信类' })).code).toBe(NAME_TAKEN.code);
  expect((await operator.send(console.save, { ...below, code: '5103', name: '别的' })).code).toBe(
    console.CODE_TAKEN.code,
  );
  const deep = { ...top, parentCode: '510201', code: '1', name: '第四级' };
  expect((await operator.send(console.save, deep)).code).toBe(LIST_FULL.code);
  const [first, added] = (await open('51')).list;
  expect(added).toMatchObject({ code: '5103', level: 2 });
  const change = {
    ...below,
    id: added!.id,
    version: added!.version,
    code: 'other',
    name: '通信大类',
    statusId: 0 as const,
  };
  expect((await operator.send(console.save, change)).code).toBe(200);
  expect((await operator.send(console.save, change)).code).toBe(CONFLICT.code);
  await operator.send(console.arrange, { ...below, ids: [added!.id, first!.id] });
  expect((await open('51')).list).toMatchObject([{ code: '5103', name: '通信大类', statusId: 0 }, { code: '5102' }]);
  expect(await chosenFrom()).toEqual(['5102']);
});
