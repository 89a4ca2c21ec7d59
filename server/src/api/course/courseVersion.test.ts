import { expect, it } from 'vitest';
import * as failures from '#contract/course/authoringFailures.ts';
import { list as chapters } from '#contract/course/chapterInfo.ts';
import * as draft from '#contract/course/courseAudit.ts';
import { authView } from '#contract/course/courseInfo.ts';
import { begin, saveRecords } from '#contract/course/courseRecords.ts';
import * as version from '#contract/course/courseVersion.ts';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import { addCourseToUser } from '#contract/course/order.ts';
import * as period from '#contract/course/periodAudit.ts';
import * as note from '#contract/course/periodNote.ts';
import { sign } from '#contract/course/play.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { filmOf, publish, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const author = await teacher(t, '王老师');
let clock = Date.parse('2026-11-22T10:00:00+08:00');

/** Watches a class-hour from beginning to end while the clock goes on. */
async function finish(learner: Person, periodId: string): Promise<void> {
  const sittingKey = `sitting-${periodId}`;
  t.setNow(new Date((clock += 1000)));
  await learner.send(begin, { periodId, sittingKey });
  t.setNow(new Date((clock += 61_000)));
  await learner.send(saveRecords, { periodId, sittingKey, ranges: [[0, 60]], position: 60 });
}

const namesOf = async (person: Person, courseId: string) =>
  (await person.send(chapters, { courseId })).data.list.flatMap(({ periodList }) =>
    periodList.map(({ periodName, isDone }) => `${periodName}${isDone === 1 ? ' 学完' : ''}`),
  );

const standingOf = async (person: Person, courseId: string) => {
  const { data } = await person.send(authView, { courseId });
  return [data.version, data.newestVersion, data.studyProgress, data.periodDone];
};

/** A course of four class-hours, the first two finished by a learner, of which the author then changes three. */
async function changedCourse() {
  const { id, periodIds, chapterIds } = await writeCourse(t, author, [2, 2]);
  await publish(t, id);
  const learner = await t.person();
  await learner.send(addCourseToUser, { courseId: id });
  const [first, second, third] = periodIds as [string, string, string];
  await finish(learner, first);
  await finish(learner, second);
  await author.send(period.update, { id: first, revision: 0, mediaId: await filmOf(t, author) });
  await author.send(period.remove, { id: third });
  const wish = { chapterId: chapterIds[1]!, periodName: '新增的课时', mediaId: await filmOf(t, author) };
  await author.send(period.save, wish);
  await publish(t, id);
  return { id, learner, first, second, third };
}

it('who has begun stays on the version they began, everybody else gets the newest', async () => {
  const { id, learner, third } = await changedCourse();
  const old = ['课时 1.1 学完', '课时 1.2 学完', '课时 2.1', '课时 2.2'];
  expect(await namesOf(learner, id)).toEqual(old);
  expect(await standingOf(learner, id)).toEqual([1, 2, 50, 2]);
  expect((await learner.send(sign, { periodId: third })).code).toBe(200);
  const late = await t.person();
  await late.send(addCourseToUser, { courseId: id });
  expect(await namesOf(late, id)).toEqual(['课时 1.1', '课时 1.2', '课时 2.2', '新增的课时']);
  expect((await late.send(sign, { periodId: third })).code).toBe(NOT_FOUND.code);
  await finish(learner, third);
  expect(await standingOf(learner, id)).toEqual([1, 2, 75, 3]);
});

it('tells what is different, and moving keeps what was finished and written', async () => {
  const { id, learner, first } = await changedCourse();
  await learner.send(note.save, {
    periodId: first,
    noteKey: 'note-key-1',
    revision: 'revision-1',
    content: '重点',
    position: 40,
  });
  const { data } = await learner.send(version.diff, { courseId: id });
  expect(data.changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'replaced 课时 1.1',
    'added 新增的课时',
    'removed 课时 2.1',
  ]);
  expect(data).toMatchObject({ version: 1, newestVersion: 2, progress: 50, progressAfter: 50, keptDone: 1 });
  const moved = await learner.send(version.move, { courseId: id, version: 2 });
  expect(moved.data).toEqual({ version: 2, progress: 50 });
  expect(await namesOf(learner, id)).toEqual(['课时 1.1 学完', '课时 1.2 学完', '课时 2.2', '新增的课时']);
  const [chapter] = (await learner.send(chapters, { courseId: id })).data.list;
  const replaced = chapter!.periodList[0]!.id;
  expect(replaced).not.toBe(first);
  expect((await learner.send(note.list, { periodId: replaced })).data.list).toMatchObject([{ content: '重点' }]);
  expect((await learner.send(version.move, { courseId: id, version: 2 })).code).toBe(failures.NEWEST_ALREADY.code);
});

it('moves to what was shown only, and only who takes the course', async () => {
  const { id, learner } = await changedCourse();
  expect((await learner.send(version.move, { courseId: id, version: 3 })).code).toBe(failures.NEWEST_ALREADY.code);
  const stranger = await t.person();
  expect((await stranger.send(version.diff, { courseId: id })).code).toBe(NOT_ENROLLED.code);
  expect((await stranger.send(version.move, { courseId: id, version: 2 })).code).toBe(NOT_ENROLLED.code);
});

it('corrected names are no new version and are read by everybody', async () => {
  const { id, periodIds } = await writeCourse(t, author, [1]);
  await publish(t, id);
  const learner = await t.person();
  await learner.send(addCourseToUser, { courseId: id });
  await finish(learner, periodIds[0]!);
  await author.send(period.update, { id: periodIds[0]!, revision: 0, periodName: '登录' });
  await author.send(draft.update, { id, revision: 1, courseName: '运维第一课' });
  expect(await publish(t, id)).toBe(1);
  expect(await namesOf(learner, id)).toEqual(['登录 学完']);
});
