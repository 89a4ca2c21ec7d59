import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as fails from '#contract/community/failures.ts';
import * as label from '#contract/community/label.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsRecord from '#contract/community/questionsRecord.ts';
import * as search from '#contract/course/search.ts';
import * as msg from '#contract/user/msg.ts';
import { LabelType, OpType } from '#contract/rules/blog.ts';
import { QuesClose, QuesState, QuesTab } from '#contract/rules/ques.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import { newKey } from '#test/blog.ts';
import { answerAs, askAs } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';
import { bannedWord } from '../../db/schema/chat.ts';
import { ques } from '../../db/schema/ques.ts';
import { user } from '../../db/schema/user.ts';
import { quesReadings } from '../../domain/community/quesReadings.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
const [asker, reader, operator] = [await t.person(), await t.person(), await t.person({ userType: 0 })];
await db.update(user).set({ gmtCreate: '2026-11-01 12:00:00' });
const idsOf = async (wish: object) => (await t.guest.send(questions.list, wish)).data.list.map(({ id }) => id);
const heard = async (person: typeof asker) => (await person.send(msg.list, {})).data.list.map((one) => one.msgTitle);

it('is asked once however often it is sent, and stands in its lists', async () => {
  const askKey = newKey();
  const [one, two] = [
    await askAs(asker, '七日留存怎么算', { askKey }),
    await askAs(asker, '七日留存怎么算', { askKey }),
  ];
  expect(two).toBe(one);
  const other = await askAs(asker, '方差为什么除以 n-1', { labels: ['统计', '数学'] });
  expect(await idsOf({})).toEqual([other, one]);
  expect(await idsOf({ afterId: other })).toEqual([one]);
  await answerAs(reader, other, '因为自由度');
  expect(await idsOf({ listType: QuesTab.unanswered })).toEqual([one]);
  expect((await idsOf({ listType: QuesTab.hot }))[0]).toBe(other);
  const { list } = (await t.guest.send(label.list, { labelType: LabelType.ques })).data;
  expect(list.map(({ labelName, countUse }) => [labelName, countUse])).toEqual([
    ['统计', 2],
    ['数学', 1],
  ]);
  expect(await idsOf({ labelId: list[1]!.id })).toEqual([other]);
  expect((await asker.send(questions.mine, {})).data.totalCount).toBe(2);
  expect((await reader.send(questions.mine, { isAnswered: 1 })).data.list.map(({ id }) => id)).toEqual([other]);
  const of = async (wish: { userNo: string; isAnswered?: 0 | 1 }) => (await t.guest.send(questions.ofUser, wish)).data;
  expect((await of({ userNo: asker.userNo })).totalCount).toBe(2);
  expect((await of({ userNo: reader.userNo })).list).toEqual([]);
  expect((await of({ userNo: reader.userNo, isAnswered: 1 })).list.map(({ id }) => id)).toEqual([other]);
  await db.update(ques).set({ quesState: QuesState.removed }).where(eq(ques.id, other));
  expect((await of({ userNo: asker.userNo })).totalCount).toBe(1);
  expect((await of({ userNo: reader.userNo, isAnswered: 1 })).totalCount).toBe(0);
  await db.update(ques).set({ quesState: QuesState.open }).where(eq(ques.id, other));
});

it('is found by the search of the site and while somebody asks nearly the same', async () => {
  const id = await askAs(asker, '用 pandas 分组以后怎么去重计数');
  const found = (await t.guest.send(search.all, { str: 'pandas 分组', type: SearchKind.ques })).data.list;
  expect(found).toMatchObject([{ id, type: SearchKind.ques, note: '', figure: '0 个回答' }]);
  expect((await t.guest.send(questions.searchList, { title: 'pandas' })).data.list.map((one) => one.id)).toEqual([id]);
  const similar = async (title: string, exceptId?: string) =>
    (await t.guest.send(questions.similar, { title, exceptId })).data.list.map((one) => one.id);
  expect(await similar('pandas 分组后去重计数太慢')).toEqual([id]);
  expect(await similar('pandas 分组后去重计数太慢', id)).toEqual([]);
  expect(await similar('焊接电流多大合适')).toEqual([]);
});

