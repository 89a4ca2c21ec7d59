import { expect, it } from 'vitest';
import * as failures from '#contract/course/authoringFailures.ts';
import * as chapter from '#contract/course/chapterAudit.ts';
import * as draft from '#contract/course/courseAudit.ts';
import { writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const author = await teacher(t, '王老师');

const outlineOf = async (id: string) => (await author.send(draft.outline, { id })).data;

it('chapters are sorted as they were seen; whoever saw another outline gets the new one', async () => {
  const { id, chapterIds } = await writeCourse(t, author, [1, 1, 1]);
  const { outlineRevision } = await outlineOf(id);
  const wish = { courseId: id, outlineRevision };
  const turned = chapterIds.toReversed();
  const moves = await Promise.all([
    author.send(chapter.sort, { ...wish, chapterIdList: turned }),
    author.send(chapter.sort, { ...wish, chapterIdList: turned }),
  ]);
  expect(moves.map(({ code }) => code).sort()).toEqual([200, failures.OUTLINE_CHANGED.code]);
  const late = moves.find(({ code }) => code !== 200)!.data as unknown as { chapters: { id: string }[] };
  expect(late.chapters.map((one) => one.id)).toEqual(turned);
  expect((await outlineOf(id)).chapters.map((one) => one.id)).toEqual(turned);
});

it('a list that is not the whole course moves nothing', async () => {
  const { id, chapterIds } = await writeCourse(t, author, [1, 1]);
  const { outlineRevision } = await outlineOf(id);
  const strange = await writeCourse(t, author, [1]);
  for (const chapterIdList of [
    [chapterIds[1]!],
    [chapterIds[1]!, chapterIds[1]!],
    [chapterIds[1]!, chapterIds[0]!, strange.chapterIds[0]!],
  ])
    expect((await author.send(chapter.sort, { courseId: id, outlineRevision, chapterIdList })).code).toBe(409);
  expect((await outlineOf(id)).chapters.map((one) => one.id)).toEqual(chapterIds);
});

it('a name changed elsewhere comes back, and moving is no change of the name', async () => {
  const { id, chapterIds } = await writeCourse(t, author, [1, 1]);
  const [first] = chapterIds;
  const { outlineRevision } = await outlineOf(id);
  await author.send(chapter.sort, { courseId: id, outlineRevision, chapterIdList: chapterIds.toReversed() });
  const renamed = await author.send(chapter.update, { id: first!, revision: 0, chapterName: '基础' });
  expect(renamed.data).toMatchObject({ chapterName: '基础', revision: 1 });
  const late = await author.send(chapter.update, { id: first!, revision: 0, chapterName: '入门' });
  expect(late).toMatchObject({ ...failures.CHANGED_ELSEWHERE, data: { chapterName: '基础' } });
});

it('only an empty chapter is deleted', async () => {
  const { id, chapterIds } = await writeCourse(t, author, [1]);
  expect((await author.send(chapter.remove, { id: chapterIds[0]! })).code).toBe(failures.CHAPTER_NOT_EMPTY.code);
  const { data } = await author.send(chapter.save, { courseId: id, chapterName: '空的' });
  const gone = await author.send(chapter.remove, { id: data.chapter.id });
  expect(gone.data.outlineRevision).toBe(data.outlineRevision + 1);
});
