import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as records from '#contract/course/courseRecords.ts';
import { LOCKED, NO_MEDIA, NOT_THEIRS } from '#contract/course/failures.ts';
import * as certificates from '#contract/course/certificate.ts';
import * as order from '#contract/course/order.ts';
import { NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { studying } from '#test/studying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { studySitting, userCourse } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
const world = studying(t);
const { pass } = world;
let person: Person;
const lessons = (lengths: number[], wish: Parameters<typeof makeLessons>[2] = {}) =>
  world.lessons(person, lengths, wish);
const sit = (periodId: string) => world.sit(person, periodId);
const stored = (periodId: string) => world.stored(person, periodId);

beforeEach(async () => {
  pass(100_000);
  person = await t.person();
});

describe('看了什么算什么', () => {
  it('进度是看过片段的并集，不是最后的位置；哪台设备都从上次的位置接着', async () => {
    const { periodIds, courseId } = await lessons([100, 50]);
    const first = await sit(periodIds[0]!);
    pass(10);
    expect(await first.save([[0, 10]], { position: 10 })).toMatchObject({
      granted: 10,
      refused: 0,
      watchedLength: 10,
      percent: 10,
      courseProgress: 5,
      isDone: 0,
      courseId,
      certificateNo: '',
    });
    pass(10);
    expect(await first.save([[60, 70]], { position: 70 })).toMatchObject({
      watched: [
        [0, 10],
        [60, 70],
      ],
      percent: 20,
    });
    const second = await sit(periodIds[0]!);
    expect(second.begun).toMatchObject({ position: 70, watchedLength: 20, frontier: 10, length: 100 });
  });

  it('重复提交不多算，也不用掉时间', async () => {
    const { periodIds } = await lessons([100]);
    const player = await sit(periodIds[0]!);
    pass(5);
    expect((await player.save([[0, 5]])).granted).toBe(5);
    for (let again = 0; again < 3; again += 1) {
      expect(await player.save([[0, 5]])).toMatchObject({ granted: 0, refused: 0, watchedLength: 5 });
    }
    pass(5);
    expect(
      await player.save([
        [0, 5],
        [5, 10],
      ]),
    ).toMatchObject({ granted: 5, refused: 0, watchedLength: 10 });
  });

  it('超出课时长度的部分与倒着的片段不算数，小数取其中的整秒', async () => {
    const { periodIds } = await lessons([20]);
    const player = await sit(periodIds[0]!);
    pass(30);
    expect(
      await player.save([
        [15, 400],
        [9, 3],
        [0.4, 3.9],
      ]),
    ).toMatchObject({
      watched: [
        [1, 3],
        [15, 20],
      ],
      granted: 7,
    });
  });

  it('看够比例就算学完，学完后不再变回去；全部学完发一次证书', async () => {
    const { periodIds, courseId } = await lessons([10, 10], { completionPercent: 80 });
    const player = await sit(periodIds[0]!);
    pass(10);
    expect(await player.save([[0, 8]])).toMatchObject({ percent: 80, isDone: 1, courseProgress: 50, isCourseDone: 0 });
    const other = await sit(periodIds[1]!);
    pass(10);
    expect(await other.save([[0, 7]])).toMatchObject({ isDone: 0, courseProgress: 85 });
    const saved = await other.save([[7, 10]]);
    expect(saved).toMatchObject({ isDone: 1, courseProgress: 100, isCourseDone: 1 });
    expect(saved.certificateNo).toMatch(/^ZT\d{8}-[2-9A-Z]{8}$/);
    pass(10);
    expect((await other.save([[0, 1]])).certificateNo).toBe(saved.certificateNo);
    const mine = await person.send(certificates.userList);
    expect(mine.data).toMatchObject({ totalCount: 1, list: [{ courseId, certificateNo: saved.certificateNo }] });
  });

  it('图片与链接打开就算学完；文档每秒至多一页', async () => {
    const { periodIds } = await lessons([1, 1, 10]);
    await db.update(coursePeriod).set({ fileType: 6 }).where(eq(coursePeriod.id, periodIds[0]!));
    await db.update(coursePeriod).set({ fileType: 9 }).where(eq(coursePeriod.id, periodIds[1]!));
    await db.update(coursePeriod).set({ fileType: 7 }).where(eq(coursePeriod.id, periodIds[2]!));
    for (const one of periodIds.slice(0, 2)) {
      expect(await (await sit(one)).save([[0, 1]])).toMatchObject({ isDone: 1, refused: 0 });
    }
    const reader = await sit(periodIds[2]!);
    pass(2);
    expect(await reader.save([[0, 9]], { speed: 16 })).toMatchObject({
      granted: 5,
      refused: 4,
      refusedReason: 'speed',
    });
  });

  it('没有加入、没有内容、没有这个课时', async () => {
    const { periodIds } = await makeLessons(db, [10]);
    const sent = { periodId: periodIds[0]!, sittingKey: 'sitting-x' };
    expect(await person.send(records.saveRecords, sent)).toMatchObject({
      code: LOCKED.code,
      data: { reason: 'enrol' },
    });
    expect((await person.send(records.begin, sent)).code).toBe(LOCKED.code);
    expect((await person.send(records.saveRecords, { ...sent, periodId: '1' })).code).toBe(NOT_FOUND.code);
    const bare = await lessons([10]);
    await db.update(coursePeriod).set({ mediaId: null }).where(eq(coursePeriod.id, bare.periodIds[0]!));
    expect(await person.send(records.begin, { ...sent, periodId: bare.periodIds[0]! })).toMatchObject(NO_MEDIA);
  });
});

describe('钟', () => {
  it('不能多于实际经过的时间，外加 3 秒；补上的时间先还借的', async () => {
    const { periodIds } = await lessons([1000]);
    const player = await sit(periodIds[0]!);
    pass(10);
    expect(await player.save([[0, 500]])).toMatchObject({
      granted: 13,
      refused: 487,
      refusedReason: 'clock',
      refusedRanges: [[13, 500]],
    });
    expect(await player.save([[13, 500]])).toMatchObject({ granted: 0, refused: 487 });
    pass(10);
    expect((await player.save([[13, 500]])).granted).toBe(10);
  });

  it('许多次小的保存、许多次坐下，也骗不到时间', async () => {
    const { periodIds } = await lessons([1000, 1000]);
    for (let index = 0; index < 8; index += 1) {
      const player = await sit(periodIds[index % 2]!);
      for (let at = 0; at < 5; at += 1) await player.save([[index * 100 + at * 3, index * 100 + at * 3 + 3]]);
    }
    const [a, b] = await Promise.all(periodIds.map((id) => stored(id)));
    expect((a?.watchedLength ?? 0) + (b?.watchedLength ?? 0)).toBe(3);
  });

  it('抖动不吃亏：时早时晚的保存一秒不少', async () => {
    const { periodIds } = await lessons([1000]);
    const player = await sit(periodIds[0]!);
    let at = 0;
    for (let index = 0; index < 60; index += 1) {
      pass(5 + [0, 1.7, -1.7, 0.4, -0.4, 2.5, -2.5][index % 7]!);
      const saved = await player.save([[at, at + 5]]);
      expect(saved.refused, `第 ${index} 次`).toBe(0);
      at += 5;
    }
    expect((await stored(periodIds[0]!))!.watched).toBe(`{[0,${at})}`);
  });

  it('倍速：允许时最快 2 倍，不允许时按 1 倍，多出来的说明是倍速', async () => {
    const { periodIds } = await lessons([1000]);
    const fast = await sit(periodIds[0]!);
    pass(10);
    expect(await fast.save([[0, 20]], { speed: 2 })).toMatchObject({ granted: 20, refused: 0 });
    pass(10);
    expect(await fast.save([[20, 80]], { speed: 8 })).toMatchObject({ granted: 26, refusedReason: 'speed' });

    const strict = await lessons([1000], { isSpeedAllowed: 0 });
    pass(100);
    const slow = await sit(strict.periodIds[0]!);
    pass(10);
    expect(await slow.save([[0, 20]], { speed: 2 })).toMatchObject({
      granted: 10,
      refused: 10,
      refusedReason: 'speed',
    });
  });

  it('两台设备同时学，合起来不多于经过的时间', async () => {
    const { periodIds } = await lessons([1000, 1000]);
    const phone = await sit(periodIds[0]!);
    const desk = await sit(periodIds[1]!);
    pass(60);
    expect(await phone.save([[0, 60]])).toMatchObject({ granted: 60, refused: 0 });
    expect(await desk.save([[0, 60]])).toMatchObject({ granted: 3, refused: 57, refusedReason: 'device' });
  });

  it('同一课时两台设备同时学：片段合并，看过的不重复花时间', async () => {
    const { periodIds } = await lessons([1000]);
    const phone = await sit(periodIds[0]!);
    const desk = await sit(periodIds[0]!);
    pass(60);
    await phone.save([[0, 30]]);
    expect(
      await desk.save([
        [0, 30],
        [40, 70],
      ]),
    ).toMatchObject({
      granted: 30,
      watched: [
        [0, 30],
        [40, 70],
      ],
    });
  });

  it('离线：从坐下的那一刻起算，补交时全算；期间在别处学过的时间不重复算', async () => {
    const { periodIds } = await lessons([3600, 3600]);
    const offline = await sit(periodIds[0]!);
    pass(600);
    const online = await sit(periodIds[1]!);
    pass(600);
    await online.save([[0, 600]]);
    pass(600);
    const handed = await offline.save([[0, 1200]]);
    expect(handed).toMatchObject({ granted: 1200, refused: 0 });
    expect(await offline.save([[0, 1300]])).toMatchObject({ granted: 3, refused: 97 });
  });

  it('没有坐下就补交的只有借来的 3 秒；超过 7 天的时间不再算', async () => {
    const { periodIds } = await lessons([1000, 1_000_000]);
    const sent = { periodId: periodIds[0]!, sittingKey: 'never-begun', ranges: [[0, 900] as [number, number]] };
    expect((await person.send(records.saveRecords, sent)).data).toMatchObject({ granted: 3 });
    const old = await sit(periodIds[1]!);
    const longAgo = new Date(world.now() - 30 * 86_400_000).toISOString();
    const begun = { startedAt: longAgo, lastAt: longAgo };
    await db.update(studySitting).set(begun).where(eq(studySitting.sittingKey, old.sittingKey));
    expect((await old.save([[0, 1_000_000]])).granted).toBe(7 * 86_400);
  });

  it('离线三天，登录也过期了：没有登录时不算，重新登录后用同一次学习补交，全算', async () => {
    const { periodIds } = await lessons([7200]);
    const offline = await sit(periodIds[0]!);
    pass(3 * 86_400);
    const late = { periodId: periodIds[0]!, sittingKey: offline.sittingKey, userNo: person.userNo };
    const ranges: [number, number][] = [[0, 5400]];
    expect(await person.send(records.saveRecords, { ...late, ranges })).toMatchObject(SIGNED_OUT);
    const again = await world.signIn(person);
    expect((await again.send(records.begin, late)).data).toMatchObject({ watchedLength: 0 });
    expect((await again.send(records.saveRecords, { ...late, ranges })).data).toMatchObject({
      granted: 5400,
      refused: 0,
    });
  });

  it('浏览器里换了人：上一个人的学习不记给现在登录的人，一秒也不记', async () => {
    const { periodIds, courseId } = await lessons([7200]);
    const offline = await sit(periodIds[0]!);
    pass(600);
    const next = await t.person();
    await enrol(db, { userNo: next.userNo, courseId });
    const theirs = { periodId: periodIds[0]!, sittingKey: offline.sittingKey, userNo: person.userNo };
    expect(await next.send(records.begin, theirs)).toMatchObject(NOT_THEIRS);
    const claim = { ...theirs, ranges: [[0, 600] as [number, number]], position: 600 };
    expect(await next.send(records.saveRecords, claim)).toMatchObject(NOT_THEIRS);
    expect(await world.stored(next, periodIds[0]!)).toBeUndefined();
    expect(await db.$count(studySitting, eq(studySitting.userNo, next.userNo))).toBe(0);
    expect((await person.send(records.saveRecords, claim)).data).toMatchObject({ granted: 600 });
  });

  it('服务器的钟往回走，不出错也不多给', async () => {
    const { periodIds } = await lessons([1000]);
    const player = await sit(periodIds[0]!);
    pass(20);
    await player.save([[0, 20]]);
    pass(-15);
    expect(await player.save([[20, 40]])).toMatchObject({ granted: 3 });
    pass(20);
    expect(await player.save([[23, 40]])).toMatchObject({ granted: 5 });
  });
});

describe('不许拖动', () => {
  it('只算接着看过的开头的部分，跳到前面的不算，回看不受限', async () => {
    const { periodIds } = await lessons([1000], { isDragAllowed: 0 });
    const player = await sit(periodIds[0]!);
    pass(100);
    expect(
      await player.save([
        [0, 20],
        [22, 30],
        [500, 520],
      ]),
    ).toMatchObject({
      granted: 28,
      refused: 20,
      refusedReason: 'drag',
      refusedRanges: [[500, 520]],
    });
    pass(100);
    expect(
      await player.save([
        [5, 10],
        [30, 40],
      ]),
    ).toMatchObject({ granted: 10, refused: 0 });
  });

  it('从头学之后规则照旧：以前看到过的地方也不能直接跳过去', async () => {
    const { periodIds, courseId } = await lessons([100], { isDragAllowed: 0 });
    const player = await sit(periodIds[0]!);
    pass(50);
    await player.save([[0, 50]]);
    pass(20);
    expect((await person.send(records.reset, { courseId })).code).toBe(200);
    expect(await player.save([[40, 50]])).toMatchObject({ granted: 0, refusedReason: 'drag', watchedLength: 0 });
    expect(await player.save([[0, 50]])).toMatchObject({ granted: 3, refusedReason: 'clock' });
    pass(10);
    expect(await player.save([[3, 20]])).toMatchObject({ granted: 10, watched: [[0, 13]] });
  });

  it('从头学保留证书，再次学完不发第二张', async () => {
    const { periodIds, courseId } = await lessons([10]);
    const player = await sit(periodIds[0]!);
    pass(10);
    const { certificateNo } = await player.save([[0, 10]]);
    await person.send(records.reset, { courseId });
    const again = await sit(periodIds[0]!);
    expect(again.begun).toMatchObject({ watchedLength: 0, isDone: 0, position: 0 });
    pass(10);
    expect((await again.save([[0, 10]])).certificateNo).toBe(certificateNo);
  });
});

it('进度与最后学到的课时记在我的课程里，设备与时间记在学习记录里', async () => {
  const { periodIds, courseId } = await lessons([100]);
  const player = await sit(periodIds[0]!);
  pass(30);
  await player.save([[0, 30]]);
  const [mine] = await db.select().from(userCourse).where(eq(userCourse.courseId, courseId));
  expect(mine).toMatchObject({ lastPeriodId: periodIds[0], progress: 3000, periodDone: 0, completedAt: null });
  const [sitting] = await db.select().from(studySitting).where(eq(studySitting.sittingKey, player.sittingKey));
  expect(sitting).toMatchObject({ granted: 30, seconds: 30, watched: '{[0,30)}', refusedSpans: '{}' });
  await person.send(order.userDelCourse, { courseId });
  expect((await person.send(records.begin, { periodId: periodIds[0]!, sittingKey: 'after-leaving' })).code).toBe(
    LOCKED.code,
  );
  await person.send(order.addCourseToUser, { courseId });
  expect((await sit(periodIds[0]!)).begun).toMatchObject({ watchedLength: 30, courseProgress: 30 });
});
