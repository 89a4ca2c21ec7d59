import { beforeEach, describe, expect, it } from 'vitest';
import * as comments from '#contract/course/comments.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as messages from '#contract/user/msg.ts';
import { makeCourse } from '#seed/make/course.ts';
import { enrol, teacher } from '#test/catalogue.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const lecturer = await teacher(t, '陈砚清');
let courseId: string;
let learner: Person;

beforeEach(async () => {
  ({ courseId } = await makeCourse(db, { courseName: 'SQL 取数', lecturerUserNo: lecturer.userNo }));
  learner = await t.person({ nickname: '林晓' });
  await enrol(db, learner.userNo, courseId);
});

const say = (person: Person, commentText: string, more = {}) =>
  person.send(comments.save, { courseId, commentText, ...more });
const read = async (sender = t.guest, more = {}) => (await sender.send(comments.list, { courseId, ...more })).data;

describe('rating', () => {
  it('stars go into the mean, once per person; only learners rate', async () => {
    expect(await read(learner)).toMatchObject({ mayRate: 1, rating: 0, ratingCount: 0 });
    expect((await say(learner, '讲得清楚', { star: 5 })).code).toBe(200);
    expect(await say(learner, '再评一次', { star: 1 })).toMatchObject(comments.ALREADY_RATED);
    expect(await say(await t.person(), '路过', { star: 1 })).toMatchObject(comments.RATE_AFTER_ENROLMENT);
    const other = await t.person();
    await enrol(db, other.userNo, courseId);
    await say(other, '一般', { star: 2 });
    expect(await read(learner)).toMatchObject({ mayRate: 0, rating: 3.5, ratingCount: 2, totalCount: 2 });
  });

  it('ratings and questions apart; a question tells the lecturer, a reply tells who asked', async () => {
    await say(learner, '讲得清楚', { star: 5 });
    const { id } = (await say(learner, '第二步为什么要去重')).data;
    const texts = async (kind: string) => (await read(t.guest, { kind })).list.map((one) => one.commentText);
    expect(await texts('rating')).toEqual(['讲得清楚']);
    expect(await texts('question')).toEqual(['第二步为什么要去重']);
    expect((await lecturer.send(messages.list)).data.list[0]).toMatchObject({
      msgTitle: '「SQL 取数」有新的提问',
      msgUrl: `/course/${courseId}?tab=questions`,
    });
    await say(lecturer, '因为会重复计数', { parentId: id });
    await say(learner, '明白了', { parentId: id });
    expect((await learner.send(messages.list)).data).toMatchObject({
      totalCount: 1,
      list: [{ msgTitle: '有人在「SQL 取数」回复了你', msgText: '因为会重复计数' }],
    });
  });

  it('how many gave how many stars; in the order that is asked for', async () => {
    const raters = await Promise.all([5, 3, 5, 1].map(async (star) => ({ star, who: await t.person() })));
    for (const { star, who } of raters) {
      await enrol(db, who.userNo, courseId);
      await say(who, `${star} 星`, { star });
    }
    expect((await read(t.guest, { kind: 'rating' })).starCounts).toEqual([1, 0, 1, 0, 2]);
    const stars = async (sort: string) => (await read(t.guest, { kind: 'rating', sort })).list.map((one) => one.star);
    expect(await stars('high')).toEqual([5, 5, 3, 1]);
    expect(await stars('low')).toEqual([1, 3, 5, 5]);
    expect(await stars('new')).toEqual([1, 5, 3, 5]);
    const { list } = await read(t.guest, { kind: 'rating', sort: 'low' });
    expect((await learner.send(comments.helpful, { id: list[1]!.id, isHelpful: 1 })).data).toEqual({ helpfulCount: 1 });
    expect(await stars('helpful')).toEqual([3, 1, 5, 5]);
  });

  it('a rating is found helpful once by each, not by its writer, and it can be taken back', async () => {
    const { id } = (await say(learner, '讲得清楚', { star: 5 })).data;
    const [one, other] = [await t.person(), await t.person()];
    const twice = await Promise.all([1, 2].map(() => one.send(comments.helpful, { id, isHelpful: 1 })));
    expect(twice.map(({ code }) => code)).toEqual([200, 200]);
    await other.send(comments.helpful, { id, isHelpful: 1 });
    expect((await read(one)).list[0]).toMatchObject({ helpfulCount: 2, isHelpful: 1 });
    expect((await read(learner)).list[0]).toMatchObject({ helpfulCount: 2, isHelpful: 0 });
    expect(await learner.send(comments.helpful, { id, isHelpful: 1 })).toMatchObject(comments.OWN_RATING);
    expect((await one.send(comments.helpful, { id, isHelpful: 0 })).data).toEqual({ helpfulCount: 1 });
    const question = (await say(learner, '第二步为什么要去重')).data.id;
    expect((await one.send(comments.helpful, { id: question, isHelpful: 1 })).code).toBe(NOT_FOUND.code);
  });

  it('pressed twice at once counts once', async () => {
    const replies = await Promise.all([1, 2, 3].map((n) => say(learner, `第${n}次`, { star: 4 })));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await read()).ratingCount).toBe(1);
  });

  it("deleting one's rating takes its stars along, then one may rate again; not that of others", async () => {
    const { data } = await say(learner, '讲得清楚', { star: 5 });
    expect((await lecturer.send(comments.remove, data)).code).toBe(NOT_FOUND.code);
    expect((await learner.send(comments.remove, data)).code).toBe(200);
    expect((await learner.send(comments.remove, data)).code).toBe(NOT_FOUND.code);
    expect(await read()).toMatchObject({ totalCount: 0, ratingCount: 0, rating: 0 });
    expect((await say(learner, '还是不错', { star: 4 })).code).toBe(200);
  });

  it.each([
    [{ star: 6 }, '请选择 1 到 5 星'],
    [{ star: 1.5 }, '请选择 1 到 5 星'],
    [{ commentText: ' ' }, '请输入评价内容'],
    [{ commentText: '长'.repeat(501) }, '评价内容最多 500 个字'],
    [{ parentId: '12', star: 3 }, '回复不能带星'],
  ])('%j is refused with the reason', async (wrong, msg) => {
    const reply = await learner.send(comments.save, { courseId, commentText: '好', ...wrong });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, msg });
  });

  it('nothing can be said about courses that do not exist or are not published', async () => {
    const wish = { courseName: '没上架', lecturerUserNo: lecturer.userNo, isPutaway: 0 as const };
    const hidden = await makeCourse(db, wish);
    for (const id of [hidden.courseId, '1']) {
      expect((await learner.send(comments.save, { courseId: id, commentText: '好' })).code).toBe(NOT_FOUND.code);
    }
  });
});

