import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as sittings from '#contract/exam/sitting.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { LateRule, SittingEventKind, SubmitKind } from '#contract/rules/assessments.ts';
import * as messages from '#contract/user/msg.ts';
import { assessmentStaff } from '#server/db/schema/assessment.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-21T10:00:00+08:00');
t.setNow(NOW);
const author = await t.person({ userType: 2 });
const helper = await t.person({ userType: 2 });
const paper = await makePaper(db, { authorUserNo: author.userNo });
const reason = '机房网络中断';
beforeEach(() => t.setNow(NOW));

const sitting = async (id: string) => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;

it('a homework that is ended for all costs nobody a day, whenever the work behind is done', async () => {
  const kind = AssessmentKind.homework;
  const rules = { lateRule: LateRule.deduct, latePercent: 10 };
  const facts = { authorUserNo: author.userNo, paper, kind, rules, title: '作业', endsAt: '2026-11-25 12:00:00' };
  const assessmentId = await makeAssessment(db, facts);
  const { userNo } = await t.person();
  const candidateId = await addCandidate(db, assessmentId, userNo, paper);
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo, paper, endsAt: null });
  expect((await author.send(running.end, { assessmentId, title: '作业', reason })).data.count).toBe(1);
  t.setNow(new Date('2026-11-21T10:03:00+08:00'));
  await t.runJobs();
  expect(await sitting(sittingId)).toMatchObject({
    submitKind: SubmitKind.forced,
    latePercent: 0,
    submittedAt: '2026-11-21 10:00:00',
  });
});

it('who was declared void reads why, and an objection to it is told once to who watches', async () => {
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper });
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper.userNo });
  const person = await t.person();
  const { userNo } = person;
  const candidateId = await addCandidate(db, assessmentId, userNo, paper);
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo, paper });
  await author.send(running.cancel, { sittingId, reason, maySitAgain: 0, sitAgainUntil: '' });
  const { list } = (await person.send(sittings.trail, { id: sittingId })).data;
  const event = list.find(({ eventKind }) => eventKind === SittingEventKind.cancelled)!;
  expect(event.detail).toBe(reason);
  for (const explanation of ['我一直在座位上', '我一直在座位上，有监控']) {
    expect((await person.send(sittings.explain, { id: event.id, explanation })).code).toBe(200);
  }
  for (const who of [author, helper]) {
    const told = (await who.send(messages.list)).data.list.filter(({ msgTitle }) =>
      msgTitle.includes('作废被提出异议'),
    );
    expect(told).toMatchObject([{ msgUrl: `/myguidance/MonitoringDetail?id=${sittingId}` }]);
  }
});
