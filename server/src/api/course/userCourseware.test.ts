import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import * as ware from '#contract/course/userCourseware.ts';
import { enrol, makeMedia } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { makeCourse } from '#seed/make/course.ts';
import { courseware } from '../../db/schema/course.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-ware-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const t = await testApp({ DATA_DIR: dataDir });
const { db } = t.database;
const { storage } = t.platform.providers;

it('有学习资格的人得到下载地址，并计一次', async () => {
  const learner = await t.person();
  await storage.put('ware/a.pdf', Buffer.from('%PDF'), 'application/pdf');
  const media = { storageKey: 'ware/a.pdf', fileName: '讲义.pdf', contentType: 'application/pdf' };
  const wares = [{ docName: '讲义', mediaId: await makeMedia(db, media) }];
  const chapters = [{ chapterName: '章', periods: [{ periodName: '课时', wares }] }];
  const { courseId } = await makeCourse(db, { courseName: '课程', lecturerUserNo: '1', chapters });
  const find = async () => (await db.select().from(courseware).where(eq(courseware.courseId, courseId)))[0]!;
  const { id } = await find();
  expect(await learner.send(ware.download, { id })).toMatchObject({ code: 402, data: { reason: 'enrol' } });
  await enrol(db, { userNo: learner.userNo, courseId });
  const { data } = await learner.send(ware.download, { id });
  const file = await t.app.inject({ url: data.url, headers: { cookie: `RC_WEB_TOKEN=${learner.token}` } });
  expect([file.body, file.headers['content-type']]).toEqual(['%PDF', 'application/pdf']);
  expect(file.headers['content-disposition']).toMatch(/^attachment;.*%E8%AE%B2%E4%B9%89\.pdf$/);
  expect((await find()).countDownload).toBe(1);
  expect((await learner.send(ware.download, { id: '1' })).code).toBe(404);
});
