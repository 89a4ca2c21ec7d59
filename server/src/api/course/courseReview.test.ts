import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as authoring from '#contract/course/courseAudit.ts';
import { OWN_COURSE } from '#contract/course/authoringFailures.ts';
import * as review from '#contract/course/courseReview.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DECIDED } from '#contract/kit/review.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { courseAudit, courseChapterAudit, courseReview } from '#server/db/schema/authoring.ts';
import { course } from '#server/db/schema/course.ts';
import { makeTwins } from '#server/domain/authoring/twins.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
t.setNow(now);
let orgNo: string;
let [head, stranger, operator, lecturer]: Person[] = [];
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: '审课学院' });
  const other = await makeOrg(db, { orgType: 3, orgName: '隔壁学院' });
  head = await t.person({ userType: 3, orgNo, isAdmin: true });
  stranger = await t.person({ userType: 3, orgNo: other, isAdmin: true });
  operator = await t.person({ userType: 0 });
  lecturer = await t.person({ userType: 2, idCardName: '授课人' });
  await makeLecturer(db, { lecturerUserNo: lecturer.userNo, lecturerName: '授课人', orgNo });
});

/** A public course of two class-hours whose author changed its name and hands it in, so many hours ago. */
async function waiting(wish: { orgNo?: string | null; hoursAgo?: number; courseName?: string } = {}) {
  const { hoursAgo = 1, courseName = '改过名的课' } = wish;
  const belongs = wish.orgNo === undefined ? orgNo : wish.orgNo;
  const made = await makeLessons(db, [60, 60], {
    courseName: '原来的名字',
    lecturerUserNo: lecturer!.userNo,
    orgNo: belongs ?? undefined,
  });
  await makeTwins(db);
  await db.update(courseAudit).set({ courseName, auditStatus: 0 }).where(eq(courseAudit.id, made.courseId));
  const [row] = await db
    .insert(courseReview)
    .values({
      courseId: made.courseId,
      orgNo: belongs,
      submitUserNo: lecturer!.userNo,
      submitTime: wireTimeIn(now, -hoursAgo * 3600),
      submitNote: '请看名称',
    })
    .returning({ id: courseReview.id });
  const chapters = await db.select().from(courseChapterAudit).where(eq(courseChapterAudit.courseId, made.courseId));
  return { ...made, id: row!.id, chapterIds: chapters.map((chapter) => chapter.id) };
}

const refusal = { auditStatus: 2, auditOpinion: '名称太笼统' } as const;
const queueOf = async (person: Person, input: object = {}) =>
  (await person.send(review.list, { courseName: '改过名', ...input })).data?.list.map(({ id }) => id);

it('an organization sees what is handed in to it, the platform its own and on request theirs; others nothing', async () => {
  const [ours, platform] = [await waiting(), await waiting({ orgNo: null })];
  expect(await queueOf(head!)).toEqual([ours.id]);
  expect(await queueOf(stranger!)).toEqual([]);
  expect(await queueOf(operator!)).toEqual([platform.id]);
  expect(await queueOf(operator!, { isOfOrg: 1 })).toEqual([ours.id]);
  expect((await lecturer!.send(review.list)).code).toBe(NO_PERMISSION.code);
  expect((await stranger!.send(review.view, { id: ours.id })).code).toBe(NOT_FOUND.code);
  expect((await head!.send(review.view, { id: platform.id })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(review.decide, { id: ours.id, ...refusal })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(review.history, { courseId: ours.courseId })).code).toBe(NOT_FOUND.code);
  expect((await lecturer!.send(review.history, { courseId: ours.courseId })).data.totalCount).toBe(1);
});

it('what waits longest stands first and says when it is over the target; kinds and names narrow the queue', async () => {
  const [young, old] = [
    await waiting({ courseName: '年轻的课', hoursAgo: 2 }),
    await waiting({ courseName: '年老的课', hoursAgo: 200 }),
  ];
  const { list } = (await head!.send(review.list, { courseName: '的课', courseKinds: [1] })).data;
  const standing = list.filter(({ id }) => [young.id, old.id].includes(id));
  expect(standing).toMatchObject([
    { id: old.id, waitedHours: 200, isOverdue: 1, isNew: 0, lecturerName: '授课人', submitNote: '请看名称' },
    { id: young.id, waitedHours: 2, isOverdue: 0 },
  ]);
  expect((await head!.send(review.list, { courseName: '年轻', courseKinds: [4] })).data.totalCount).toBe(0);
});

it('shows what differs from the public copy, field by field, and the outline', async () => {
  const { id, chapterIds, periodIds } = await waiting();
  const { data } = await head!.send(review.view, { id });
  expect(data.changes).toEqual([
    { target: 'courseName', kind: 'changed', name: '名称', before: '原来的名字', after: '改过名的课' },
  ]);
  expect(data.chapters).toMatchObject([{ id: chapterIds[0], periods: periodIds.map((one) => ({ id: one })) }]);
  expect(data.facts).toContainEqual({ field: 'courseName', label: '名称', value: '改过名的课' });
});

