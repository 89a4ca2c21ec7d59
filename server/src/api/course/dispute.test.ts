import { beforeEach, expect, it } from 'vitest';
import * as certificates from '#contract/course/certificate.ts';
import * as records from '#contract/course/courseRecords.ts';
import * as dispute from '#contract/course/dispute.ts';
import { ALREADY_AUDITED, DISPUTED, NOTHING_REFUSED, OWN_DISPUTE } from '#contract/course/failures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as study from '#contract/course/study.ts';
import * as messages from '#contract/user/msg.ts';
import { studying } from '#test/studying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const world = studying(t);
const { pass } = world;
let learner: Person;
let lecturer: Person;
beforeEach(async () => {
  pass(3600);
  [learner, lecturer] = [await t.person({ nickname: '林晓' }), await t.person({ userType: 2 })];
});

/** A sitting of which 10 seconds were refused, in a course of one class-hour of 23. */
async function refusedSitting() {
  const made = await world.lessons(learner, [23], { lecturerUserNo: lecturer.userNo });
  const player = await world.sit(learner, made.periodIds[0]!);
  pass(10);
  await player.save([[0, 23]]);
  const entry = (await learner.send(study.ledger, { courseId: made.courseId })).data.list[0]!;
  expect(entry).toMatchObject({ granted: 13, refused: 10 });
  return { ...made, player, sittingId: entry.sittingId };
}

it('raised, the lecturer sees it; granted, it counts and may issue the certificate', async () => {
  const { courseId, sittingId, periodIds } = await refusedSitting();
  const { data } = await learner.send(dispute.save, { sittingId, reason: '当时网络断了' });
  expect((await lecturer.send(dispute.queue)).data.list).toMatchObject([
    {
      id: data.id,
      userName: '林晓',
      refused: 10,
      refusedRanges: [[13, 23]],
      refusedReason: 'clock',
      periodName: '第 1 课',
    },
  ]);
  const decided = await lecturer.send(dispute.audit, { id: data.id, auditStatus: 1, auditOpinion: '情况属实' });
  expect(decided.data).toEqual({ id: data.id, granted: 10 });
  expect((await learner.send(study.overview, { courseId })).data).toMatchObject({
    studyProgress: 100,
    periods: [{ periodId: periodIds[0], watched: [[0, 23]], isDone: 1 }],
    completedAt: expect.any(String),
  });
  expect((await learner.send(certificates.userList)).data.totalCount).toBe(1);
  expect((await learner.send(study.ledger, { courseId })).data.list[0]).toMatchObject({
    granted: 23,
    refused: 0,
    disputeStatus: 1,
    disputeOpinion: '情况属实',
  });
  expect((await learner.send(dispute.list)).data.list[0]).toMatchObject({ refused: 10, auditStatus: 1 });
  expect((await lecturer.send(dispute.queue)).data.totalCount).toBe(0);
  expect((await lecturer.send(dispute.queue, { auditStatus: 1 })).data.totalCount).toBe(1);
});

it('refusing changes nothing; of two deciding at once one succeeds', async () => {
  const { courseId, sittingId } = await refusedSitting();
  const { id } = (await learner.send(dispute.save, { sittingId, reason: '理由' })).data;
  const replies = await Promise.all(
    [1, 2].map(() => lecturer.send(dispute.audit, { id, auditStatus: 2, auditOpinion: '记录无误' })),
  );
  expect(replies.map((one) => one.code).sort()).toEqual([200, ALREADY_AUDITED.code]);
  expect((await learner.send(messages.list, {})).data.list).toMatchObject([
    {
      msgTitle: expect.stringContaining('没有同意'),
      msgText: '记录无误',
      msgUrl: expect.stringContaining('tab=ledger'),
    },
  ]);
  expect((await learner.send(study.ledger, { courseId })).data.list[0]).toMatchObject({
    refused: 10,
    disputeStatus: 2,
  });
});

