import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as sitting from '#contract/exam/sitting.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { EVIDENCE_DAYS } from '#contract/rules/sittings.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { markAppeal } from '#server/db/schema/marking.ts';
import { sittingEvent } from '#server/db/schema/sitting.ts';
import { forgetEvidence } from '#server/domain/sitting/forgetEvidence.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const AT = '2026-11-21 10:00:00';
const { left, copied, device, offline, extended } = SittingEventKind;
const kinds = [left, copied, device, offline, extended];

it('what a candidate was watched by goes after its days, their words with it; while an appeal waits it stays', async () => {
  const { userNo: authorUserNo } = await t.person({ userType: 2 });
  const paper = await makePaper(db, { authorUserNo });
  const assessmentId = await makeAssessment(db, { authorUserNo, paper });
  const watched = async () => {
    const { userNo } = await t.person();
    const candidateId = await addCandidate(db, assessmentId, userNo, paper);
    const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo, paper });
    const event = { sittingId, assessmentId, at: AT, explanation: '弹出了更新', explainedAt: AT };
    await db.insert(sittingEvent).values(kinds.map((eventKind) => ({ ...event, eventKind })));
    return { sittingId, userNo };
  };
  const [one, other] = [await watched(), await watched()];
  const appeal = { ...other, assessmentId, reason: '分数不对', submitTime: AT };
  const [{ id: appealId } = { id: '' }] = await db.insert(markAppeal).values(appeal).returning({ id: markAppeal.id });
  const kept = (sittingId: string) =>
    db
      .select({ kind: sittingEvent.eventKind, words: sittingEvent.explanation })
      .from(sittingEvent)
      .where(eq(sittingEvent.sittingId, sittingId))
      .orderBy(sittingEvent.id);
  const forgetAfter = async (days: number) => {
    t.setNow(momentOf(wireTimeIn(momentOf(AT), days * 86_400)));
    await forgetEvidence.run(t.platform, {});
  };
  const all = kinds.map((kind) => ({ kind, words: '弹出了更新' }));
  const rest = [offline, extended].map((kind) => ({ kind, words: '' }));
  await forgetAfter(EVIDENCE_DAYS - 1);
  expect(await kept(one.sittingId)).toEqual(all);
  await forgetAfter(EVIDENCE_DAYS + 1);
  expect(await kept(one.sittingId)).toEqual(rest);
  expect(await kept(other.sittingId)).toEqual(all);
  await db.update(markAppeal).set({ auditStatus: AppealState.refused }).where(eq(markAppeal.id, appealId));
  await forgetAfter(EVIDENCE_DAYS + 1);
  expect(await kept(other.sittingId)).toEqual(rest);
});

it('a long absence that is told while it lasts is one trace, as long as it was told last', async () => {
  const { userNo: authorUserNo } = await t.person({ userType: 2 });
  const paper = await makePaper(db, { authorUserNo });
  const assessmentId = await makeAssessment(db, { authorUserNo, paper, rules: { proctorGrade: 1 } });
  t.setNow(momentOf(AT));
  const learner = await t.person();
  await addCandidate(db, assessmentId, learner.userNo, paper);
  const { id } = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data;
  const leftFor = async (from: number, seconds: number) => {
    const sentAt = momentOf(AT).getTime() + (from + seconds) * 1000;
    t.setNow(new Date(sentAt));
    const event = { eventKind: left, at: momentOf(AT).getTime() + from * 1000, seconds };
    await learner.send(sitting.events, { id, tabTurn: 1, sentAt, events: [event] });
  };
  for (const seconds of [15, 75, 135, 140]) await leftFor(60, seconds);
  await leftFor(300, 5);
  const { list } = (await learner.send(sitting.trail, { id })).data;
  expect(list.filter(({ eventKind }) => eventKind === left).map(({ seconds }) => seconds)).toEqual([140, 5]);
});
