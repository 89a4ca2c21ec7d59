import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { APPEAL_DECIDED } from '#contract/exam/markingFailures.ts';
import * as peer from '#contract/exam/peerReview.ts';
import * as manage from '#contract/exam/peerReviewManage.ts';
import * as fails from '#contract/exam/peerReviewFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as msg from '#contract/user/msg.ts';
import { taskPerson, taskSubmission } from '#server/db/schema/task.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { DUE, peerWorld } from '#test/peers.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
beforeEach(() => t.setNow(DUE));

const content = '结构清楚，第二部分的问题还可以更开放一些';

/** A task that is published; of the first work every review was sent. */
async function published(rules: Parameters<typeof peerWorld>[1] = {}) {
  const world = await peerWorld(t, rules);
  await world.assign();
  const its = (await world.rowsOf()).filter((row) => row.submissionId === world.works[0]!.submissionId);
  for (const [at, row] of its.entries()) await world.review(row, [300, 400, 600][at]!, 400);
  await world.teacher.send(manage.publish, { taskId: world.taskId });
  return { ...world, its, author: world.learners[0]! };
}

describe('reviewing', () => {
  it('takes a mark for every criterion and words that say something, and says at which field they lack', async () => {
    const { rowsOf, personOf, assign } = await peerWorld(t);
    await assign();
    const [row] = await rowsOf();
    const { id } = row!;
    const reviewer = personOf(row!.reviewerUserNo);
    const refusedAt = async (wish: Partial<Parameters<typeof send>[0]>) => {
      const reply = await send(wish);
      expect(reply.code).toBe(INVALID_INPUT.code);
      return (reply.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);
    };
    const send = (wish: { rubric?: Record<string, number>; content?: string }) =>
      reviewer.send(peer.submit, { id, rubric: { c1: 500, c2: 300 }, content, ...wish });
    expect(await refusedAt({ rubric: { c1: 500 } })).toEqual(['rubric.c2']);
    expect(await refusedAt({ rubric: { c1: 601, c2: 1 } })).toEqual(['rubric.c1']);
    expect(await refusedAt({ rubric: { c1: 1, c2: 1, c3: 1 } })).toEqual(['rubric.c3']);
    expect(await refusedAt({ content: '很 好 很 好 很 好 好' })).toEqual(['content']);
    const twice = await Promise.all([send({}), send({})]);
    expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, fails.REVIEW_DONE.code]);
    expect(await rowsOf()).toContainEqual(expect.objectContaining({ id, points: 800, content }));
  });

  it('takes the whole where there are no criteria', async () => {
    const { rowsOf, personOf, assign } = await peerWorld(t, { criteria: [] });
    await assign();
    const [row] = await rowsOf();
    const send = (points: number | null) =>
      personOf(row!.reviewerUserNo).send(peer.submit, { id: row!.id, points, content });
    expect(await send(null)).toMatchObject({ data: { issues: [{ path: 'points' }] } });
    expect(await send(1001)).toMatchObject({ data: { issues: [{ path: 'points' }] } });
    expect((await send(755)).data).toEqual({ points: 755, isOverdue: 0 });
  });

  it('is late and still taken', async () => {
    const { rowsOf, personOf, review, assign } = await peerWorld(t);
    await assign();
    const [row] = await rowsOf();
    t.setNow(new Date('2026-12-08T09:00:01+08:00'));
    const reviewer = personOf(row!.reviewerUserNo);
    const open = async (isDone: 0 | 1) => (await reviewer.send(peer.list, { isDone })).data.list;
    expect((await open(0)).map(({ isOverdue }) => isOverdue)).toEqual([1, 1, 1]);
    expect((await review(row!, 1, 1)).data.isOverdue).toBe(1);
    expect(await open(1)).toMatchObject([{ id: row!.id, isOverdue: 1, points: 2, isClosed: 0 }]);
    expect(await open(0)).toHaveLength(2);
  });

  it('is nobody else’s: not the author’s, not of another classmate, not the teacher’s', async () => {
    const { rowsOf, learners, teacher, works, assign } = await peerWorld(t);
    await assign();
    const rows = await rowsOf();
    const row = rows.find((one) => one.submissionId === works[0]!.submissionId)!;
    const others = learners.filter(({ userNo }) => userNo !== row.reviewerUserNo);
    for (const person of [...others, teacher]) {
      expect((await person.send(peer.view, { id: row.id })).code).toBe(404);
      expect((await person.send(peer.submit, { id: row.id, content })).code).toBe(404);
    }
  });
});

