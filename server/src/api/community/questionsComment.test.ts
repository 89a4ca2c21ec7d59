import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as fails from '#contract/community/failures.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsComment from '#contract/community/questionsComment.ts';
import * as questionsRecord from '#contract/community/questionsRecord.ts';
import * as msg from '#contract/user/msg.ts';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { AnswerSort } from '#contract/rules/ques.ts';
import { answerAs, askAs } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';
import { communityRecord } from '../../db/schema/blog.ts';
import { quesPost } from '../../db/schema/ques.ts';
import { user } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
const [asker, lin, meng] = [
  await t.person({ nickname: '提问的' }),
  await t.person({ nickname: '林晓' }),
  await t.person(),
];
await db.update(user).set({ gmtCreate: '2026-11-01 12:00:00' });
const answersOf = async (questionId: string, sortType?: AnswerSort) =>
  (await asker.send(questionsComment.list, { questionId, sortType })).data.list;
const heard = async (person: typeof asker) => (await person.send(msg.list, {})).data.list.map((one) => one.msgTitle);

it('answers stand by votes or time, the accepted one first', async () => {
  const questionId = await askAs(asker, '怎么选次序');
  const [one, two, three] = [
    await answerAs(lin, questionId, '甲'),
    await answerAs(meng, questionId, '乙'),
    await answerAs(lin, questionId, '丙'),
  ];
  await asker.send(questionsRecord.save, { questionId, commentId: one, opType: OpType.like });
  const order = async (sort?: AnswerSort) => (await answersOf(questionId, sort)).map(({ id }) => id);
  expect(await order()).toEqual([one, three, two]);
  expect(await order(AnswerSort.time)).toEqual([three, two, one]);
  const accept = { questionId, commentId: two, isAccept: 1 as const };
  expect((await lin.send(questionsRecord.update, accept)).code).toBe(fails.QUES_GONE.code);
  expect((await asker.send(questionsRecord.update, accept)).data).toEqual({ isAccepted: 1 });
  expect(await order()).toEqual([two, one, three]);
  expect((await t.guest.send(questions.view, { id: questionId })).data).toMatchObject({ isSolved: 1, acceptedId: two });
  expect((await meng.send(questionsComment.remove, { id: two })).code).toBe(fails.ACCEPTED_STAYS.code);
  expect(await heard(meng)).toEqual(['你的回答被采纳了：「怎么选次序」']);
  await asker.send(questionsRecord.update, { ...accept, isAccept: 0 });
  expect(await order()).toEqual([one, three, two]);
});

it('what is said below an answer is heard once, goes with its writer, and is counted', async () => {
  const questionId = await askAs(asker, '回答下面能说话吗');
  const parentId = await answerAs(lin, questionId, '能');
  const say = async (person: typeof asker, commentText: string, to = parentId) =>
    person.send(questionsComment.save, { questionId, parentId: to, commentText });
  const first = (await say(meng, '谢谢')).data.comment!;
  expect(first).toMatchObject({ rootId: parentId, commentText: '谢谢', isOwn: 1, replyToName: '' });
  expect((await say(asker, '@林晓 再问一句', first.id)).data.comment).toMatchObject({ rootId: parentId, isAsker: 1 });
  expect(await heard(lin)).toEqual([
    '提问的在「回答下面能说话吗」下提到了你',
    expect.stringContaining('评论了你的回答'),
  ]);
  for (const words of ['三', '四', '五']) await say(asker, words);
  const [shown] = await answersOf(questionId);
  expect([shown!.countComment, shown!.commentList.length]).toEqual([5, 3]);
  const below = (await t.guest.send(questionsComment.below, { questionId, rootId: parentId })).data;
  expect(below.list.map(({ commentText }) => commentText)).toEqual(['谢谢', '@林晓 再问一句', '三', '四', '五']);
  expect((await say(meng, '五五')).code).toBe(200);
  expect((await say(meng, '五五')).code).toBe(fails.SAID_BEFORE.code);
  expect((await lin.send(questionsComment.remove, { id: first.id })).code).toBe(fails.ANSWER_GONE.code);
  await meng.send(questionsComment.remove, { id: first.id });
  expect((await answersOf(questionId))[0]!.countComment).toBe(5);
  await lin.send(questionsComment.remove, { id: parentId });
  expect((await t.guest.send(questions.view, { id: questionId })).data.countAnswer).toBe(0);
});

it('an answer is said better by who wrote it', async () => {
  const questionId = await askAs(asker, '能改回答吗');
  const id = await answerAs(lin, questionId, '第一版');
  expect((await meng.send(questionsComment.source, { id })).code).toBe(fails.ANSWER_GONE.code);
  expect((await lin.send(questionsComment.source, { id })).data.content).toBe('<p>第一版</p>');
  expect((await meng.send(questionsComment.update, { id, content: '<p>篡改</p>' })).code).toBe(fails.ANSWER_GONE.code);
  await lin.send(questionsComment.update, { id, content: '<p>第二版</p>' });
  expect((await answersOf(questionId))[0]!.content).toBe('<p>第二版</p>');
});

it('a hundred who answer, like and follow at once are a hundred of each', async () => {
  const questionId = await askAs(asker, '一百个人同时来');
  const answered = await answerAs(lin, questionId, '被点的');
  const people = await Promise.all(Array.from({ length: 100 }, async () => t.person()));
  const like = { questionId, commentId: answered, opType: OpType.like };
  const all = async (press: (person: typeof asker, index: number) => Promise<{ code: number }>) =>
    (await Promise.all(people.map(press))).filter(({ code }) => code === 200).length;
  const content = (index: number) => `<p>第 ${index} 个回答</p>`;
  expect(
    await all(async (one, index) => one.send(questionsComment.save, { questionId, content: content(index) })),
  ).toBe(100);
  expect(await all(async (one) => one.send(questionsRecord.save, like))).toBe(100);
  expect(await all(async (one) => one.send(questionsRecord.save, like))).toBe(0);
  expect(await all(async (one) => one.send(questionsRecord.save, { questionId, opType: OpType.follow }))).toBe(100);
  const { countAnswer, countFollow } = (await t.guest.send(questions.view, { id: questionId })).data;
  expect([countAnswer, countFollow]).toEqual([101, 100]);
  expect(await db.$count(quesPost, eq(quesPost.quesId, questionId))).toBe(101);
  const [post] = await db.select().from(quesPost).where(eq(quesPost.id, answered));
  const likes = and(eq(communityRecord.subjectId, answered), eq(communityRecord.subjectKind, SubjectKind.answer));
  expect([post!.countLike, await db.$count(communityRecord, likes)]).toEqual([100, 100]);
});
