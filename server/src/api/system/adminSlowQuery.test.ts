import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as slowQuery from '#contract/system/adminSlowQuery.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db, pool } = t.database;
const operator = await t.person({ userType: 0 });

const found = async (mark: string) =>
  (await operator.send(slowQuery.list, { pageSize: 100 })).data.list.filter(({ text }) => text.includes(mark));

it('what took long is there by its text, however it was asked, and never with what people wrote', async () => {
  for (let nth = 0; nth < 2; nth += 1)
    await pool.query(`select pg_sleep(0.25), $1::text as marked_in_a_pool`, ['不能留下的']);
  await db.transaction((tx) =>
    tx.execute(sql`select pg_sleep(0.25), ${'不能留下的'}::text as marked_in_a_transaction`),
  );
  const [inPool] = await found('marked_in_a_pool');
  expect(inPool!.times).toBe(2);
  expect(inPool!.totalMs).toBeGreaterThanOrEqual(inPool!.worstMs);
  expect(inPool!.worstMs).toBeGreaterThanOrEqual(250);
  expect((await found('marked_in_a_transaction'))[0]!.times).toBe(1);
  expect(JSON.stringify(await found('marked'))).not.toContain('不能留下的');
});

it('a statement that fails late is there too, and the failure arrives where it belongs', async () => {
  const failing = pool.query(`do $$ begin perform pg_sleep(0.25); raise exception 'marked_as_failed'; end $$`);
  await expect(failing).rejects.toThrow('marked_as_failed');
  expect(await found('marked_as_failed')).toHaveLength(1);
});

it('those who count statements still see them', async () => {
  const seen = await statementsOf(() => pool.query('select 1 as counted'));
  expect(seen.map(({ text }) => text)).toContain('select 1 as counted');
});
