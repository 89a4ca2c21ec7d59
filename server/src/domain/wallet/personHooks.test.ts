import { expect, it } from 'vitest';
import { WalletKind } from '#contract/rules/wallet.ts';
import { testApp } from '#test/testApp.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { earning, MASKED } from '#test/wallet.ts';
import { ledgerClosing } from '../../db/schema/ledger.ts';
import { mergePerson } from '../person/merge.ts';
import { balancesOf } from '../ledger/balances.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);

it('two lecturers who become one have one wallet, and the ledger stays sound', async () => {
  const [one, other] = [await market.lecturer(), await market.lecturer()];
  for (const each of [one, other]) {
    await market.earned(each);
    await market.earned(each, {}, false);
    await market.draw(each, 50);
  }
  await staySignedIn(t);
  // What both have earned is closed by now, so that what is kept of it has to go along.
  t.setNow(new Date(t.platform.clock().getTime() + 5 * 86_400_000));
  await market.shop.prove();
  expect(await db.$count(ledgerClosing)).toBeGreaterThan(6);
  await db.transaction((tx) => mergePerson(tx, one.userNo, other.userNo, t.platform.clock()));
  const owner = (ownerNo: string) => ({ walletKind: WalletKind.lecturer, ownerNo });
  expect(await balancesOf(db, owner(one.userNo))).toEqual({ due: 0, frozen: 0, transit: 0 });
  expect(await balancesOf(db, owner(other.userNo))).toEqual({ due: 17_860, frozen: 27_860, transit: 10_000 });
  expect(await market.wallet(other)).toMatchObject({ bankCardNo: MASKED, enableBalances: 178.6 });
  expect((await market.shop.prove()).faults).toEqual([]);
});
