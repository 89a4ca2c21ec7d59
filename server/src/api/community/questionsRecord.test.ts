import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as fails from '#contract/community/failures.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsRecord from '#contract/community/questionsRecord.ts';
import { QuesClose, REWARD_DAYS } from '#contract/rules/ques.ts';
import { OpType } from '#contract/rules/blog.ts';
import { newKey } from '#test/blog.ts';
import { answerAs, askAs, givePoints } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';
import { quesReward } from '../../db/schema/ques.ts';
import { integralLog } from '../../db/schema/study.ts';
import { user } from '../../db/schema/user.ts';
import { settleDue } from '../../domain/community/quesAccept.ts';
import { pointsOf as inBook } from '../../domain/integral/share.ts';

const t = await testApp();
const { db } = t.database;
const start = new Date('2026-11-21T12:00:00+08:00');
t.setNow(start);
const [asker, lin, meng] = [await t.person(), await t.person(), await t.person()];
await db.update(user).set({ gmtCreate: '2026-11-01 12:00:00' });
await givePoints(t, asker, 200);
type Person = typeof asker;
// not asked of the person, whose session does not last as long as an offer
const pointsOf = async ({ userNo }: Person) => inBook(db, userNo);

/** What left books and came into none is what is held. */
async function balances(): Promise<boolean> {
  const moved = inArray(integralLog.kind, ['reward', 'rewarded', 'rewardBack']);
  const [book] = await db
    .select({ sum: sql<number>`coalesce(sum(points), 0)::int` })
    .from(integralLog)
    .where(moved);
  const [held] = await db
    .select({ sum: sql<number>`coalesce(sum(points) filter (where reward_state = 1), 0)::int` })
    .from(quesReward);
  return book!.sum + held!.sum === 0;
}

it('what is offered is held, paid once to whom it is accepted from, and never twice', async () => {
  const questionId = await askAs(asker, '有悬赏的问题', { rewardPoints: 50 });
  expect([await pointsOf(asker), await balances()]).toEqual([150, true]);
  const [one, two, own] = [
    await answerAs(lin, questionId, '甲'),
    await answerAs(meng, questionId, '乙'),
    await answerAs(asker, questionId, '自己'),
  ];
  const accept = async (commentId: string, isAccept: 0 | 1 = 1) =>
    (await asker.send(questionsRecord.update, { questionId, commentId, isAccept })).code;
  expect(await accept(own)).toBe(fails.OWN_ANSWER.code);
  const codes = await Promise.all([accept(one), accept(two)]);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, fails.PAID_ALREADY.code]);
  expect((await pointsOf(lin)) + (await pointsOf(meng))).toBe(50);
  expect(await accept(codes[0] === 200 ? one : two, 0)).toBe(fails.PAID_ALREADY.code);
  expect([await pointsOf(asker), await balances()]).toEqual([150, true]);
});

it('nobody offers more than they have, however fast they ask', async () => {
  const ask = { title: '一起问', labels: ['问'], rewardPoints: 100 as const };
  const replies = await Promise.all(
    ['甲', '乙', '丙'].map(async (one) => asker.send(questions.save, { ...ask, title: one, askKey: newKey() })),
  );
  const codes = replies.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, fails.POINTS_SHORT.code, fails.POINTS_SHORT.code]);
  expect([await pointsOf(asker), await balances()]).toEqual([50, true]);
  const { id } = replies.find(({ code }) => code === 200)!.data;
  await asker.send(questions.remove, { id });
  expect([await pointsOf(asker), await balances()]).toEqual([150, true]);
});

it('what one collects or follows is listed for oneself', async () => {
  const questionId = await askAs(lin, '值得收藏的');
  await meng.send(questionsRecord.save, { questionId, opType: OpType.collect });
  const list = async (opType: 1 | 4) => {
    const reply = await meng.send(questionsRecord.list, { opType });
    return reply.data.list;
  };
  expect(await list(OpType.collect)).toMatchObject([{ questionId, question: { title: '值得收藏的' } }]);
  expect(await list(OpType.follow)).toEqual([]);
  await lin.send(questions.remove, { id: questionId });
  expect(await list(OpType.collect)).toMatchObject([{ title: '值得收藏的', question: null }]);
  expect((await meng.send(questionsRecord.remove, { questionId, opType: OpType.collect })).data.count).toBe(0);
});

it('what nobody decides on goes to the most useful answer or comes back', async () => {
  const [answered, alone, closed] = [
    await askAs(asker, '到期时有人答', { rewardPoints: 20 }),
    await askAs(asker, '到期时没人答', { rewardPoints: 20 }),
    await askAs(asker, '关闭时没人答', { rewardPoints: 20 }),
  ];
  await asker.send(questions.close, { id: closed, closeReason: QuesClose.settled });
  const before = [await pointsOf(asker), await pointsOf(lin)];
  expect(before[0]).toBe(110);
  const best = await answerAs(lin, answered, '有用的');
  await answerAs(meng, answered, '没用的');
  await meng.send(questionsRecord.save, { questionId: answered, commentId: best, opType: OpType.like });
  await settleDue(t.platform);
  expect(await pointsOf(asker)).toBe(110);
  t.setNow(new Date(start.getTime() + (REWARD_DAYS + 1) * 86_400_000));
  expect(await settleDue(t.platform)).toBe(2);
  expect(await settleDue(t.platform)).toBe(0);
  expect([await pointsOf(asker), await pointsOf(lin), await balances()]).toEqual([130, before[1]! + 20, true]);
  expect((await t.guest.send(questions.view, { id: alone })).data.reward).toMatchObject({ rewardState: 3 });
});
