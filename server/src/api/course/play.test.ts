import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as play from '#contract/course/play.ts';
import { makeOrg } from '#seed/make/org.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { course, courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
let person: Person;
beforeEach(async () => {
  t.setNow(now);
  person = await t.person();
});

const paid = (wish = {}) => makeLessons(db, [10], { courseOriginal: 29_900, courseDiscount: 19_900, ...wish });

describe('may it be studied', () => {
  it('not joined says why and the price, joined plays, expired says so', async () => {
    const { periodIds, courseId } = await paid();
    const [periodId] = periodIds as [string];
    expect(await person.send(play.sign, { periodId })).toMatchObject({
      code: 402,
      msg: '购买后可以学习',
      data: { reason: 'buy', courseId, isFree: 0, courseOriginal: 299, courseDiscount: 199 },
    });
    await enrol(db, { userNo: person.userNo, courseId, expiresAt: '2026-11-21 10:00:01' });
    expect((await person.send(play.sign, { periodId })).data).toEqual({
      periodId,
      courseId,
      fileType: 4,
      length: 10,
      isPreview: 0,
    });
    expect((await person.send(play.microSign, { periodId })).code).toBe(200);
    t.setNow(new Date(now.getTime() + 1000));
    expect(await person.send(play.sign, { periodId })).toMatchObject({ code: 402, data: { reason: 'expired' } });
  });

  it('free courses are joined first; trial class-hours and chapters are open, to guests too', async () => {
    const free = await makeLessons(db, [10]);
    const sent = { periodId: free.periodIds[0]! };
    expect(await person.send(play.sign, sent)).toMatchObject({ code: 402, data: { reason: 'enrol', isFree: 1 } });
    expect(await t.guest.send(play.preview, sent)).toMatchObject({ code: 402, data: { reason: 'signIn' } });

    const byPeriod = await paid();
    await db.update(coursePeriod).set({ isFree: 1 }).where(eq(coursePeriod.courseId, byPeriod.courseId));
    const byChapter = await paid();
    await db.update(courseChapter).set({ isFree: 1 }).where(eq(courseChapter.courseId, byChapter.courseId));
    for (const { periodIds } of [byPeriod, byChapter]) {
      const periodId = periodIds[0]!;
      expect((await person.send(play.sign, { periodId })).data.isPreview).toBe(1);
      expect((await t.guest.send(play.preview, { periodId })).data.url).toMatch(/^\/media\/[\w.-]+\/\d+\.mp4$/);
    }
  });

  it('author and organization staff see their own, withdrawn too; others do not know of it', async () => {
    const author = await t.person({ userType: 2 });
    const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造' });
    const staff = await t.person({ userType: 3, orgNo });
    const { periodIds, courseId } = await paid({ lecturerUserNo: author.userNo, orgNo, isPutaway: 0 });
    const sent = { periodId: periodIds[0]! };
    expect((await author.send(play.sign, sent)).code).toBe(200);
    expect((await staff.send(play.getPlaybackUrl, sent)).code).toBe(200);
    expect((await person.send(play.sign, sent)).code).toBe(404);
    expect((await t.guest.send(play.preview, sent)).code).toBe(404);
    await enrol(db, { userNo: person.userNo, courseId });
    expect((await person.send(play.sign, sent)).code).toBe(200);
    await db.update(course).set({ statusId: 0 }).where(eq(course.id, courseId));
    expect((await author.send(play.sign, sent)).code).toBe(404);
  });
});

describe('playback address', () => {
  it('links give the outer address; without content or with a disabled file it says so', async () => {
    const { periodIds, courseId } = await makeLessons(db, [1, 1]);
    await enrol(db, { userNo: person.userNo, courseId });
    const [first, second] = periodIds as [string, string];
    await db
      .update(coursePeriod)
      .set({ fileType: 8, mediaId: null, linkUrl: 'https://example.com/doc' })
      .where(eq(coursePeriod.id, first));
    expect((await person.send(play.getPlaybackUrl, { periodId: first })).data).toMatchObject({
      delivery: 'link',
      url: 'https://example.com/doc',
    });
    await db.update(coursePeriod).set({ linkUrl: '' }).where(eq(coursePeriod.id, first));
    expect((await person.send(play.getPlaybackUrl, { periodId: first })).msg).toBe('这个课时还没有上传内容');
    await db.update(mediaFile).set({ statusId: 0 });
    expect((await person.send(play.getPlaybackUrl, { periodId: second })).code).toBe(404);
  });
});
