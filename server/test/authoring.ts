import * as chapter from '#contract/course/chapterAudit.ts';
import * as draft from '#contract/course/courseAudit.ts';
import * as period from '#contract/course/periodAudit.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { publishCourse } from '#server/domain/authoring/publish.ts';
import { makeCategories } from './catalogue.ts';
import { makeMedia } from './courses.ts';
import type { Person, TestApp } from './testApp.ts';

export interface WrittenCourse {
  id: string;
  chapterIds: string[];
  periodIds: string[];
}

let nextFile = 0;

/** A stored film of a person, as an upload leaves it. */
export const filmOf = (t: TestApp, { userNo }: Person, length = 60): Promise<string> =>
  makeMedia(t.database.db, { storageKey: `written/${(nextFile += 1)}.mp4`, userNo, length });

/** A course that its author may hand in: chapters with so many class-hours each, every one with a film of its own. */
export async function writeCourse(
  t: TestApp,
  author: Person,
  chapters: readonly number[] = [2, 1],
  courseKind: CourseKind = CourseKind.vod,
): Promise<WrittenCourse> {
  const [categoryId1] = await makeCategories(t.database.db, [`计算机 ${(nextFile += 1)}`]);
  const { data: made } = await author.send(draft.save, { courseKind, courseName: 'Linux 运维入门' });
  const facts = { summary: '从登录服务器开始', introduce: '<p>一步一步来。</p>', categoryId1 };
  await author.send(draft.update, { id: made.id, revision: 0, ...facts });
  const written: WrittenCourse = { id: made.id, chapterIds: [], periodIds: [] };
  for (const [order, size] of chapters.entries()) {
    const { data } = await author.send(chapter.save, { courseId: made.id, chapterName: `第 ${order + 1} 部分` });
    written.chapterIds.push(data.chapter.id);
    for (let place = 1; place <= size; place += 1) {
      const mediaId = await filmOf(t, author);
      const wish = { chapterId: data.chapter.id, periodName: `课时 ${order + 1}.${place}`, mediaId };
      written.periodIds.push((await author.send(period.save, wish)).data.period.id);
    }
  }
  return written;
}

/** What a reviewer's pass does, without the reviewer. */
export const publish = (t: TestApp, courseId: string, now = new Date()): Promise<number> =>
  t.database.db.transaction((tx) => publishCourse(tx, courseId, now));