it('passing makes it public; refusing says why and where, and the author is told', async () => {
  const passed = await waiting();
  expect((await head!.send(review.decide, { id: passed.id, auditStatus: 1 })).code).toBe(200);
  const [open] = await db.select().from(course).where(eq(course.id, passed.courseId));
  expect(open!.courseName).toBe('改过名的课');

  const { id, courseId, chapterIds, periodIds } = await waiting();
  const remarks = [
    { target: 'courseName', text: '写明对象' },
    { target: chapterTarget(chapterIds[0]!), text: '章名重复' },
    { target: periodTarget(periodIds[1]!), text: '声音太小' },
  ];
  expect((await head!.send(review.decide, { id, auditStatus: 2, remarks })).code).toBe(200);
  const view = (await lecturer!.send(authoring.view, { id: courseId })).data;
  expect(view).toMatchObject({ auditStatus: 2, auditOpinion: '', remarks, isWritable: 1 });
  const [told] = (await lecturer!.send(messages.list, {})).data.list;
  expect(told).toMatchObject({
    msgTitle: '「改过名的课」没有通过审核',
    msgUrl: `/account/vod/add?id=${courseId}#courseName`,
  });
  expect(told!.msgText).toContain('3 处意见');
  const history = (await head!.send(review.history, { courseId })).data.list;
  expect(history).toMatchObject([{ auditStatus: 2, remarks, auditorName: expect.any(String) }]);
  const [hidden] = await db.select().from(course).where(eq(course.id, courseId));
  expect(hidden!.courseName).toBe('原来的名字');
});

it('remarks stand in this course; a refusal says something, and passing carries no remarks', async () => {
  const [one, other] = [await waiting(), await waiting()];
  const remark = (target: string) => ({ id: one.id, ...refusal, remarks: [{ target, text: '改' }] });
  for (const target of [periodTarget(other.periodIds[0]!), chapterTarget(other.chapterIds[0]!), 'statusId']) {
    const reply = await head!.send(review.decide, remark(target));
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'remarks.0.target' }] } });
  }
  const silent = await head!.send(review.decide, { id: one.id, auditStatus: 2 });
  expect(silent.data).toMatchObject({ issues: [{ path: 'auditOpinion' }] });
  const both = await head!.send(review.decide, { ...remark('courseName'), auditStatus: 1 });
  expect(both.data).toMatchObject({ issues: [{ path: 'remarks' }] });
  expect((await head!.send(review.view, { id: one.id })).data.auditStatus).toBe(0);
});

it('nobody decides on what is their own, whoever handed it in', async () => {
  const { id, courseId } = await waiting();
  await db.update(courseReview).set({ submitUserNo: head!.userNo }).where(eq(courseReview.id, id));
  expect((await head!.send(review.decide, { id, ...refusal })).code).toBe(OWN_COURSE.code);
  await db.update(courseReview).set({ submitUserNo: lecturer!.userNo }).where(eq(courseReview.id, id));
  await db.update(courseAudit).set({ authorUserNo: head!.userNo }).where(eq(courseAudit.id, courseId));
  expect((await head!.send(review.view, { id })).data.isOwn).toBe(1);
  const batch = await head!.send(review.batch, { ids: [id], auditStatus: 1 });
  expect(batch.data).toEqual({ doneCount: 0, failed: [{ id, reason: OWN_COURSE.msg }] });
  expect((await operator!.send(review.decide, { id, ...refusal })).code).toBe(200);
});

it('of two who decide at once the second hears that it is decided', async () => {
  const { id } = await waiting();
  const colleague = await t.person({ userType: 3, orgNo, isAdmin: true });
  const replies = await Promise.all([
    head!.send(review.decide, { id, auditStatus: 1 }),
    colleague.send(review.decide, { id, ...refusal }),
  ]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, DECIDED.code]);
});

it('several are decided together, each for itself', async () => {
  const [one, two] = [await waiting(), await waiting()];
  await head!.send(review.decide, { id: two.id, auditStatus: 1 });
  const empty = await head!.send(review.batch, { ids: [one.id], auditStatus: 2 });
  expect(empty.data).toMatchObject({ issues: [{ path: 'auditOpinion' }] });
  const { data } = await head!.send(review.batch, { ids: [one.id, two.id], ...refusal });
  expect(data).toEqual({ doneCount: 1, failed: [{ id: two.id, reason: DECIDED.msg }] });
  expect((await head!.send(review.list, { auditStatus: 2 })).data.list.map(({ id }) => id)).toContain(one.id);
});
