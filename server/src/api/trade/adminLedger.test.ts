import { expect, it } from 'vitest';
import * as ledger from '#contract/trade/adminLedger.ts';
import { AccountKind } from '#contract/rules/ledger.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));

it('a proof is kept with its sums; everything balances', async () => {
  const [buyer, operator] = [await t.person(), await t.person({ userType: 0, isAdmin: true })];
  await shop.bought(buyer, (await shop.forSale()).courseId);
  const { data } = await operator.send(ledger.prove);
  expect(data).toMatchObject({ isSound: 1, total: 0, entryCount: 2, orderCount: 1, faults: [] });
  const held = data.balances.filter(({ balance }) => balance !== 0);
  expect(held).toEqual([
    { accountKind: AccountKind.provider, balance: 199 },
    { accountKind: AccountKind.platform, balance: -59.7 },
    { accountKind: AccountKind.frozenLecturer, balance: -139.3 },
  ]);
  expect((await operator.send(ledger.list)).data.list).toEqual([data]);
});
