import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as sittings from '#contract/exam/sitting.ts';
import { CLOSED, NO_ATTEMPT_LEFT } from '#contract/exam/sittingFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as messages from '#contract/user/msg.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await t.person({ userType: 2, nickname: '罗闻笙' });
const at = (wire: string) => t.setNow(new Date(`${wire.replace(' ', 'T')}+08:00`));
const reason = '机房网络中断';
/** After the end. */
const LATER = '2026-11-21T13:00:00+08:00';

let paper: MadePaper;
let assessmentId: string;

beforeEach(async () => {
  at('2026-11-21 10:00:00');
  paper = await makePaper(db, { authorUserNo: author.userNo });
  const times = { beginsAt: '2026-11-21 09:00:00', endsAt: '2026-11-21 12:00:00' };
  assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper, title: '阶段测评二', ...times });
});

async function candidate(wish: { submittedAt?: string; hasBegun?: boolean } = {}) {
  const person = await t.person({ nickname: '林晓' });
  const { userNo } = person;
  const candidateId = await addCandidate(db, assessmentId, userNo, paper);
  if (wish.hasBegun === false) return { person, sittingId: '' };
  const times = { endsAt: '2026-11-21 12:00:00', ...(wish.submittedAt && { submittedAt: wish.submittedAt }) };
  return { person, sittingId: await makeSitting(db, { assessmentId, candidateId, userNo, paper, ...times }) };
}

const sitting = async (id: string) => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;

describe('sitting again after a sitting that is void', () => {
  const begin = ({ person }: { person: Person }) => person.send(sittings.begin, { assessmentId, tabKey: 'tab-again' });

  it('only who may, as long as the others', async () => {
    const [may, mayNot] = [await candidate(), await candidate()];
    await author.send(running.cancel, { sittingId: may.sittingId, reason, maySitAgain: 1 });
    await author.send(running.cancel, { sittingId: mayNot.sittingId, reason });
    expect((await begin(may)).data).toMatchObject({ isResumed: 0, endsAt: '2026-11-21 12:00:00' });
    expect((await begin(mayNot)).code).toBe(NO_ATTEMPT_LEFT.code);
    const { data } = await mayNot.person.send(sittings.mine, {});
    expect(data.list[0]).toMatchObject({ attempts: 1, used: 1, redoUntil: null });
  });

  it('after the end until a time of their own, which has to be there and to come', async () => {
    const who = await candidate({ submittedAt: '2026-11-21 09:50:00' });
    const { sittingId } = who;
    const until = '2026-11-23 18:00:00';
    const may = { sittingId, reason, maySitAgain: 1 as const };
    for (const sitAgainUntil of ['2026-11-21 09:00:00', '2026-11-21 11:00:00', '2027-05-01 09:00:00']) {
      const { code, data } = await author.send(running.cancel, { ...may, sitAgainUntil });
      expect([code, data]).toMatchObject([INVALID_INPUT.code, { issues: [{ path: 'sitAgainUntil' }] }]);
    }
    t.setNow(new Date(LATER));
    const { code, data } = await author.send(running.cancel, may);
    expect([code, data]).toMatchObject([INVALID_INPUT.code, { issues: [{ path: 'sitAgainUntil' }] }]);
    expect((await sitting(sittingId)).sittingState).toBe(SittingState.submitted);
    expect((await begin(who)).code).toBe(CLOSED.code);
    expect((await author.send(running.cancel, { ...may, sitAgainUntil: until })).code).toBe(200);
    const { list } = (await who.person.send(messages.list)).data;
    expect(list[0]!.msgText).toBe(`${reason}\n${shownTime(until, new Date(LATER))} 以前再考。`);
    const { notes } = (await who.person.send(sittings.entry, { assessmentId })).data;
    expect(notes).toContain('上一次作废，准许你再考一次，2026-11-23 18:00 以前交卷。');
    expect((await begin(await candidate({ hasBegun: false }))).code).toBe(CLOSED.code);
    expect((await begin(who)).data).toMatchObject({ isResumed: 0, endsAt: until });
  });
});
