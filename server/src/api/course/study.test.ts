import { beforeEach, describe, expect, it } from 'vitest';
import * as records from '#contract/course/courseRecords.ts';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import * as study from '#contract/course/study.ts';
import { studying } from '#test/studying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const world = studying(t);
const { pass } = world;
let person: Person;
beforeEach(async () => {
  pass(3 * 86_400);
  person = await t.person();
});

describe('study report', () => {
  it('where each class-hour was seen, what is missing, how long a day and the rules', async () => {
    const { courseId, periodIds } = await world.lessons(person, [100, 50], { isDragAllowed: 0, completionPercent: 80 });
    const player = await world.sit(person, periodIds[0]!);
    pass(60);
    await player.save([[0, 60]], { position: 60 });
    const { data } = await person.send(study.overview, { courseId });
    expect(data).toMatchObject({
      courseName: 'Linux 运维入门',
      studyProgress: 30,
      periodDone: 0,
      periodTotal: 2,
      lastPeriodId: periodIds[0],
      ruleText: '每个课时看过 80% 算学完，不能跳过没看过的部分，最快 2 倍速；只计实际看过的时间，重复看不重复计。',
      secondsTotal: 60,
      certificateNo: '',
    });
    expect(data.days).toHaveLength(30);
    expect(data.days.at(-1)!.seconds).toBe(60);
    expect(data.days.slice(0, -1).every((one) => one.seconds === 0)).toBe(true);
    expect(data.periods).toMatchObject([
      { periodName: '第 1 课', watched: [[0, 60]], unwatched: [[60, 100]], missing: 20, percent: 60, position: 60 },
      { periodName: '第 2 课', watched: [], unwatched: [[0, 50]], missing: 40, percent: 0, lastStudyAt: null },
    ]);
    pass(30);
    await player.save([[60, 80]]);
    const after = (await person.send(study.overview, { courseId })).data;
    expect(after.periods[0]).toMatchObject({ isDone: 1, missing: 0, percent: 80 });
    expect(after).toMatchObject({ periodDone: 1, studyProgress: 50 });
  });

  it('no study report for courses not joined', async () => {
    const { courseId } = await world.lessons(await t.person(), [10]);
    expect((await person.send(study.overview, { courseId })).code).toBe(NOT_ENROLLED.code);
  });
});

describe('ledger', () => {
  it('one entry per sitting: counted, uncounted and why; unseen by others; none from before starting over', async () => {
    const { courseId, periodIds } = await world.lessons(person, [100, 100]);
    const first = await world.sit(person, periodIds[0]!);
    pass(20);
    await first.save([[0, 40]]);
    pass(2);
    const second = await world.sit(person, periodIds[1]!);
    pass(5);
    await second.save([[0, 5]]);
    const ledger = async (more = {}) => (await person.send(study.ledger, { courseId, ...more })).data;
    const all = await ledger();
    expect(all.list).toMatchObject([
      { periodName: '第 2 课', granted: 5, refused: 0, refusedReason: '', seconds: 5, isCounted: 1 },
      {
        periodName: '第 1 课',
        watched: [[0, 23]],
        granted: 23,
        refused: 17,
        refusedRanges: [[23, 40]],
        refusedReason: 'clock',
        disputeStatus: null,
        seconds: 20,
      },
    ]);
    expect((await ledger({ periodId: periodIds[0] })).totalCount).toBe(1);
    expect((await (await t.person()).send(study.ledger, { courseId })).data.totalCount).toBe(0);

    pass(17);
    await first.save([[20, 40]]);
    expect((await ledger({ periodId: periodIds[0] })).list[0]).toMatchObject({
      refused: 0,
      refusedReason: '',
      granted: 40,
    });
    pass(1);
    await person.send(records.reset, { courseId });
    expect((await ledger()).list.map((one) => one.isCounted)).toEqual([0, 0]);
    expect((await person.send(study.overview, { courseId })).data).toMatchObject({
      studyProgress: 0,
      lastPeriodId: null,
    });
  });
});
