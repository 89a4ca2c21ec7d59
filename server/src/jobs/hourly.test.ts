import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { attempt } from '../db/schema/user.ts';
import { testApp } from '#test/testApp.ts';
import { tidy } from './hourly.ts';

const t = await testApp();
const { db } = t.database;
const old = { key: 'old', count: 1, windowEnds: '2020-01-01 00:00:00' };

it('清掉过期的计数', async () => {
  await db.insert(attempt).values(old);
  await tidy(t.platform);
  expect(await db.select().from(attempt)).toEqual([]);
});

it('另一个进程正在清理时让开', async () => {
  await db.insert(attempt).values(old);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(20261123)`);
    await tidy(t.platform);
    expect(await db.select().from(attempt)).toHaveLength(1);
  });
});
