import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as marking from '#contract/exam/marking.ts';
import { RELEASED_ALREADY } from '#contract/exam/markingFailures.ts';
import * as result from '#contract/exam/result.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as message from '#contract/user/msg.ts';
import { assessment, assessmentStaff } from '#server/db/schema/assessment.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { releaseMarksJob } from '#server/domain/marking/scheduled.ts';
import { enqueue } from '#server/kit/job.ts';
import { makeAssessment, makeHandedIn, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-12-01T10:00:00+08:00');
const at = (minutes: number) => t.setNow(new Date(START.getTime() + minutes * 60_000));
const AT_ELEVEN = '2026-12-01 11:00:00';

let [author, helper, learner]: Person[] = [];
let made: MadePaper;
beforeAll(async () => {
  at(0);
  const teacher = (nickname: string) => t.person({ userType: 2, nickname });
  [author, helper, learner] = [await teacher('主考'), await teacher('助教'), await t.person()];
  made = await makePaper(db, { authorUserNo: author.userNo, samples: ['short'] });
});
beforeEach(() => at(0));

/** One who handed in what has to be marked by hand. */
async function exam(title: string) {
  const authorUserNo = author!.userNo;
  const assessmentId = await makeAssessment(db, { authorUserNo, paper: made, title, endsAt: '2026-12-01 09:00:00' });
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper!.userNo });
  const { sittingId } = await makeHandedIn(db, assessmentId, made, {
    userNo: learner!.userNo,
    answers: ['因为趋势。'],
  });
  const [answer] = await db.select().from(examAnswer).where(eq(examAnswer.sittingId, sittingId));
  const stored = async () => (await db.select().from(assessment).where(eq(assessment.id, assessmentId)))[0]!;
  return { assessmentId, sittingId, answerId: answer!.id, stored };
}

const minuteAt = async (minutes: number) => {
  at(minutes);
  await enqueue(db, releaseMarksJob, {});
  await t.runJobs();
};
const toldTo = async (person: Person, title: string) =>
  (await person.send(message.list)).data.list.filter(({ msgTitle }) => msgTitle.includes(title));

it('comes by itself at its time, and candidates read beforehand when', async () => {
  const { assessmentId, sittingId, answerId, stored } = await exam('到点公布');
  await author!.send(marking.mark, { answerId, points: 60 });
  const wish = { assessmentId, releaseAt: AT_ELEVEN };
  expect((await author!.send(marking.scheduleRelease, wish)).code).toBe(200);
  expect((await learner!.send(result.view, { sittingId })).data).toMatchObject({
    releaseAt: AT_ELEVEN,
    totalPoints: null,
  });
  await minuteAt(59);
  expect((await stored()).releasedAt).toBeNull();
  await minuteAt(60);
  expect(await stored()).toMatchObject({ releasedAt: AT_ELEVEN, releasedUserNo: author!.userNo });
  expect((await learner!.send(result.view, { sittingId })).data).toMatchObject({ releaseAt: null, totalPoints: 60 });
  expect(await toldTo(learner!, '到点公布')).toHaveLength(1);
  const again = await author!.send(marking.scheduleRelease, { assessmentId, releaseAt: '2026-12-01 12:00:00' });
  expect(again.code).toBe(RELEASED_ALREADY.code);
  expect((await author!.send(marking.cancelSchedule, { assessmentId })).code).toBe(RELEASED_ALREADY.code);
  expect((await author!.send(marking.withdrawRelease, { assessmentId, reason: '漏了一题' })).code).toBe(200);
  await minuteAt(62);
  expect(await stored()).toMatchObject({ releasedAt: null, releaseAt: null });
});

it('waits for the marks, says so once, and comes as soon as they are in', async () => {
  const { assessmentId, sittingId, answerId, stored } = await exam('等批完');
  await author!.send(marking.scheduleRelease, { assessmentId, releaseAt: AT_ELEVEN });
  await minuteAt(60);
  await minuteAt(61);
  const [told, ...more] = await toldTo(author!, '等批完');
  expect(more).toEqual([]);
  expect(told).toMatchObject({ msgTitle: '「等批完」到了公布成绩的时间，还不能公布' });
  expect(told!.msgText).toContain('还有 1 份作答没有批完');
  expect((await author!.send(marking.overview, { assessmentId })).data.isReleaseLate).toBe(1);
  expect((await learner!.send(result.view, { sittingId })).data.releaseAt).toBeNull();
  await author!.send(marking.mark, { answerId, points: 60 });
  await minuteAt(62);
  expect((await stored()).releasedAt).toBe('2026-12-01 11:02:00');
});

it('is set by who answers for it alone, for a time to come, and taken back', async () => {
  const { assessmentId, answerId, stored } = await exam('不定时了');
  await author!.send(marking.mark, { answerId, points: 60 });
  const set = (person: Person, releaseAt: string) => person.send(marking.scheduleRelease, { assessmentId, releaseAt });
  expect((await set(helper!, AT_ELEVEN)).code).toBe(NOT_FOUND.code);
  expect((await helper!.send(marking.cancelSchedule, { assessmentId })).code).toBe(NOT_FOUND.code);
  const late = await set(author!, '2026-12-01 10:00:00');
  expect(late).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'releaseAt' }] } });
  await db.update(assessment).set({ endsAt: '2026-12-01 11:30:00' }).where(eq(assessment.id, assessmentId));
  expect((await set(author!, AT_ELEVEN)).data).toMatchObject({
    issues: [{ message: '公布时间不能早于结束的 2026-12-01 11:30' }],
  });
  await set(author!, '2026-12-01 12:00:00');
  await author!.send(marking.cancelSchedule, { assessmentId });
  await minuteAt(121);
  expect(await stored()).toMatchObject({ releasedAt: null, releaseAt: null, releasedUserNo: null });
});