describe('names', () => {
  /** Everything that may be read by who reviews and by who is reviewed, as one text. */
  async function seenBy(person: Person, ids: readonly string[]): Promise<string> {
    const answers = await Promise.all([
      person.send(peer.list, {}),
      person.send(peer.list, { isDone: 1 }),
      person.send(peer.received, {}),
      person.send(msg.list, {}),
      ...ids.map((id) => person.send(peer.view, { id })),
    ]);
    return JSON.stringify(answers);
  }

  it('of the author never reach a reviewer, nor those of reviewers the author', async () => {
    const { learners, rowsOf } = await published();
    const rows = await rowsOf();
    for (const [at, person] of learners.entries()) {
      const own = rows.filter(({ reviewerUserNo }) => reviewerUserNo === person.userNo).map(({ id }) => id);
      const text = await seenBy(person, own);
      for (const [other, { userNo, mobile }] of learners.entries()) {
        if (other === at) continue;
        for (const secret of [userNo, mobile, `昵称${other}号`, `姓名${other}号`]) expect(text).not.toContain(secret);
      }
    }
    const { data } = await learners[0]!.send(peer.received, {});
    expect(data.list[0]!.reviews.map(({ reviewerName }) => reviewerName)).toEqual(['同学 1', '同学 2', '同学 3']);
    const [mine] = (await learners[0]!.send(peer.list, { isDone: 1 })).data.list;
    expect(mine!.workName).toMatch(/^作品 [123]$/);
  });

  it('are open where the task says so', async () => {
    const { author, learners, its } = await published({ rules: { isPeerAnonymous: 0 } });
    const nameOf = (userNo: string) => `姓名${learners.findIndex((one) => one.userNo === userNo)}号`;
    const { data } = await author.send(peer.received, {});
    expect(data.list[0]!.reviews.map(({ reviewerName }) => reviewerName)).toEqual(
      its.map(({ reviewerUserNo }) => nameOf(reviewerUserNo)),
    );
    const reviewer = learners.find(({ userNo }) => userNo === its[0]!.reviewerUserNo)!;
    const { list } = (await reviewer.send(peer.list, { isDone: 1 })).data;
    expect(list.map(({ workName }) => workName)).toContain('姓名0号');
  });

  it('are not in the names of files, which open for who reviews them and for nobody else', async () => {
    const { learners, works, rowsOf, personOf, assign, teacher } = await peerWorld(t);
    const author = learners[0]!;
    const facts = { fileName: '姓名0号-提纲.pdf', extension: 'pdf', mimeType: 'application/pdf', bytes: 9 };
    const [stored] = await db
      .insert(storedFile)
      .values({ ...facts, storageKey: 'peer', userNo: author.userNo, purpose: 'task' })
      .returning();
    await t.platform.providers.storage.put('peer', Buffer.from('%PDF-1.4\n'), 'application/pdf');
    const url = `/files/${stored!.id}.pdf`;
    const { submissionId } = works[0]!;
    const files = [{ url, name: '姓名0号-提纲.pdf' }];
    await db.update(taskSubmission).set({ files }).where(eq(taskSubmission.id, submissionId));
    const open = ({ token }: Person) => t.app.inject({ method: 'GET', url, cookies: { RC_WEB_TOKEN: token } });
    await assign();
    const its = (await rowsOf()).filter((row) => row.submissionId === submissionId);
    const reviewer = personOf(its[0]!.reviewerUserNo);
    const asked = new Set(its.map(({ reviewerUserNo }) => reviewerUserNo));
    const other = learners.find(({ userNo }) => userNo !== author.userNo && !asked.has(userNo))!;
    const { data } = await reviewer.send(peer.view, { id: its[0]!.id });
    expect(data.work.files).toEqual([{ url, name: '附件 1.pdf' }]);
    const reply = await open(reviewer);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('附件 1.pdf'));
    expect(JSON.stringify(reply.headers)).not.toContain(encodeURIComponent('姓名'));
    expect((await open(author)).headers['content-disposition']).toContain(encodeURIComponent('姓名0号-提纲.pdf'));
    expect((await open(other)).statusCode).toBe(404);
    await teacher.send(manage.replace, { id: its[0]!.id });
    expect((await open(reviewer)).statusCode).toBe(404);
  });
});