it("raised once each, not without something uncounted; another's record is not found", async () => {
  const { sittingId, player } = await refusedSitting();
  expect(await (await t.person()).send(dispute.save, { sittingId, reason: '理由' })).toMatchObject(NOT_FOUND);
  const twice = await Promise.all([1, 2].map(() => learner.send(dispute.save, { sittingId, reason: '理由' })));
  expect(twice.map((one) => one.code).sort()).toEqual([200, DISPUTED.code]);
  expect((await learner.send(dispute.save, { sittingId, reason: '理由' })).code).toBe(DISPUTED.code);
  expect((await player.save([])).granted).toBe(0);

  const clean = await world.lessons(learner, [10]);
  const sitting = await world.sit(learner, clean.periodIds[0]!);
  pass(20);
  await sitting.save([[0, 5]]);
  const entry = (await learner.send(study.ledger, { courseId: clean.courseId })).data.list[0]!;
  expect((await learner.send(dispute.save, { sittingId: entry.sittingId, reason: '理由' })).code).toBe(
    NOTHING_REFUSED.code,
  );
});

it("only this course's lecturer decides: no other lecturer, learner or operator", async () => {
  const { sittingId } = await refusedSitting();
  const { id } = (await learner.send(dispute.save, { sittingId, reason: '理由' })).data;
  for (const other of [learner, await t.person({ userType: 2 }), await t.person({ userType: 0 })]) {
    expect((await other.send(dispute.audit, { id, auditStatus: 1 })).code).toBe(NOT_FOUND.code);
    expect((await other.send(dispute.queue)).data.totalCount).toBe(0);
  }
});

it('the lecturer is told; unanswered ones are decided by the operator in a queue', async () => {
  const { sittingId } = await refusedSitting();
  const { id } = (await learner.send(dispute.save, { sittingId, reason: '当时断网' })).data;
  expect((await lecturer.send(messages.list, {})).data.list).toMatchObject([
    { msgText: '当时断网', msgUrl: '/account/disputes' },
  ]);
  for (const other of [learner, lecturer]) expect((await other.send(dispute.handleList)).code).toBe(NO_PERMISSION.code);
  pass(4 * 86_400);
  const operator = await t.person({ userType: 0 });
  const queued = (await operator.send(dispute.handleList)).data.list.find((one) => one.id === id)!;
  expect(queued).toMatchObject({ fileType: 4, length: 23, seconds: 10, isOwn: 0, waitedHours: 96, isOverdue: 1 });
  expect((await operator.send(dispute.handleAudit, { id, auditStatus: 1 })).data.granted).toBe(10);
  expect((await operator.send(dispute.handleAudit, { id, auditStatus: 1 })).code).toBe(ALREADY_AUDITED.code);
});

it("nobody decides on one's own dispute", async () => {
  const made = await world.lessons(lecturer, [23], { lecturerUserNo: lecturer.userNo });
  const player = await world.sit(lecturer, made.periodIds[0]!);
  await player.save([[0, 23]]);
  const { sittingId } = (await lecturer.send(study.ledger, { courseId: made.courseId })).data.list[0]!;
  const { id } = (await lecturer.send(dispute.save, { sittingId, reason: '理由' })).data;
  expect((await lecturer.send(dispute.queue)).data.list).toMatchObject([{ id, isOwn: 1 }]);
  expect((await lecturer.send(dispute.audit, { id, auditStatus: 1 })).code).toBe(OWN_DISPUTE.code);
});

it('after starting over earlier disputes add nothing, and none can be raised', async () => {
  const { courseId, sittingId } = await refusedSitting();
  const { id } = (await learner.send(dispute.save, { sittingId, reason: '理由' })).data;
  pass(5);
  await learner.send(records.reset, { courseId });
  expect((await lecturer.send(dispute.audit, { id, auditStatus: 1 })).data.granted).toBe(0);
  expect((await learner.send(study.overview, { courseId })).data.studyProgress).toBe(0);
});

it('deciding and saving at once lose nothing of the union', async () => {
  const made = await world.lessons(learner, [1000], { lecturerUserNo: lecturer.userNo });
  const player = await world.sit(learner, made.periodIds[0]!);
  await player.save([[500, 600]]);
  const entry = (await learner.send(study.ledger, { courseId: made.courseId })).data.list[0]!;
  const { id } = (await learner.send(dispute.save, { sittingId: entry.sittingId, reason: '理由' })).data;
  pass(100);
  const saves = Array.from({ length: 8 }, (_, index) => player.save([[index * 10, index * 10 + 10]]));
  await Promise.all([...saves, lecturer.send(dispute.audit, { id, auditStatus: 1 })]);
  expect(await world.stored(learner, made.periodIds[0]!)).toMatchObject({
    watched: '{[0,80),[500,600)}',
    watchedLength: 180,
  });
});
