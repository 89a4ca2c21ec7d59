import { beforeAll, describe, expect, it } from 'vitest';
import * as chapterInfo from '#contract/course/chapterInfo.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { makeCourse } from '#seed/make/course.ts';
import type { ChapterWish, MadeCourse } from '#seed/make/course.ts';
import { enrol, teacher } from '#test/catalogue.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Sender } from '#test/testApp.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { userPeriod } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
let lecturer: Person;
let free: MadeCourse;
let paid: MadeCourse;

beforeAll(async () => {
  lecturer = await teacher(t, '陈砚清');
  const stored = { userNo: lecturer.userNo, fileType: FileType.document, contentType: 'application/pdf' };
  const [media] = await db
    .insert(mediaFile)
    .values({ ...stored, fileName: '讲义.pdf', storageKey: 'secret/key.pdf', fileSize: '2048' })
    .returning();
  const chapters: ChapterWish[] = [
    { chapterName: '试看', isFree: 1, periods: [{ periodName: '开始', mediaId: media!.id, length: 100 }] },
    {
      chapterName: '正文',
      periods: [
        { periodName: '没传', wares: [{ docName: '讲义', mediaId: media!.id }] },
        { periodName: '链接', fileType: 8, linkUrl: 'https://www.moe.gov.cn', isFree: 1 },
      ],
    },
  ];
  const wish = { courseName: 'SQL 取数', lecturerUserNo: lecturer.userNo, chapters };
  free = await makeCourse(db, wish);
  paid = await makeCourse(db, { ...wish, isFree: 0, courseDiscount: 9900 });
});

const read = async (sender: Sender, { courseId }: MadeCourse) =>
  (await sender.send(chapterInfo.list, { courseId })).data.list.flatMap((chapter) => chapter.periodList);
const locks = async (sender: Sender, made: MadeCourse) => (await read(sender, made)).map((one) => one.lockReason);

describe('chapters and class-hours', () => {
  it('gives kind, length, whether there is content, trials and files, never where it is stored', async () => {
    const reply = await t.guest.send(chapterInfo.list, { courseId: free.courseId });
    expect(reply.data.list.map(({ seq, chapterName }) => `${seq} ${chapterName}`)).toEqual(['1 试看', '2 正文']);
    const [first, second, third] = reply.data.list.flatMap((chapter) => chapter.periodList);
    expect(first).toMatchObject({
      fileType: 4,
      length: 100,
      hasMedia: 1,
      hasSubtitle: 0,
      isFree: 1,
      coursewareList: [],
    });
    expect(second).toMatchObject({ hasMedia: 0, isFree: 0, watchedPercent: 0 });
    expect(second!.coursewareList).toEqual([
      { id: expect.any(String), docName: '讲义', fileSize: 2048, countDownload: 0 },
    ]);
    expect(third).toMatchObject({ fileType: 8, hasMedia: 1, isFree: 1 });
    expect(JSON.stringify(reply)).not.toMatch(/secret|storage|linkUrl|moe/);
  });

  it('pages continue the numbering', async () => {
    const { data } = await t.guest.send(chapterInfo.list, { courseId: free.courseId, pageSize: 1, pageCurrent: 2 });
    expect(data).toMatchObject({ totalCount: 2, list: [{ seq: 2, chapterName: '正文' }] });
  });
});

describe('may it be studied', () => {
  it('trials are open to everybody; guests sign in for the rest, or hear that it is bought', async () => {
    expect(await locks(t.guest, free)).toEqual(['', 'signIn', '']);
    expect(await locks(t.guest, paid)).toEqual(['', 'buy', '']);
    const person = await t.person();
    expect(await locks(person, free)).toEqual(['', 'enrol', '']);
    expect(await locks(person, paid)).toEqual(['', 'buy', '']);
  });

  it('all open after joining, only trials after expiry; the author need not join', async () => {
    const person = await t.person();
    await enrol(db, person.userNo, paid.courseId, { expiresAt: wireTimeIn(new Date(), 3600) });
    expect(await locks(person, paid)).toEqual(['', '', '']);
    t.setNow(new Date(Date.now() + 2 * 3_600_000));
    expect(await locks(person, paid)).toEqual(['', 'expired', '']);
    t.setNow(new Date());
    expect(await locks(lecturer, paid)).toEqual(['', '', '']);
  });

  it('says how much of it I saw', async () => {
    const person = await t.person();
    await enrol(db, person.userNo, free.courseId);
    const [periodId] = free.periodIds;
    const watched = { watched: '{[0,37)}', watchedLength: 37, gmtModified: '2026-11-21 10:00:00' };
    await db
      .insert(userPeriod)
      .values({ userNo: person.userNo, periodId: periodId!, courseId: free.courseId, ...watched });
    expect((await read(person, free))[0]).toMatchObject({ watchedPercent: 37, isDone: 0 });
    expect((await read(await t.person(), free))[0]).toMatchObject({ watchedPercent: 0 });
  });

  it('before publication only the author sees the chapters', async () => {
    const hidden = await makeCourse(db, { courseName: '没上架', lecturerUserNo: lecturer.userNo, isPutaway: 0 });
    const code = async (sender: Sender) => (await sender.send(chapterInfo.list, { courseId: hidden.courseId })).code;
    expect(await code(t.guest)).toBe(NOT_FOUND.code);
    expect(await code(await t.person())).toBe(NOT_FOUND.code);
    expect(await code(lecturer)).toBe(200);
  });

  it('asked a few times however many class-hours there are', async () => {
    const periods = Array.from({ length: 40 }, (_, n) => ({ periodName: `第${n}讲` }));
    const wish = { courseName: '长课', lecturerUserNo: lecturer.userNo };
    const long = await makeCourse(db, { ...wish, chapters: [{ chapterName: '一', periods }] });
    await read(lecturer, long);
    expect((await warmStatementsOf(t, () => read(lecturer, long))).length).toBeLessThanOrEqual(6);
  });
});
