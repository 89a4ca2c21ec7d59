import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as records from '#contract/course/courseRecords.ts';
import { LOCKED, NO_MEDIA, NOT_THEIRS } from '#contract/course/failures.ts';
import * as certificates from '#contract/course/certificate.ts';
import * as order from '#contract/course/order.ts';
import { NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { PAGE_SECONDS } from '#contract/rules/progress.ts';
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
  person = await t.person({ nickname: '林晓' });
});

describe('what is seen is what counts', () => {
  it('progress is the union of what was seen, not the last position; every device goes on from the last position', async () => {
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

  it('sent twice counts once and costs no time', async () => {
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

  it('beyond the length and backwards ranges do not count, fractions to whole seconds within', async () => {
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

  it('enough seen is finished and stays so; all finished issues one certificate', async () => {
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

  it('pictures and links are finished when opened; a page of a document must lie open', async () => {
    const { periodIds } = await lessons([1, 1, 10]);
    await db.update(coursePeriod).set({ fileType: 6 }).where(eq(coursePeriod.id, periodIds[0]!));
    await db.update(coursePeriod).set({ fileType: 9 }).where(eq(coursePeriod.id, periodIds[1]!));
    await db.update(coursePeriod).set({ fileType: 7 }).where(eq(coursePeriod.id, periodIds[2]!));
    for (const one of periodIds.slice(0, 2)) {
      expect(await (await sit(one)).save([[0, 1]])).toMatchObject({ isDone: 1, refused: 0 });
    }
    const reader = await sit(periodIds[2]!);
    expect(reader.begun.pageSeconds).toBe(PAGE_SECONDS);
    pass(2 * PAGE_SECONDS);
    const read = await reader.save([[0, 9]], { speed: 16 });
    expect(read).toMatchObject({ granted: 2, refused: 7, refusedReason: 'clock' });
    pass(PAGE_SECONDS - 4);
    expect(await reader.save([[2, 3]])).toMatchObject({ granted: 0 });
    pass(4);
    expect(await reader.save([[2, 3]])).toMatchObject({ granted: 1 });
  });

  it('the author says how long a page must lie open', async () => {
    const { periodIds } = await lessons([2]);
    await db.update(coursePeriod).set({ fileType: 7, pageSeconds: 60 }).where(eq(coursePeriod.id, periodIds[0]!));
    const reader = await sit(periodIds[0]!);
    expect(reader.begun.pageSeconds).toBe(60);
    pass(100);
    expect(await reader.save([[0, 2]])).toMatchObject({ granted: 1, isDone: 0 });
    pass(20);
    expect(await reader.save([[0, 2]])).toMatchObject({ granted: 1, isDone: 1, isCertificateWaiting: 0 });
  });

  it('not joined, without content, no such class-hour', async () => {
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

describe('clock', () => {
  it('no more than the time that passed plus 3 seconds; what is made up pays back what was lent', async () => {
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

  it('many small saves and sittings gain no time', async () => {
    const { periodIds } = await lessons([1000, 1000]);
    for (let index = 0; index < 8; index += 1) {
      const player = await sit(periodIds[index % 2]!);
      for (let at = 0; at < 5; at += 1) await player.save([[index * 100 + at * 3, index * 100 + at * 3 + 3]]);
    }
    const [a, b] = await Promise.all(periodIds.map((id) => stored(id)));
    expect((a?.watchedLength ?? 0) + (b?.watchedLength ?? 0)).toBe(3);
  });

  it('jitter costs nothing: saves early and late lose no second', async () => {
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

  it('speed: at most double where allowed, single where not, the rest is named as speed', async () => {
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

  it('two devices together get no more than the time that passed', async () => {
    const { periodIds } = await lessons([1000, 1000]);
    const phone = await sit(periodIds[0]!);
    const desk = await sit(periodIds[1]!);
    pass(60);
    expect(await phone.save([[0, 60]])).toMatchObject({ granted: 60, refused: 0 });
    expect(await desk.save([[0, 60]])).toMatchObject({ granted: 3, refused: 57, refusedReason: 'device' });
  });

  it('one class-hour on two devices: ranges join, what was seen costs no time again', async () => {
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

  it('offline: counted from the sitting on and in full when sent; time studied elsewhere not twice', async () => {
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

  it('sent without a sitting only the 3 borrowed seconds count; time over 7 days old does not', async () => {
    const { periodIds } = await lessons([1000, 1_000_000]);
    const sent = { periodId: periodIds[0]!, sittingKey: 'never-begun', ranges: [[0, 900] as [number, number]] };
    expect((await person.send(records.saveRecords, sent)).data).toMatchObject({ granted: 3 });
    const old = await sit(periodIds[1]!);
    const longAgo = new Date(world.now() - 30 * 86_400_000).toISOString();
    const begun = { startedAt: longAgo, lastAt: longAgo };
    await db.update(studySitting).set(begun).where(eq(studySitting.sittingKey, old.sittingKey));
    expect((await old.save([[0, 1_000_000]])).granted).toBe(7 * 86_400);
  });

  it('three days offline and the session expired: not counted while signed out, all of it in the same sitting after signing in', async () => {
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

  it("another person in the browser: the last one's study is not theirs, not a second", async () => {
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

  it('a server clock that goes back neither fails nor gives more', async () => {
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

describe('no seeking', () => {
  it('only what was watched from the beginning counts, jumping ahead does not, going back is free', async () => {
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

  it('starting over keeps the rules: what was seen before cannot be skipped to', async () => {
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

  it('starting over keeps the certificate, finishing again issues no second', async () => {
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

it('progress and the last class-hour stand in my courses, device and time in the study records', async () => {
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
