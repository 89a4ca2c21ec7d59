import { sql } from 'drizzle-orm';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

/** How many questions the driver has, and the most it had at once. */
const driver = { has: 0, most: 0 };
const { query } = pg.Client.prototype;
const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
  this: pg.Client,
  ...question: unknown[]
) {
  driver.has += 1;
  driver.most = Math.max(driver.most, driver.has);
  const answer = Promise.resolve(Reflect.apply(query, this, question));
  return answer.finally(() => (driver.has -= 1)) as never;
});
afterAll(() => asked.mockRestore());

const numbers = [1, 2, 3, 4, 5];

it('reads that a transaction makes side by side reach its connection one after the other, in their order', async () => {
  const answers = await db.transaction((tx) =>
    Promise.all(numbers.map((number) => tx.execute<{ number: number }>(sql`select ${number}::int as number`))),
  );
  expect(answers.map(({ rows }) => rows[0]!.number)).toEqual(numbers);
  expect(asked).toHaveBeenCalledTimes(numbers.length + 2);
  expect(driver).toEqual({ has: 0, most: 1 });
});

it('one that fails does not hold up those after it', async () => {
  const outcome = await db.transaction((tx) =>
    Promise.allSettled([tx.execute(sql`select 1 / 0`), tx.execute(sql`select 1`)]),
  );
  expect(outcome.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await db.execute(sql`select 1 as still`)).rows).toEqual([{ still: 1 }]);
});

it('what streams is handed back at once, and the connection goes on afterwards', async () => {
  asked.mockRestore();
  const client = await t.database.pool.connect();
  const stream = client.query(copyTo('copy (select 1 union all select 2 order by 1) to stdout'));
  const rows: Buffer[] = [];
  for await (const row of stream as AsyncIterable<Buffer>) rows.push(row);
  expect(Buffer.concat(rows).toString()).toBe('1\n2\n');
  expect((await client.query('select 3 as next')).rows).toEqual([{ next: 3 }]);
  client.release();
});
