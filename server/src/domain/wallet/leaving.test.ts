import { expect, it } from 'vitest';
import { REFUND_WAITING } from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { MONEY_LEFT } from '#contract/trade/walletFailures.ts';
import * as privacy from '#contract/user/privacy.ts';
import * as messages from '#contract/user/msg.ts';
import { testApp } from '#test/testApp.ts';
import { earning } from '#test/wallet.ts';
import { deleteAccounts } from '../../jobs/deleteAccounts.ts';
import { enqueue } from '../../kit/job.ts';
import { approveDraw, confirmDraw, payDraw } from './payouts.ts';

const t = await testApp();
const { db } = t.database;
const password = 'Zhitu@2026';
const wanted = { reason: '不再使用', understood: true as const, proofWay: 'password' as const, proof: password };
t.setNow(new Date());
const market = earning(t);

it('a lecturer who has money here does not go before it is paid out', async () => {
  const lecturer = await market.lecturer({ password });
  await market.earned(lecturer);
  expect(await lecturer.send(privacy.deletionSave, wanted)).toMatchObject({ code: MONEY_LEFT.code });
  const { id } = (await market.draw(lecturer, 139.3)).data;
  expect(await lecturer.send(privacy.deletionSave, wanted)).toMatchObject({ code: MONEY_LEFT.code });
  const by = { actor: '1', id, now: t.platform.clock() };
  await db.transaction(async (tx) => {
    await approveDraw(tx, by);
    await payDraw(tx, by, 'B1');
    await confirmDraw(tx, by);
  });
  expect(await lecturer.send(privacy.deletionSave, wanted)).toMatchObject({ code: 200 });
});

it('who earns something in the days of thinking again waits another day and hears why', async () => {
  const lecturer = await market.lecturer({ password });
  const { data } = await lecturer.send(privacy.deletionSave, wanted);
  await market.earned(lecturer);
  t.setNow(new Date(`${data.dueTime.replace(' ', 'T')}+08:00`));
  await enqueue(db, deleteAccounts, {});
  await t.runJobs();
  const later = await market.shop.again(lecturer);
  const { list } = (await later.send(messages.list)).data;
  expect(JSON.stringify(list)).toContain('账号还没有注销');
  expect((await later.send(privacy.deletion)).data.dueTime).not.toBe(data.dueTime);
});

it('who asked for money back does not go before it has come, or is kept', async () => {
  const buyer = await t.person({ password });
  const { courseId } = await market.shop.forSale();
  const orderNo = await market.shop.bought(buyer, courseId);
  await buyer.send(order.refund, { orderNo, reason: '买错了' });
  expect(await buyer.send(privacy.deletionSave, wanted)).toMatchObject({ code: REFUND_WAITING.code });
  await buyer.send(order.withdraw, { orderNo });
  expect(await buyer.send(privacy.deletionSave, wanted)).toMatchObject({ code: 200 });
});
