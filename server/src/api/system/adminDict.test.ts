import { expect, it } from 'vitest';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminDict.ts';
import * as dict from '#contract/system/dict.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const dictKey = 'leaveType';

it('the name changes, the value stays; a disabled one cannot be chosen any more', async () => {
  const { id } = (await operator.send(console.save, { dictKey, value: 'sick', label: '病假' })).data;
  const [row] = (await operator.send(console.list, { dictKey })).data.list;
  await operator.send(console.save, { dictKey, id, version: row!.version, value: 'other', label: '生病' });
  const [changed] = (await operator.send(console.list, { dictKey })).data.list;
  expect(changed).toMatchObject({ value: 'sick', label: '生病' });
  expect(await operator.send(console.save, { dictKey, value: 'sick', label: '再来' })).toMatchObject(NAME_TAKEN);
  expect((await operator.send(console.keys)).data.list).toEqual([{ dictKey, count: 1 }]);

  const shown = async () => (await t.guest.send(dict.items, { dictKey })).data.items[dictKey]!.map((one) => one.label);
  expect(await shown()).toEqual(['生病']);
  await operator.send(console.save, { dictKey, ...changed!, statusId: 0 });
  expect(await shown()).toEqual([]);
  expect((await operator.send(console.arrange, { dictKey, ids: [id] })).code).toBe(200);
});
