import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as examInfo from '#contract/exam/examInfo.ts';
import * as practice from '#contract/exam/practice.ts';
import { PracticeOrigin } from '#contract/rules/practice.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { aSubject, makeAssessment, makeHandedIn, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T02:00:00Z'));

let teacher: Person;
let made: MadePaper;
let practiceId: string;

beforeAll(async () => {
  teacher = await t.person({ userType: 2 });
  const by = { authorUserNo: teacher.userNo };
  made = await makePaper(db, { ...by, samples: ['single', 'blanks', 'short'] });
  const open = { paper: made, kind: 1, isOpen: 1, beginsAt: null, endsAt: null, title: '离散程度练习' } as const;
  practiceId = await makeAssessment(db, { ...by, ...open });
  const facts = { subjectId: await aSubject(db), paperSort: 3 } as const;
  await db.update(assessment).set(facts).where(eq(assessment.id, practiceId));
});

describe('the exam centre', () => {
  it('shows open papers to guests, with their subjects', async () => {
    const { list } = (await t.guest.send(examInfo.list, { keyword: '离散' })).data;
    expect(list).toMatchObject([{ id: practiceId, examName: '离散程度练习', questionCount: 3 }]);
    const { subjects, sorts } = (await t.guest.send(examInfo.categoryList, {})).data;
    expect([subjects[0]?.count, sorts[0]?.count]).toEqual([1, 1]);
    const view = (await t.guest.send(examInfo.view, { id: practiceId })).data;
    expect(view).toMatchObject({ isPractice: 1, mine: null, sections: [{ questionCount: 3 }] });
  });

  it('knows nothing of a paper that is for candidates only', async () => {
    const id = await makeAssessment(db, { authorUserNo: teacher.userNo, paper: made });
    expect((await t.guest.send(examInfo.view, { id })).code).toBe(404);
    const learner = await t.person();
    const asked = { origin: PracticeOrigin.paper, assessmentId: id };
    expect((await learner.send(practice.round, asked)).code).toBe(404);
  });

  it('tells somebody their marks of an open examination once they are released, and not before', async () => {
    const automatic = await makePaper(db, { authorUserNo: teacher.userNo, samples: ['single'] });
    const id = await makeAssessment(db, { authorUserNo: teacher.userNo, paper: automatic, isOpen: 1 });
    await db
      .update(assessment)
      .set({ subjectId: await aSubject(db) })
      .where(eq(assessment.id, id));
    const learner = await t.person();
    await makeHandedIn(db, id, automatic, { userNo: learner.userNo, answers: ['b'] });
    const marks = async () => (await learner.send(examInfo.view, { id })).data.mine!.sittings[0];
    expect(await marks()).toMatchObject({ sittingState: 3, totalPoints: null });
    await db.update(assessment).set({ releasedAt: '2026-11-22 08:00:00' }).where(eq(assessment.id, id));
    expect(await marks()).toMatchObject({ totalPoints: automatic.totalPoints });
  });
});