describe('what was received', () => {
  it('is there once it is published, with the sum in words', async () => {
    const { teacher, taskId, rowsOf, review, works, learners, assign } = await peerWorld(t);
    await assign();
    for (const row of await rowsOf()) await review(row, 400, 400);
    expect((await learners[0]!.send(peer.received, {})).data.list).toEqual([]);
    const marked = { teacherPoints: 900, taskStep: 4 } as const;
    await db.update(taskPerson).set(marked).where(eq(taskPerson.id, works[0]!.personId));
    await teacher.send(manage.publish, { taskId });
    const [first] = (await learners[0]!.send(peer.received, {})).data.list;
    expect(first).toMatchObject({ peerPoints: 800, finalPoints: 870, sum: '互评 80 × 30% + 老师 90 × 70% = 87' });
    expect(first).toMatchObject({ appealUntil: '2026-12-08 09:00:00', isAppealOpen: 1 });
    expect(first!.reviews).toHaveLength(3);
    const [second] = (await learners[1]!.send(peer.received, {})).data.list;
    expect(second).toMatchObject({ finalPoints: null, sum: '互评 80 × 30% + 老师（还没有批） × 70%' });
  });
});

describe('objecting', () => {
  it('is once for a review, and a review that is dropped makes the mark anew', async () => {
    const { author, teacher, taskId, its, learners, works } = await published({ rules: { peerPercent: 100 } });
    const objection = { reviewId: its[0]!.id, reason: '说缺了第三类对象，其实在第二页' };
    const twice = await Promise.all([1, 2].map(() => author.send(peer.appeal, objection)));
    expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, fails.APPEALED.code]);
    for (const other of learners.slice(1)) {
      expect((await other.send(peer.appeal, objection)).code).toBe(404);
    }
    expect((await teacher.send(msg.list, {})).data.list[0]!.msgTitle).toBe('「访谈提纲」有一份互评申诉');
    const [waiting] = (await teacher.send(manage.appeals, { taskId })).data.list;
    expect(waiting).toMatchObject({ authorName: '姓名0号', points: 700, middle: 800, reason: objection.reason });
    const { id } = waiting!;
    const granted = { id, isGranted: 1, auditOpinion: '第二页确实写了' } as const;
    expect((await learners[1]!.send(manage.settle, granted)).code).toBe(404);
    const answers = await Promise.all([1, 2].map(() => teacher.send(manage.settle, granted)));
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, APPEAL_DECIDED.code]);
    const [person] = await db.select().from(taskPerson).where(eq(taskPerson.id, works[0]!.personId));
    expect(person).toMatchObject({ peerPoints: 900, finalPoints: 900 });
    const [first] = (await author.send(peer.received, {})).data.list;
    expect(first!.reviews[0]).toMatchObject({
      isCounted: 0,
      appeal: { auditStatus: 1, auditOpinion: '第二页确实写了' },
    });
    const { list } = (await author.send(msg.list, {})).data;
    expect(list[0]).toMatchObject({ msgTitle: '你对「访谈提纲」互评的申诉：成立，不再计入' });
    expect((await author.send(peer.appeal, objection)).code).toBe(fails.APPEALED.code);
  });

  it('leaves the marks as they are when it is refused, can be taken back, and ends with its days', async () => {
    const { author, teacher, its, works, learners } = await published({ rules: { peerPercent: 100 } });
    const object = (at: number) => author.send(peer.appeal, { reviewId: its[at]!.id, reason: '请再看' });
    const { id } = (await object(0)).data;
    expect((await learners[1]!.send(peer.withdraw, { id })).code).toBe(404);
    expect((await author.send(peer.withdraw, { id })).code).toBe(200);
    const again = (await object(0)).data.id;
    const refusal = { id: again, isGranted: 0, auditOpinion: '评得有道理' } as const;
    expect((await teacher.send(manage.settle, refusal)).code).toBe(200);
    expect((await author.send(peer.withdraw, { id: again })).code).toBe(APPEAL_DECIDED.code);
    const [person] = await db.select().from(taskPerson).where(eq(taskPerson.id, works[0]!.personId));
    expect(person!.peerPoints).toBe(800);
    t.setNow(new Date('2026-12-08T09:00:01+08:00'));
    expect((await object(1)).code).toBe(fails.PEER_APPEAL_CLOSED.code);
  });

  it('waits for the publication', async () => {
    const { rowsOf, review, works, learners, assign } = await peerWorld(t);
    await assign();
    const row = (await rowsOf()).find((one) => one.submissionId === works[0]!.submissionId)!;
    await review(row, 1, 1);
    const early = await learners[0]!.send(peer.appeal, { reviewId: row.id, reason: '太低' });
    expect(early.code).toBe(fails.NOT_PUBLISHED.code);
  });
});
