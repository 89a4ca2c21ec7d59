import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { matchPerson } from '#server/db/schema/match.ts';
import { userExpectedJob } from '#server/db/schema/profile.ts';
import { enqueue } from '#server/kit/job.ts';
import { testApp } from '#test/testApp.ts';
import { matchEverybody } from './everybody.ts';

const t = await testApp();
const { db } = t.database;

it('whoever has something to match and never was reckoned is reckoned, and nobody twice', async () => {
  const { userNo } = await t.person();
  const { userNo: other } = await t.person();
  await db.insert(userExpectedJob).values({ userNo, jobTypeCode: '010302' });
  const reckoned = () => db.select().from(matchPerson);
  await enqueue(db, matchEverybody, {});
  await t.runJobs();
  const once = await reckoned();
  expect(once.map((row) => row.userNo)).toEqual([userNo]);
  expect(await db.$count(matchPerson, eq(matchPerson.userNo, other))).toBe(0);
  await enqueue(db, matchEverybody, {});
  await t.runJobs();
  expect(await reckoned()).toEqual(once);
});