it('refuses what is not allowed at its field, and those who ask too much', async () => {
  await db.insert(bannedWord).values({ word: '代考' });
  const asked = { askKey: newKey(), title: '哪里有代 考', content: '<p>x</p>', labels: ['考试'] };
  const refused = await reader.send(questions.save, asked);
  expect(refused).toMatchObject({ code: fails.BAD_WORDS.code });
  expect((refused.data as unknown as { issues: { path: string; message: string }[] }).issues).toEqual([
    { path: 'title', message: '第 4 个字起的「代 考」不能出现在这里，请改掉以后再发布' },
  ]);
  const newcomer = await t.person();
  await db.update(user).set({ gmtCreate: '2026-11-21 11:00:00' }).where(eq(user.userNo, newcomer.userNo));
  for (const one of ['甲', '乙', '丙']) await askAs(newcomer, `新人的问题${one}`);
  const fourth = { askKey: newKey(), title: '新人的问题丁', labels: ['问'] };
  expect((await newcomer.send(questions.save, fourth)).code).toBe(fails.ASKED_ENOUGH.code);
});

it('is read once a day by each, however often they load it', async () => {
  const id = await askAs(asker, '阅读数会不会被刷');
  for (const person of [reader, reader, asker, reader]) await person.send(questions.read, { id });
  expect((await t.guest.send(questions.view, { id })).data.countView).toBe(1);
  await quesReadings.flush(db);
  expect((await db.select().from(ques).where(eq(ques.id, id)))[0]!.countView).toBe(1);
});

it('followers hear what is added; nobody takes back what others answered', async () => {
  const id = await askAs(asker, '箱线图的须怎么定');
  await reader.send(questionsRecord.save, { questionId: id, opType: OpType.follow });
  await asker.send(questions.update, { id, title: '箱线图的须怎么定', content: '<p>补充</p>', labels: ['作图'] });
  expect(await heard(reader)).toContain('你关注的问题「箱线图的须怎么定」有了补充');
  expect((await asker.send(questions.own, { id })).data.fields).toMatchObject({
    labels: ['作图'],
    content: '<p>补充</p>',
  });
  await answerAs(reader, id, '1.5 倍四分位距');
  expect((await asker.send(questions.remove, { id })).code).toBe(fails.QUES_ANSWERED.code);
  const alone = await askAs(asker, '没有人答的');
  expect((await asker.send(questions.remove, { id: alone })).code).toBe(200);
  expect((await t.guest.send(questions.view, { id: alone })).code).toBe(fails.QUES_GONE.code);
});

it('a duplicate leads to the other one and takes no answers any more', async () => {
  const [first, again] = [await askAs(asker, '显著性是什么意思'), await askAs(asker, '显著性到底什么意思')];
  const close = { id: again, closeReason: QuesClose.duplicate, duplicateId: first };
  expect((await reader.send(questions.close, close)).code).toBe(fails.QUES_GONE.code);
  expect((await operator.send(questions.close, { ...close, duplicateId: again })).code).toBe(
    fails.DUPLICATE_ITSELF.code,
  );
  expect((await operator.send(questions.close, close)).code).toBe(200);
  expect((await asker.send(questions.close, close)).code).toBe(fails.QUES_CLOSED.code);
  expect((await t.guest.send(questions.view, { id: again })).data).toMatchObject({
    quesState: QuesState.closed,
    duplicate: { id: first, title: '显著性是什么意思' },
  });
  await expect(answerAs(reader, again, '晚了')).rejects.toThrow('2513');
  expect(await heard(asker)).toContain('问题「显著性到底什么意思」已关闭：重复的问题');
});
