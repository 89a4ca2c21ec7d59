import { expect, it } from 'vitest';
import * as speciality from '#contract/system/speciality.ts';
import { testApp } from '#test/testApp.ts';
import { treeNode } from '../../db/schema/system.ts';

const t = await testApp();
const node = (kind: string, code: string, sort: number) => ({ kind, code, name: `名${code}`, level: 1, sort });

it('specialities come from their own tree, siblings in order', async () => {
  await t.database.db
    .insert(treeNode)
    .values([node('speciality', 'a', 1), node('speciality', 'b', 2), node('region', 'c', 3)]);
  const { data } = await t.guest.send(speciality.list);
  expect(data.list.map((one) => one.code)).toEqual(['b', 'a']);
});
