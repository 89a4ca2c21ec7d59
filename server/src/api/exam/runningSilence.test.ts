import { expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as sittings from '#contract/exam/sitting.ts';
import { momentOf } from '#contract/rules/time.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

it('who falls silent is offline, and back with the next sign; a page that never gave one is not', async () => {
  const at = (wire: string) => t.setNow(momentOf(wire));
  const author = await t.person({ userType: 2 });
  const paper = await makePaper(db, { authorUserNo: author.userNo });
  const ends = { beginsAt: '2026-11-21 09:00:00', endsAt: '2026-11-21 12:00:00' };
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper, ...ends });
  const answering = async (nickname: string) => {
    const person = await t.person({ nickname });
    const { userNo } = person;
    const candidateId = await addCandidate(db, assessmentId, userNo, paper);
    const times = { endsAt: '2026-11-21 12:00:00' };
    return { person, sittingId: await makeSitting(db, { assessmentId, candidateId, userNo, paper, ...times }) };
  };
  const { person, sittingId } = await answering('林晓');
  await answering('旧的页面');
  const beat = () => person.send(sittings.events, { id: sittingId, tabTurn: 0, sentAt: 0, events: [] });
  at('2026-11-21 10:00:00');
  expect((await beat()).data).toMatchObject({ endsAt: '2026-11-21 12:00:00', creditedSeconds: 0 });
  const offline = async () => (await author.send(running.overview, { assessmentId })).data.counts.offline;
  at('2026-11-21 10:01:00');
  expect(await offline()).toBe(0);
  at('2026-11-21 10:01:01');
  expect(await offline()).toBe(1);
  expect((await author.send(running.sittings, { assessmentId, show: 'offline' })).data.list).toMatchObject([
    { offlineSince: '2026-11-21 10:00:00' },
  ]);
  await beat();
  expect(await offline()).toBe(0);
  const thief = await t.person();
  expect((await thief.send(sittings.events, { id: sittingId, tabTurn: 0, sentAt: 0, events: [] })).code).toBe(404);
});
