import { expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as blogComment from '#contract/community/blogComment.ts';
import * as blogReport from '#contract/community/blogReport.ts';
import * as fails from '#contract/community/failures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { AppealState, blogPath, BlogState, PostReason, PostReportState, SubjectKind } from '#contract/rules/blog.ts';
import { QuesClose, QuesState } from '#contract/rules/ques.ts';
import * as msg from '#contract/user/msg.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsComment from '#contract/community/questionsComment.ts';
import { publishAs } from '#test/blog.ts';
import { answerAs, askAs } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
const [author, reader, other] = [await t.person(), await t.person(), await t.person()];
const operator = await t.person({ userType: 0 });
const weblogId = await publishAs(author, '会被举报的文章');
const why = { subjectKind: SubjectKind.article, subjectId: weblogId, reason: PostReason.adverts };
const heard = async (person: typeof author) => (await person.send(msg.list, {})).data.list.map((one) => one.msgTitle);

it('a report keeps the words, one operator decides, everybody concerned hears why', async () => {
  expect((await author.send(blogReport.save, why)).code).toBe(fails.OWN_POST.code);
  expect((await reader.send(blogReport.save, why)).code).toBe(200);
  expect((await reader.send(blogReport.save, why)).code).toBe(fails.REPORTED_ALREADY.code);
  await other.send(blogReport.save, { ...why, reason: PostReason.false });
  expect((await reader.send(blogReport.handleList, {})).code).toBe(NO_PERMISSION.code);
  const { list } = (await operator.send(blogReport.handleList, {})).data;
  expect(list).toMatchObject([{ title: '会被举报的文章', path: blogPath(weblogId) }, { title: '会被举报的文章' }]);
  const verdict = { id: list[0]!.id, reportState: PostReportState.removed, reply: '引流' };
  const codes = await Promise.all([1, 2].map(async () => (await operator.send(blogReport.handleSave, verdict)).code));
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, fails.HANDLED.code]);
  expect((await operator.send(blogReport.handleList, {})).data.list).toEqual([]);
  expect((await t.guest.send(blog.view, { id: weblogId })).code).toBe(NOT_FOUND.code);
  const [own] = (await author.send(blog.mine, {})).data.list;
  expect(own).toMatchObject({ blogState: BlogState.removed, removedFor: '广告或引流' });
  expect((await author.send(blog.stand, { id: weblogId, isPutaway: 1 })).code).toBe(fails.ARTICLE_REMOVED.code);
  expect(await heard(author)).toEqual(['你的文章《会被举报的文章》已被移除：广告或引流']);
  for (const person of [reader, other]) expect(await heard(person)).toEqual(['你举报的文章：举报成立，内容已经移除']);
});

it('a comment goes with its answers, a report that does not hold changes nothing', async () => {
  const id = await publishAs(author, '有评论的文章');
  const say = async (commentText: string, parentId?: string) =>
    (await other.send(blogComment.save, { weblogId: id, commentText, parentId })).data.id;
  const root = await say('骂人的话');
  await say('接着骂', root);
  const fine = await say('正常的话');
  for (const commentId of [root, fine])
    await reader.send(blogReport.save, {
      subjectKind: SubjectKind.comment,
      subjectId: commentId,
      reason: PostReason.abuse,
    });
  const { list } = (await operator.send(blogReport.handleList, {})).data;
  expect(list.map(({ words }) => words)).toEqual(['骂人的话', '正常的话']);
  await operator.send(blogReport.handleSave, { id: list[0]!.id, reportState: PostReportState.removed, reply: '' });
  await operator.send(blogReport.handleSave, { id: list[1]!.id, reportState: PostReportState.dismissed, reply: '' });
  const left = (await t.guest.send(blogComment.list, { weblogId: id })).data.list;
  expect(left.map(({ commentText }) => commentText)).toEqual(['正常的话']);
  expect((await t.guest.send(blog.view, { id })).data.countComment).toBe(1);
});

