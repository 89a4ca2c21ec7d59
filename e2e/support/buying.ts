import { randomUUID } from 'node:crypto';
import { inDatabase } from './inDatabase.ts';
import { expect } from './test.ts';
import type { World } from './world.ts';

/** A learner buys a course of the lecturer with this phone and pays with the phone of the demo. @returns the number of the order */
export async function bought(world: World, token: string, mobile: string): Promise<string> {
  const ask = async (path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', token };
    const reply = await fetch(`${world.url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: Answer }).data;
  };
  for (const courseId of await coursesOf(world, mobile)) {
    const { standing, price } = await ask('/trade/auth/order/info/checkout', { courseId });
    if (standing !== 'buy') continue;
    const { orderNo } = await ask('/trade/auth/order/info/save', { courseId, price, requestKey: randomUUID() });
    const { payMessage } = await ask('/trade/auth/order/info/pay', { orderNo, payType: 90 });
    const code = new URL(payMessage!).searchParams.get('code');
    await ask('/trade/api/demoBank/pay', { code, how: 'once' });
    await expect
      .poll(async () => (await ask('/trade/auth/order/info/view', { orderNo })).orderStatus, { timeout: 60_000 })
      .toBe(2);
    return orderNo!;
  }
  throw new Error('the demo lecturer sells nothing to this learner');
}

interface Answer {
  standing?: string;
  price?: number;
  orderNo?: string;
  payMessage?: string;
  orderStatus?: number;
}

const coursesOf = async (world: World, mobile: string): Promise<string[]> =>
  (
    await inDatabase<{ id: string }>(
      world,
      `select c.id from course c join user_account u on u.user_no = c.lecturer_user_no
       where u.mobile = $1 and c.is_free = 0 and c.is_putaway = 1 order by c.id`,
      [mobile],
    )
  ).map(({ id }) => id);

/** The order becomes sixteen days older, and the hourly job of releasing comes round. */
export async function sixteenDaysLater(world: World, orderNo: string): Promise<void> {
  await inDatabase(
    world,
    `update trade_order set paid_at = paid_at - interval '16 days', refund_until = refund_until - interval '16 days'
     where order_no = $1`,
    [orderNo],
  );
  await inDatabase(world, `select graphile_worker.add_job('releaseShares', '{}')`, []);
  await expect
    .poll(
      async () =>
        (
          await inDatabase<{ n: string }>(
            world,
            'select count(*) n from trade_order where order_no = $1 and released_at is not null',
            [orderNo],
          )
        )[0]!.n,
      { timeout: 60_000 },
    )
    .toBe('1');
}
