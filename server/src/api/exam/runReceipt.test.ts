import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as fails from '#contract/exam/runningFailures.ts';
import * as sittings from '#contract/exam/sitting.ts';
import { assessmentStaff } from '#server/db/schema/assessment.ts';
import { answerLog } from '#server/db/schema/sitting.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T10:00:00+08:00'));
const author = await t.person({ userType: 2 });
const helper = await t.person({ userType: 2 });
const stranger = await t.person({ userType: 2 });
const person = await t.person();

it('a receipt that a candidate shows is looked up: what was stored for its question, and which of it counts', async () => {
  const paper = await makePaper(db, { authorUserNo: author.userNo });
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper });
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper.userNo });
  await addCandidate(db, assessmentId, person.userNo, paper);
  const { id } = (await person.send(sittings.begin, { assessmentId, tabKey: 'tab-receipt' })).data;
  const slot = paper.items[1]!.itemId;
  const saved = async (clientSeq: number, given: 0 | 1) => {
    const entries = [{ clientSeq, slot, answer: given, givenAt: 0 }];
    return (await person.send(sittings.save, { id, tabTurn: 1, sentAt: 0, entries })).data.receipts[0]!;
  };
  const first = await saved(1, 0);
  const second = await saved(2, 1);
  const check = async (who: Person, { seq, hash }: { seq: number; hash: string }) =>
    who.send(running.receipt, { sittingId: id, seq, hash });
  expect((await check(helper, first)).data).toMatchObject({
    isGenuine: 1,
    place: 2,
    saves: [
      { seq: first.seq, answer: 0 },
      { seq: second.seq, answer: 1 },
    ],
  });
  expect((await check(author, { ...second, hash: second.hash.toUpperCase() })).data.isGenuine).toBe(1);
  const refuted = { isGenuine: 0, place: 0, saves: [] };
  expect((await check(author, { seq: first.seq, hash: second.hash })).data).toEqual(refuted);
  await db
    .update(answerLog)
    .set({ answer: 1 })
    .where(and(eq(answerLog.sittingId, id), eq(answerLog.seq, first.seq)));
  expect((await check(author, first)).data).toEqual(refuted);
  for (const who of [stranger, person]) expect((await check(who, second)).code).toBe(fails.SITTING_GONE.code);
});