describe('comments and replies', () => {
  it('newest first with three replies each; lecturers go by their names', async () => {
    const { data } = await say(learner, '第三节听不清');
    await say(await t.person(), '后来的');
    await say(lecturer, '已经换了录音', { parentId: data.id });
    for (const n of [1, 2, 3]) await say(learner, `谢谢${n}`, { parentId: data.id });
    const [newest, first] = (await read(learner)).list;
    expect(newest).toMatchObject({ commentText: '后来的', answerTotal: 0, isOwn: 0 });
    expect(newest!.userName).toMatch(/^用户\d{4}$/);
    expect(first).toMatchObject({ userName: '林晓', star: null, answerTotal: 4, isOwn: 1 });
    const texts = first!.answerList.map((one) => one.commentText);
    expect(texts).toEqual(['已经换了录音', '谢谢1', '谢谢2']);
    expect(first!.answerList[0]).toMatchObject({ userName: '陈砚清', isLecturer: 1 });
    const rest = await read(t.guest, { parentId: data.id, pageSize: 3, pageCurrent: 2 });
    expect(rest).toMatchObject({ totalCount: 4, list: [{ commentText: '谢谢3' }] });
  });

  it("no replies to another course's comments, nor to deleted ones", async () => {
    const { data } = await say(learner, '第一条');
    const other = await makeCourse(db, { courseName: '别的', lecturerUserNo: lecturer.userNo });
    const answer = { commentText: '回复', parentId: data.id };
    const elsewhere = await learner.send(comments.save, { courseId: other.courseId, ...answer });
    expect(elsewhere.code).toBe(NOT_FOUND.code);
    await learner.send(comments.remove, data);
    expect((await say(lecturer, '回复', answer)).code).toBe(NOT_FOUND.code);
  });

  it('the same words are taken once in ten minutes', async () => {
    const start = Date.now();
    t.setNow(new Date(start));
    await say(learner, '顶');
    expect(await say(learner, ' 顶 ')).toMatchObject(comments.SAID_BEFORE);
    t.setNow(new Date(start + 601_000));
    expect((await say(learner, '顶')).code).toBe(200);
    t.setNow(new Date());
  });

  it('asked a few times however many there are; angle brackets are just text', async () => {
    for (const n of [1, 2, 3, 4]) {
      const { data } = await say(learner, `<b>第${n}条</b>`);
      await say(lecturer, `答${n}`, { parentId: data.id });
    }
    expect((await warmStatementsOf(t, () => read())).length).toBeLessThanOrEqual(4);
    expect((await read()).list[0]!.commentText).toBe('<b>第4条</b>');
  });
});
