import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as articles from '#contract/community/articleZone.ts';
import * as category from '#contract/course/category.ts';
import * as comments from '#contract/course/comments.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as courseCalls from '#contract/course/course.ts';
import { lengthOf, parseSpans } from '#contract/rules/spans.ts';
import { article } from '#server/db/schema/article.ts';
import { courseComment } from '#server/db/schema/comment.ts';
import { course, coursePeriod, courseware, searchDocument } from '#server/db/schema/course.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { lecturer } from '#server/db/schema/people.ts';
import {
  certificate,
  ledgerDispute,
  periodNote,
  studySitting,
  userCourse,
  userPeriod,
} from '#server/db/schema/study.ts';
import { user } from '#server/db/schema/user.ts';
import { refreshProgress } from '#server/domain/study/refresh.ts';
import { testApp } from '#test/testApp.ts';
import { courses } from './data/courses/all.ts';
import { loadDemoWorld } from './load.ts';
import { memoryStorage } from './make/memoryStorage.ts';

const now = new Date('2026-11-21T08:00:00+08:00');
const routes = new Set(['/', '/list', '/live', '/resource', '/library']);

describe('learning in the demo world', async () => {
  const t = await testApp();
  const { db } = t.database;
  t.setNow(now);
  const storage = memoryStorage();
  await loadDemoWorld(db, now, routes, storage, t.platform.config.secretKey);
  const [linxiao] = await db.select().from(user).where(eq(user.mobile, '13800000001'));

  it('courses and class-hours are complete, media are in the storage', async () => {
    expect(await db.$count(course)).toBe(courses.length);
    const rows = await db.select().from(mediaFile);
    for (const media of rows) {
      for (const key of [
        media.storageKey,
        ...media.subtitles.map((one) => one.key),
        ...media.variants.map((one) => one.key),
      ])
        expect(storage.kept.has(key), key).toBe(true);
      const folder = media.storageKey.replace(/[^/]*$/, '');
      const size = media.storageKey.endsWith('.m3u8')
        ? [...storage.kept].filter(([key]) => key.startsWith(folder)).reduce((sum, [, body]) => sum + body.length, 0)
        : storage.kept.get(media.storageKey)!.length;
      expect([media.fileName, Number(media.fileSize)]).toEqual([media.fileName, size]);
    }
    const periods = await db.select().from(coursePeriod).leftJoin(mediaFile, eq(mediaFile.id, coursePeriod.mediaId));
    for (const { course_period: period, media_file: media } of periods) {
      if (media) expect([period.fileType, period.length]).toEqual([media.fileType, media.length]);
      else {
        const isSet = period.linkUrl !== '' || period.content !== '' || period.startTime !== null;
        expect(isSet || period.assessmentId !== null).toBe(true);
      }
    }
    expect(await db.$count(courseware)).toBeGreaterThan(80);
  });

  it('every number shown can be counted', async () => {
    const { rows } = await db.execute(sql`select c.id from course c where
      c.count_study <> (select count(*) from user_course u where u.course_id = c.id)
      or c.rating_count <> (select count(star) from course_comment k where k.course_id = c.id)
      or c.rating_sum <> (select coalesce(sum(star), 0) from course_comment k where k.course_id = c.id)
      or c.period_total <> (select count(*) from course_period p where p.course_id = c.id)
      or c.seconds_total <> (select coalesce(sum(p.length), 0) from course_period p
        where p.course_id = c.id and p.file_type in (4, 5) and p.media_id is not null)`);
    expect(rows).toEqual([]);
    const teachers = await db.select().from(lecturer);
    expect(teachers).toHaveLength(14);
    for (const one of teachers) expect(one.countCourse, one.lecturerName).toBeGreaterThan(0);
    expect(teachers.reduce((sum, one) => sum + one.countStudy, 0)).toBe(await db.$count(userCourse));
  });

  it('progress agrees with what was seen, computing it anew gives the same', async () => {
    const lengths = new Map((await db.select().from(coursePeriod)).map((one) => [one.id, one.length]));
    for (const one of await db.select().from(userPeriod)) {
      const spans = parseSpans(one.watched);
      expect(lengthOf(spans)).toBe(one.watchedLength);
      expect(spans.at(-1)![1]).toBeLessThanOrEqual(lengths.get(one.periodId)!);
    }
    const before = await db.select().from(userCourse).orderBy(userCourse.id);
    for (const { userNo, courseId } of before) await refreshProgress(db, userNo, courseId, now);
    expect(await db.select().from(userCourse).orderBy(userCourse.id)).toEqual(before);
    expect(await db.$count(certificate)).toBe(before.filter(({ completedAt }) => completedAt).length);
    expect(before.length).toBeGreaterThan(250);
  });

  it('no second is used by two sittings, none lies before joining or after now', async () => {
    const { rows } = await db.execute(sql`select a.id from study_sitting a join study_sitting b
      on b.user_no = a.user_no and b.id > a.id and b.started_at < a.last_at and a.started_at < b.last_at`);
    expect(rows).toEqual([]);
    const odd = await db.execute(sql`select s.id from study_sitting s join user_course u using (user_no, course_id)
      where s.started_at < u.gmt_create or s.last_at > ${now.toISOString()}::timestamptz or s.last_at <= s.started_at`);
    expect(odd.rows).toEqual([]);
    expect(await db.$count(studySitting)).toBe((await db.$count(userPeriod)) + 1);
  });

  it('notes stand in class-hours studied, within their length, after joining', async () => {
    const { rows } = await db.execute(sql`select n.id from period_note n
      join course_period p on p.id = n.period_id and p.course_id = n.course_id
      join user_course c on c.user_no = n.user_no and c.course_id = n.course_id
      join user_period w on w.user_no = n.user_no and w.period_id = n.period_id
      where n.position <= p.length and n.gmt_create > c.gmt_create and n.gmt_modified < ${now.toISOString()}::timestamptz`);
    expect(rows).toHaveLength(await db.$count(periodNote));
  });

  it('comments follow registering and joining, answers follow what they answer', async () => {
    const { rows } = await db.execute(sql`select k.comment_text from course_comment k
      join course c on c.id = k.course_id join user_account a on a.user_no = k.user_no
      left join user_course u on u.course_id = k.course_id and u.user_no = k.user_no
      left join course_comment p on p.id = k.parent_id
      where k.gmt_create < a.gmt_create or k.gmt_create < c.gmt_create or k.gmt_create > ${now.toISOString()}::timestamptz
        or (k.user_no <> c.lecturer_user_no and k.parent_id = 0 and (u.id is null or u.gmt_create > k.gmt_create))
        or (k.parent_id <> 0 and (p.id is null or p.course_id <> k.course_id or p.gmt_create > k.gmt_create))`);
    expect(rows).toEqual([]);
    expect(await db.$count(courseComment)).toBeGreaterThan(200);
  });

  it('one record not counted waits for its lecturer, and what it claims was indeed not seen', async () => {
    const [one] = await db.select().from(ledgerDispute);
    const [sitting] = await db.select().from(studySitting).where(eq(studySitting.id, one!.sittingId));
    const [seen] = await db
      .select()
      .from(userPeriod)
      .where(eq(userPeriod.periodId, sitting!.periodId))
      .orderBy(sql`user_no = ${linxiao!.userNo} desc`);
    expect([one!.auditStatus, one!.userNo, seen!.userNo]).toEqual([0, linxiao!.userNo, linxiao!.userNo]);
    expect(parseSpans(seen!.watched)[0]![1]).toBe(parseSpans(one!.refusedSpans)[0]![0]);
    expect(sitting!.refused).toBe(lengthOf(parseSpans(sitting!.refusedSpans)));
  });

  it('林晓 studies several courses, has finished one and holds its certificate', async () => {
    const own = await db.select().from(userCourse).where(eq(userCourse.userNo, linxiao!.userNo));
    expect(own.filter(({ source }) => source !== 'order' && source !== 'refunded')).toHaveLength(9);
    expect(own.filter(({ completedAt }) => completedAt)).toHaveLength(1);
    const [paper] = await db.select().from(certificate).where(eq(certificate.userNo, linxiao!.userNo));
    expect(paper).toMatchObject({
      holderName: '林晓',
      courseName: '商业数据解读：读懂一张经营报表',
      orgName: '栖木财会学堂',
    });
    expect(paper!.certificateNo).toMatch(/^ZT2026\d{4}-[2-9A-HJ-NP-Z]{8}$/);
  });

  it('the calls of the site see all of it', async () => {
    const tree = (await t.guest.send(category.list)).data.courseCategoryList;
    expect(tree.map(({ categoryName }) => categoryName).slice(0, 3)).toEqual(['计算机与数据', '智能制造', '电子信息']);
    const { data } = await t.guest.send(courseInfo.list, { courseCategory: 1 });
    expect(data.list[0]).toMatchObject({ courseName: 'Python 数据分析实战：从清洗到可视化', lecturerName: '陈砚清' });
    const view = (await t.guest.send(courseCalls.view, { courseId: data.list[0]!.id })).data;
    expect(view.chapterList.map(({ periodList }) => periodList.length)).toEqual([4, 3, 4, 3]);
    const said = (await t.guest.send(comments.list, { courseId: data.list[0]!.id })).data;
    expect(said.list[0]!.answerList[0]).toMatchObject({ isLecturer: 1 });
    expect((await t.guest.send(articles.refList)).data.totalCount).toBe(await db.$count(article));
    const documents = await db.select({ kind: searchDocument.kind }).from(searchDocument);
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(11);
  });

  it('live courses lie ahead and behind, those ahead have no content yet', async () => {
    const lives = await db.select().from(course).where(eq(course.courseCategory, 2));
    expect(lives.filter(({ liveStatus }) => liveStatus === 1).length).toBeGreaterThanOrEqual(5);
    expect(lives.filter(({ liveStatus }) => liveStatus === 4).length).toBeGreaterThanOrEqual(3);
    for (const { startTime, liveStatus } of lives) expect(startTime! > '2026-11-21 08:00:00').toBe(liveStatus === 1);
  });
});
