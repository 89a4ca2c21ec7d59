import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as sitting from '#contract/exam/sitting.ts';
import * as fails from '#contract/exam/sittingFailures.ts';
import { SittingEventKind, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { momentOf } from '#contract/rules/time.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { closeSittings } from '#server/domain/sitting/closeSittings.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const moment = (time: string) => momentOf(`2026-11-23 ${time}`);
let now: Date;
const at = (time: string) => t.setNow((now = moment(time)));
const teacher = await t.person({ userType: 2 });
let learner: Person;
let paper: MadePaper;
let assessmentId: string;
let id: string;

const title = '阶段测评三';

beforeEach(async () => {
  paper = await makePaper(db, { authorUserNo: teacher.userNo, samples: ['single', 'judge'] });
  const times = { beginsAt: '2026-11-23 09:00:00', endsAt: '2026-11-23 11:00:00' };
  assessmentId = await makeAssessment(db, { authorUserNo: teacher.userNo, paper, title, ...times });
  learner = await t.person({ nickname: '林晓' });
  await addCandidate(db, assessmentId, learner.userNo, paper);
  at('10:00:00');
  id = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data.id;
});

const told = (...events: object[]) => {
  return learner.send(sitting.events, { id, tabTurn: 1, sentAt: now.getTime(), events: events as never });
};
const outage = (from: string, to: string) => {
  const seconds = (moment(to).getTime() - moment(from).getTime()) / 1000;
  return { eventKind: SittingEventKind.offline, at: moment(from).getTime(), seconds };
};
const save = (clientSeq: number, answer: string, given: string) => {
  const entries = [{ clientSeq, slot: paper.items[0]!.itemId, answer, givenAt: moment(given).getTime() }];
  return learner.send(sitting.save, { id, tabTurn: 1, sentAt: now.getTime(), entries });
};
const close = () => closeSittings.run(t.platform, {});
const stored = async () => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;
const collected = async () => (await db.select().from(examAnswer).where(eq(examAnswer.sittingId, id)))[0]?.answer;
const heardUntil = async (time: string) => {
  at(time);
  await told();
};

describe('an outage that spans the end', () => {
  it('is waited for: what was answered before the end counts, and the time that was lost is given back', async () => {
    await heardUntil('10:55:00');
    at('11:02:00');
    await close();
    expect((await learner.send(sitting.view, { id, tabKey: 'tab-one-1' })).data.sittingState).toBe(
      SittingState.running,
    );
    await told();
    expect((await save(1, 'b', '10:58:00')).data.receipts).toHaveLength(1);
    expect((await save(2, 'a', '11:01:00')).data.refused).toEqual([{ clientSeq: 2, reason: 'late' }]);
    const { data } = await told(outage('10:55:00', '11:02:00'));
    expect(data).toMatchObject({ endsAt: '2026-11-23 11:07:00', creditedSeconds: 420 });
    await heardUntil('11:06:30');
    expect((await save(3, 'c', '11:05:00')).data.receipts).toHaveLength(1);
    at('11:08:01');
    await close();
    expect(await stored()).toMatchObject({ submitKind: SubmitKind.time, submittedAt: '2026-11-23 11:07:00' });
    expect(await collected()).toBe('c');
  });

  it('is waited for as long as the rule gives back, less what it gave before', async () => {
    await heardUntil('10:30:00');
    at('10:34:00');
    expect((await told(outage('10:30:00', '10:34:00'))).data).toMatchObject({ endsAt: '2026-11-23 11:04:00' });
    await heardUntil('10:50:00');
    at('11:10:00');
    await close();
    expect((await stored()).sittingState).toBe(SittingState.running);
    expect((await save(1, 'b', '11:03:00')).code).toBe(200);
    at('11:10:01');
    expect((await save(2, 'c', '11:03:30')).code).toBe(fails.SITTING_OVER.code);
    expect((await told(outage('10:50:00', '11:10:00'))).code).toBe(fails.SITTING_OVER.code);
    await close();
    expect(await stored()).toMatchObject({ submitKind: SubmitKind.time, submittedAt: '2026-11-23 11:04:00' });
    expect(await collected()).toBe('b');
  });

  it.each(['10:59:20', ''])('is none for who was there at the end, or never gave a sign: %s', async (sign) => {
    if (sign !== '') await heardUntil(sign);
    at('11:01:01');
    expect((await save(1, 'b', '10:59:30')).code).toBe(fails.SITTING_OVER.code);
    await close();
    expect(await stored()).toMatchObject({ submitKind: SubmitKind.time, submittedAt: '2026-11-23 11:00:00' });
  });

  it('is seen by who watches, until when too; what ends it by hand is at once and says who was away', async () => {
    await heardUntil('10:55:00');
    at('11:02:00');
    const { data } = await teacher.send(running.overview, { assessmentId });
    expect(data).toMatchObject({
      counts: { answering: 1, offline: 1, awaited: 1 },
      awaitedUntil: '2026-11-23 11:10:00',
    });
    const [row] = (await teacher.send(running.sittings, { assessmentId })).data.list;
    expect(row).toMatchObject({ offlineSince: '2026-11-23 10:55:00', awaitedUntil: '2026-11-23 11:10:00' });
    const ended = await teacher.send(running.end, { assessmentId, title, reason: '到点了' });
    expect(ended.data).toEqual({ count: 1, awayNames: ['林晓'] });
    await t.runJobs();
    expect(await stored()).toMatchObject({ submitKind: SubmitKind.forced });
    const { list } = (await learner.send(sitting.trail, { id })).data;
    expect(list.at(-1)!.detail).toBe('考试提前结束：到点了（收卷时断线，最后在线 10:55:00）');
  });
});

describe('what a page says of an outage', () => {
  it('counts only from the last sign of it on, whatever it says; signs are no answers and count as heard', async () => {
    for (const sign of ['10:10:00', '10:10:20', '10:10:40', '10:11:00', '10:20:00']) await heardUntil(sign);
    expect((await told(outage('10:10:00', '10:20:00'))).data).toMatchObject({ creditedSeconds: 0 });
    at('10:25:00');
    expect((await told(outage('10:15:00', '10:24:00'))).data).toMatchObject({ creditedSeconds: 240 });
  });

  it.each(['before it went on', 'after it went on'])(
    'gives nothing for the minutes of a pause, which come back by themselves: told %s',
    async (when) => {
      const all = { assessmentId, isForAll: 1 as const, candidateIds: [] };
      const resume = () => teacher.send(running.resume, all);
      await heardUntil('10:10:00');
      at('10:12:00');
      await teacher.send(running.pause, { ...all, reason: '断电' });
      at('10:18:00');
      if (when === 'after it went on') await resume();
      const { data } = await told(outage('10:10:00', '10:18:00'));
      expect(data.creditedSeconds).toBe(120);
      if (when === 'before it went on') await resume();
      expect((await stored()).endsAt).toBe('2026-11-23 11:08:00');
    },
  );
});

describe('what is answered while it is paused', () => {
  const pause = () => teacher.send(running.pause, { assessmentId, isForAll: 1, candidateIds: [], reason: '断电' });

  it('is not taken from a page that knows of it; what was given before is', async () => {
    await heardUntil('10:09:50');
    at('10:10:00');
    await pause();
    for (const sign of ['10:10:20', '10:10:40', '10:11:00']) await heardUntil(sign);
    at('10:11:10');
    expect((await save(1, 'a', '10:09:58')).data.receipts).toHaveLength(1);
    expect((await save(2, 'b', '10:11:05')).data.refused).toEqual([{ clientSeq: 2, reason: 'paused' }]);
    await teacher.send(running.resume, { assessmentId, isForAll: 1, candidateIds: [] });
    at('10:11:30');
    expect((await save(3, 'b', '10:11:25')).data.receipts).toHaveLength(1);
  });

  it('is kept of whom it found without a network, however late it arrives', async () => {
    await heardUntil('10:09:50');
    at('10:10:00');
    await pause();
    at('10:16:00');
    expect((await save(1, 'a', '10:12:00')).data.receipts).toHaveLength(1);
    await told(outage('10:09:55', '10:16:00'));
    expect((await save(2, 'b', '10:15:00')).data.receipts).toHaveLength(1);
  });
});
