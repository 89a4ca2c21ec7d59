import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as draft from '#contract/course/courseAudit.ts';
import * as preview from '#contract/course/coursePreview.ts';
import * as review from '#contract/course/courseReview.ts';
import { NO_MEDIA } from '#contract/course/failures.ts';
import * as period from '#contract/course/periodAudit.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { makeOrg } from '#seed/make/org.ts';
import { courseAudit } from '#server/db/schema/authoring.ts';
import { writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await teacher(t, '王老师');
const other = await teacher(t, '李老师');

it('shows a draft as its page will be, with everything open, as it is written now', async () => {
  const { id, periodIds } = await writeCourse(t, author, [2, 1]);
  const { data: course } = await author.send(preview.view, { id });
  expect(course).toMatchObject({
    courseName: 'Linux 运维入门',
    summary: '从登录服务器开始',
    courseKind: CourseKind.vod,
    courseCategory: 1,
    periodTotal: 3,
    secondsTotal: 180,
    countStudy: 0,
    lecturerName: '王老师',
  });
  const { data: first } = await author.send(preview.chapters, { id, pageSize: 1 });
  expect([first.totalCount, first.list[0]!.seq, first.list[0]!.periodList.length]).toEqual([2, 1, 2]);
  expect(first.list[0]!.periodList[0]).toMatchObject({ id: periodIds[0], isLocked: 0, hasMedia: 1, length: 60 });
  const { data: film } = await author.send(preview.period, { id: periodIds[0]! });
  expect(film).toMatchObject({ delivery: 'file', fileType: FileType.video });
  expect(film.url).toMatch(/^\/media\//);
});

it('a class-hour without content says so; a text is read here', async () => {
  const { id, chapterIds } = await writeCourse(t, author, [1], CourseKind.online);
  const wish = { chapterId: chapterIds[0]!, periodName: '读一读', fileType: FileType.text };
  const { data: made } = await author.send(period.save, wish);
  expect((await author.send(preview.period, { id: made.period.id })).code).toBe(NO_MEDIA.code);
  await author.send(period.update, { id: made.period.id, revision: 0, content: '<p>先读这一段</p>' });
  expect((await author.send(preview.period, { id: made.period.id })).data).toMatchObject({
    delivery: 'text',
    html: '<p>先读这一段</p>',
  });
  expect((await author.send(draft.view, { id })).code).toBe(200);
});

it('reviewers of the house and of the platform see it, everybody else hears that it is not there', async () => {
  const orgNo = await makeOrg(db, { orgType: 3, orgName: '晨光教育' });
  const elsewhere = await makeOrg(db, { orgType: 3, orgName: '夜航教育' });
  const { id, periodIds } = await writeCourse(t, author, [1]);
  await db.update(courseAudit).set({ orgNo }).where(eq(courseAudit.id, id));
  const seen = await t.person({ userType: 3, orgNo, isAdmin: true });
  const platform = await t.person({ userType: 0, isAdmin: true });
  for (const reviewer of [seen, platform]) {
    expect((await reviewer.send(preview.view, { id })).code).toBe(200);
    expect((await reviewer.send(preview.period, { id: periodIds[0]! })).code).toBe(200);
  }
  const strangers = [
    other,
    await t.person(),
    await t.person({ userType: 3, orgNo }),
    await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true }),
  ];
  for (const stranger of strangers) {
    const tries = [
      stranger.send(preview.view, { id }),
      stranger.send(preview.chapters, { id }),
      stranger.send(preview.period, { id: periodIds[0]! }),
    ];
    expect((await Promise.all(tries)).map(({ code }) => code)).toEqual(Array(3).fill(NOT_FOUND.code));
  }
});

it('who may decide on it is led to the decision while it waits, its author is not', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const reviewer = await t.person({ userType: 0 });
  const waitingFor = async (person: Person) => (await person.send(preview.view, { id })).data.waitingReview;
  expect(await waitingFor(reviewer), 'nothing was handed in').toBeNull();
  expect((await author.send(draft.submit, { id })).code).toBe(200);
  const reviewId = (await waitingFor(reviewer))!;
  expect(await waitingFor(author)).toBeNull();
  const verdict = { id: reviewId, auditStatus: AuditState.refused, auditOpinion: '再看一遍' } as const;
  expect((await reviewer.send(review.decide, verdict)).code).toBe(200);
  expect(await waitingFor(reviewer), 'it was decided').toBeNull();
});