it('questions and answers go the same way; another operator restores what should not have gone', async () => {
  const [first, second, asker, helper] = [
    operator,
    await t.person({ userType: 0 }),
    await t.person(),
    await t.person(),
  ];
  const id = await askAs(asker, '会被移除的问题');
  const answer = await answerAs(helper, id, '会被移除的回答');
  const takeDown = async (subjectKind: SubjectKind, subjectId: string) => {
    await reader.send(blogReport.save, { subjectKind, subjectId, reason: PostReason.false });
    const [report] = (await first.send(blogReport.handleList, {})).data.list;
    await first.send(blogReport.handleSave, { id: report!.id, reportState: PostReportState.removed, reply: '' });
    return report!;
  };
  expect(await takeDown(SubjectKind.answer, answer)).toMatchObject({
    path: `/question/view/${id}`,
    words: '会被移除的回答',
  });
  expect((await t.guest.send(questions.view, { id })).data.countAnswer).toBe(0);
  const [removal] = (await helper.send(blogReport.removals, {})).data.list;
  expect(removal).toMatchObject({ mayAppeal: 1, reason: PostReason.false });
  const appeal = { id: removal!.id, appealText: '我引用了原文' };
  expect((await asker.send(blogReport.appeal, appeal)).code).toBe(NOT_FOUND.code);
  expect((await helper.send(blogReport.appeal, appeal)).code).toBe(200);
  expect((await helper.send(blogReport.appeal, appeal)).code).toBe(fails.NO_APPEAL.code);
  const verdict = { id: removal!.id, appealState: AppealState.restored, reply: '复核后恢复' };
  expect((await first.send(blogReport.appealSave, verdict)).code).toBe(fails.OWN_VERDICT.code);
  expect((await second.send(blogReport.appealSave, verdict)).code).toBe(200);
  expect((await second.send(blogReport.appealSave, verdict)).code).toBe(fails.APPEALED.code);
  expect((await t.guest.send(questionsComment.list, { questionId: id })).data.list.map((one) => one.id)).toEqual([
    answer,
  ]);
  expect(await heard(helper)).toContain('申诉成立，《会被移除的问题》的回答已恢复');
  await takeDown(SubjectKind.ques, id);
  expect((await t.guest.send(questions.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await asker.send(questions.view, { id })).data.removedFor).toBe(PostReason.false);
  const [month] = (await t.guest.send(blogReport.figures, {})).data.list;
  expect(month).toMatchObject({ month: '2026-11', countRemoved: 4, countAppeal: 1, countRestored: 1 });
  expect(month!.reasons.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});

it('what was not public any more when it was taken down is not public when it comes back', async () => {
  const second = await t.person({ userType: 0 });
  const article = await publishAs(author, '作者自己下架的文章');
  const asked = await askAs(author, '已经关闭的问题');
  const posts = [
    { subjectKind: SubjectKind.article, subjectId: article, reason: PostReason.false },
    { subjectKind: SubjectKind.ques, subjectId: asked, reason: PostReason.false },
  ];
  for (const post of posts) await reader.send(blogReport.save, post);
  await author.send(blog.stand, { id: article, isPutaway: 0 });
  await author.send(questions.close, { id: asked, closeReason: QuesClose.settled });
  const { list } = (await operator.send(blogReport.handleList, {})).data;
  expect(list).toHaveLength(2);
  for (const { id } of list)
    await operator.send(blogReport.handleSave, { id, reportState: PostReportState.removed, reply: '' });
  const own = async () => (await author.send(blog.mine, {})).data.list.find(({ id }) => id === article);
  const asks = async () => (await author.send(questions.view, { id: asked })).data.quesState;
  expect(await own()).toMatchObject({ blogState: BlogState.removed, removedFor: '虚假或误导' });
  expect(await asks()).toBe(QuesState.removed);
  expect((await author.send(blog.view, { id: article })).data.blogState).toBe(BlogState.removed);
  expect((await author.send(blog.mine, { blogState: BlogState.withdrawn })).data.list).toEqual([]);
  expect((await author.send(blog.stand, { id: article, isPutaway: 1 })).code).toBe(fails.ARTICLE_REMOVED.code);
  for (const { id } of list) {
    await author.send(blogReport.appeal, { id, appealText: '没有违规' });
    const restored = { id, appealState: AppealState.restored, reply: '恢复' };
    expect((await second.send(blogReport.appealSave, restored)).code).toBe(200);
  }
  expect(await own()).toMatchObject({ blogState: BlogState.withdrawn, removedFor: '' });
  expect((await t.guest.send(blog.view, { id: article })).code).toBe(NOT_FOUND.code);
  expect(await asks()).toBe(QuesState.closed);
  expect((await author.send(blog.stand, { id: article, isPutaway: 1 })).code).toBe(200);
});

it('what comes back has its labels; what its author took away themselves stays away', async () => {
  const [writer, second] = [await t.person(), await t.person({ userType: 0 })];
  const label = '被误判的标签';
  const article = await publishAs(writer, '带标签的文章', { labels: [label] });
  const asked = await askAs(writer, '带标签的问题', { labels: [label] });
  const { id: said } = (await writer.send(blogComment.save, { weblogId: article, commentText: '自己收回的话' })).data;
  const answer = await answerAs(writer, asked, '自己收回的回答');
  const posts = [
    [SubjectKind.article, article],
    [SubjectKind.ques, asked],
    [SubjectKind.comment, said],
    [SubjectKind.answer, answer],
  ] as const;
  for (const [subjectKind, subjectId] of posts)
    await reader.send(blogReport.save, { subjectKind, subjectId, reason: PostReason.false });
  await writer.send(blogComment.remove, { id: said });
  await writer.send(questionsComment.remove, { id: answer });
  t.setNow(new Date('2026-11-21T12:05:00+08:00'));
  const { list } = (await operator.send(blogReport.handleList, {})).data;
  expect(list).toHaveLength(posts.length);
  for (const { id } of list)
    await operator.send(blogReport.handleSave, { id, reportState: PostReportState.removed, reply: '' });
  const labelled = async () => {
    const [{ data: shelf }, { data: desk }] = [
      await t.guest.send(blog.view, { id: article }),
      await t.guest.send(questions.view, { id: asked }),
    ];
    return [shelf, desk].flatMap((one) => one?.labels ?? []).map(({ labelName }) => labelName);
  };
  expect(await labelled()).toEqual([]);
  for (const { id } of list) {
    await writer.send(blogReport.appeal, { id, appealText: '没有违规' });
    const restored = { id, appealState: AppealState.restored, reply: '恢复' };
    expect((await second.send(blogReport.appealSave, restored)).code).toBe(200);
  }
  expect(await labelled()).toEqual([label, label]);
  expect((await t.guest.send(blogComment.list, { weblogId: article })).data.list).toEqual([]);
  expect((await t.guest.send(questionsComment.list, { questionId: asked })).data.list).toEqual([]);
});
