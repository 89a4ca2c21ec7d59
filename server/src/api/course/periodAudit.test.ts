import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as failures from '#contract/course/authoringFailures.ts';
import * as draft from '#contract/course/courseAudit.ts';
import * as period from '#contract/course/periodAudit.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { filmOf, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await teacher(t, '王老师');

const outlineOf = async (id: string) => (await author.send(draft.outline, { id })).data;
const placesIn = async (id: string) =>
  (await outlineOf(id)).chapters.map((chapter) => chapter.periods.map((one) => one.id));

it('class-hours are sorted in their chapter and moved to another', async () => {
  const { id, chapterIds, periodIds } = await writeCourse(t, author, [2, 1]);
  const [a, b, c] = periodIds as [string, string, string];
  const { outlineRevision } = await outlineOf(id);
  const move = { chapterId: chapterIds[1]!, outlineRevision, periodIdList: [a, c] };
  const moved = await author.send(period.sort, move);
  expect(await placesIn(id)).toEqual([[b], [a, c]]);
  const late = await author.send(period.sort, move);
  expect(late.code).toBe(failures.OUTLINE_CHANGED.code);
  const forgotten = { ...move, outlineRevision: moved.data.outlineRevision, periodIdList: [c] };
  expect((await author.send(period.sort, forgotten)).code).toBe(failures.OUTLINE_CHANGED.code);
  expect(await placesIn(id)).toEqual([[b], [a, c]]);
});

it('takes files of the author only, and those that the kind has a place for', async () => {
  const { id, periodIds, chapterIds } = await writeCourse(t, author);
  const stranger = await teacher(t, '李老师');
  const theirs = await filmOf(t, stranger);
  const [periodId] = periodIds;
  const change = { id: periodId!, revision: 0 };
  expect((await author.send(period.update, { ...change, mediaId: theirs })).code).toBe(NOT_FOUND.code);
  expect((await author.send(period.update, { ...change, wares: [{ docName: '资料', mediaId: theirs }] })).code).toBe(
    404,
  );
  const archive = { storageKey: 'a/b.zip', fileType: FileType.archive, userNo: author.userNo };
  const mediaId = await makeMedia(db, archive);
  expect((await author.send(period.update, { ...change, mediaId })).msg).toBe(
    '这里的课时只能是视频、音频、文档、图文、课件包',
  );
  expect((await author.send(period.update, { ...change, wares: [{ docName: '资料', mediaId }] })).code).toBe(200);
  const text = { chapterId: chapterIds[0]!, periodName: '链接', fileType: FileType.link };
  expect((await author.send(period.save, text)).code).toBe(failures.WRONG_FILE.code);
  expect((await outlineOf(id)).chapters[0]!.periods[0]).toMatchObject({ wares: [{ docName: '资料' }], revision: 1 });
});

it('an online course mixes films, addresses and texts', async () => {
  const { id, chapterIds } = await writeCourse(t, author, [1], CourseKind.online);
  const add = async (periodName: string, fileType: FileType) =>
    (await author.send(period.save, { chapterId: chapterIds[0]!, periodName, fileType })).data.period;
  const link = await add('官方文档', FileType.link);
  const wrong = await author.send(period.update, { id: link.id, revision: 0, linkUrl: 'javascript:alert(1)' });
  expect(wrong).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'linkUrl' }] } });
  await author.send(period.update, { id: link.id, revision: 0, linkUrl: 'https://www.kernel.org/doc/' });
  const text = await add('读一读', FileType.text);
  await author.send(period.update, { id: text.id, revision: 0, content: '<p>先看<script>1</script></p>' });
  expect((await author.send(period.view, { id: text.id })).data).toMatchObject({
    content: '<p>先看</p>',
    hasContent: 1,
  });
  expect((await author.send(draft.submit, { id })).code).toBe(200);
});

it('a film that is still being made, or cannot be, keeps a course from being handed in', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const [lesson] = (await outlineOf(id)).chapters[0]!.periods;
  const set = (values: Partial<typeof mediaFile.$inferInsert>) =>
    db.update(mediaFile).set(values).where(eq(mediaFile.id, lesson!.media!.mediaId));
  await set({ mediaState: MediaState.processing, processed: 40 });
  const issue = { path: `period:${lesson!.id}` };
  expect(await author.send(draft.submit, { id })).toMatchObject({ data: { issues: [issue] } });
  await set({ mediaState: MediaState.failed, failure: '画面打不开' });
  const { data } = await author.send(draft.submit, { id });
  expect(data).toMatchObject({ issues: [{ message: '「第一课.mp4」不能用：画面打不开' }] });
});

it('a name changed elsewhere comes back with everything else', async () => {
  const { periodIds } = await writeCourse(t, author);
  const change = { id: periodIds[0]!, revision: 0 };
  await author.send(period.update, { ...change, periodName: '登录服务器', isFree: 1 });
  const late = await author.send(period.update, { ...change, periodName: '第一次登录' });
  expect(late).toMatchObject({ ...failures.CHANGED_ELSEWHERE, data: { periodName: '登录服务器', isFree: 1 } });
});

it('deleted it is gone from the outline', async () => {
  const { id, periodIds } = await writeCourse(t, author, [2]);
  await author.send(period.remove, { id: periodIds[0]! });
  expect(await placesIn(id)).toEqual([[periodIds[1]]]);
});
