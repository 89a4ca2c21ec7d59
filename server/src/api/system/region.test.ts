import { expect, it } from 'vitest';
import * as region from '#contract/system/region.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { testApp } from '#test/testApp.ts';
import { treeNode } from '../../db/schema/system.ts';

const t = await testApp();
const node = (code: string, parentCode: string, level: number, statusId: RowState = RowState.normal) => {
  return { kind: 'region', code, parentCode, name: `名${code}`, level, statusId };
};

it('regions are a tree of three levels, disabled ones vanish with all below', async () => {
  await t.database.db
    .insert(treeNode)
    .values([
      node('420111', '420100', 3),
      node('420100', '420000', 2),
      node('420000', '', 1),
      node('110000', '', 1, 0),
      node('110101', '110000', 2),
    ]);
  const { data } = await t.guest.send(region.listAsTree);
  const leaf = { code: '420111', name: '名420111', level: 3, children: [] };
  const city = { code: '420100', name: '名420100', level: 2, children: [leaf] };
  expect(data.regionList).toEqual([{ code: '420000', name: '名420000', level: 1, children: [city] }]);
});
