import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  CREDIT_ASKED,
  NOT_BOUND,
  NOT_CREDITABLE,
  NOT_GRANTED,
  NOT_OPEN,
  NOT_REFUSED,
} from '#contract/course/creditFailures.ts';
import * as credits from '#contract/course/userCourseScoreApply.ts';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { CreditState, CreditStep } from '#contract/rules/credits.ts';
import { creditApply, creditEntry } from '#server/db/schema/credit.ts';
import { orgStudent } from '#server/db/schema/organization.ts';
import { scoreSheet, scoreTotal } from '#server/db/schema/score.ts';
import { courseAuth } from '#server/db/schema/teaching.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { crookedLedgers } from '#server/domain/credits/check.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
let school: School;
let [teacher, learner, stranger]: Person[] = [];
beforeAll(async () => {
  school = await makeSchool(t);
  teacher = await makeTeacher(t, school);
  learner = await bound('林同学');
  stranger = (await makeSchool(t)).admin;
});

let number = 0;
async function bound(studentName: string): Promise<Person> {
  const person = await t.person();
  const facts = {
    orgNo: school.orgNo,
    studentNumber: `2023${(number += 1)}`,
    className: '大数据 2301',
    bindStatus: 1,
  } as const;
  await db.insert(orgStudent).values({ ...facts, studentName, userNo: person.userNo });
  return person;
}

/** A course of the teacher that the school certifies for 2.5 credits, finished by the learner. */
async function finished(person: Person, lecturerUserNo = teacher!.userNo): Promise<string> {
  const { courseId } = await makeLessons(db, [60], { courseName: `学分课 ${(number += 1)}`, lecturerUserNo });
  await db.insert(courseAuth).values({ orgNo: school.orgNo, courseId, credit: 25, hours: 32, validFrom: '2026-01-01' });
  await enrol(db, { userNo: person.userNo, courseId, completedAt: '2026-11-01 10:00:00' });
  return courseId;
}

/** An offering whose marks are released, passed by the learner or not. */
async function passed(person: Person, isPassed: 0 | 1 = 1): Promise<string> {
  const offeringId = await makeOffering(db, school, { teachers: [teacher!], credit: 30 });
  const sheet = { offeringId, orgNo: school.orgNo, releaseState: 1, releasedAt: '2026-07-10 08:00:00' } as const;
  await db.insert(scoreSheet).values(sheet);
  const total = isPassed === 1 ? { total: 855, point: 355 } : { total: 500, point: 0 };
  const at = '2026-07-10 08:00:00';
  await db.insert(scoreTotal).values({ offeringId, userNo: person.userNo, ...total, isPassed, gmtModified: at });
  return offeringId;
}

const evidence = '学完了全部课时，完成了结课作业';
const pass = (id: string) => ({ id, auditStatus: 1 as const, auditOpinion: '' });
const refuse = (id: string, auditOpinion = '请补充作业截图') => ({ id, auditStatus: 2 as const, auditOpinion });
const stateOf = async (id: string) => {
  const [row] = await db.select().from(creditApply).where(eq(creditApply.id, id));
  return row!.applyState;
};

it('only what the school certifies and the learner finished or passed can be applied for, once', async () => {
  const unbound = await t.person();
  const courseId = await finished(learner!);
  const offeringId = await passed(learner!);
  const failed = await passed(learner!, 0);
  expect((await unbound.send(credits.apply, { courseId, evidence })).code).toBe(NOT_BOUND.code);
  expect((await (await bound('没学完')).send(credits.apply, { courseId, evidence })).code).toBe(NOT_CREDITABLE.code);
  expect((await learner!.send(credits.apply, { offeringId: failed, evidence })).code).toBe(NOT_CREDITABLE.code);
  expect((await learner!.send(credits.apply, { courseId, offeringId, evidence })).code).toBe(INVALID_INPUT.code);
  const { list } = (await learner!.send(credits.choices)).data;
  expect(list).toMatchObject([
    { courseId, credit: 2.5, hours: 32, total: null },
    { offeringId, credit: 3, total: 85.5 },
  ]);
  const twice = await Promise.all([1, 2].map(() => learner!.send(credits.apply, { courseId, evidence })));
  expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, CREDIT_ASKED.code]);
  expect((await learner!.send(credits.choices)).data.list.map((one) => one.offeringId)).toEqual([offeringId]);
});

it('the lecturer refuses, the learner proves again, the school grants, and the ledger says so', async () => {
  const one = await bound('周同学');
  const courseId = await finished(one);
  const { id } = (await one.send(credits.apply, { courseId, evidence })).data;
  expect((await school.admin.send(credits.orgAudit, pass(id))).code).toBe(CONFLICT.code);
  expect((await stranger!.send(credits.orgAudit, pass(id))).code).toBe(NOT_FOUND.code);
  expect((await (await makeTeacher(t, school)).send(credits.lecturerAudit, pass(id))).code).toBe(NOT_FOUND.code);
  expect((await teacher!.send(credits.lecturerAudit, refuse(id, ''))).code).toBe(INVALID_INPUT.code);
  expect((await teacher!.send(credits.lecturerAudit, refuse(id))).code).toBe(200);
  expect((await one.send(credits.again, { id, evidence: '补上作业' })).code).toBe(200);
  expect((await one.send(credits.again, { id, evidence })).code).toBe(NOT_REFUSED.code);
  expect((await teacher!.send(credits.lecturerAudit, pass(id))).code).toBe(200);
  const { list } = (await school.admin.send(credits.orgList)).data;
  expect(list.find((row) => row.id === id)).toMatchObject({
    studentName: '周同学',
    evidence: '补上作业',
    waitedHours: 0,
  });
  const both = await Promise.all([1, 2].map(() => school.admin.send(credits.orgAudit, pass(id))));
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, CONFLICT.code]);
  const own = (await one.send(credits.list)).data;
  expect(own.totals).toEqual({ all: 2.5, courses: 2.5, offerings: 0 });
  expect(own.list[0]!.steps.map(({ step }) => step)).toEqual([
    CreditStep.applied,
    CreditStep.lecturerRefused,
    CreditStep.provedAgain,
    CreditStep.lecturerPassed,
    CreditStep.schoolPassed,
  ]);
  expect((await one.send(credits.withdraw, { id })).code).toBe(NOT_OPEN.code);
  expect((await school.admin.send(credits.revoke, { id, revokeReason: '材料不实' })).code).toBe(200);
  expect((await school.admin.send(credits.revoke, { id, revokeReason: '再来' })).code).toBe(NOT_GRANTED.code);
  const book = (await one.send(credits.ledger)).data;
  expect([book.total, book.list.map(({ amount, reason }) => [amount, reason])]).toEqual([
    0,
    [
      [-2.5, '材料不实'],
      [2.5, ''],
    ],
  ]);
  expect((await one.send(credits.apply, { courseId, evidence })).code).toBe(200);
});

it('what the school refuses comes back to the school; several are decided at once, each for itself', async () => {
  const [one, other] = [await bound('吴同学'), await bound('郑同学')];
  const ids: string[] = [];
  for (const person of [one, other]) {
    const offeringId = await passed(person);
    ids.push((await person.send(credits.apply, { offeringId, evidence })).data.id);
  }
  await one.send(credits.withdraw, { id: ids[0]! });
  const outcome = await teacher!.send(credits.lecturerBatch, { ids, auditStatus: 1, auditOpinion: '' });
  expect(outcome.data).toMatchObject({ doneCount: 1, failed: [{ id: ids[0] }] });
  await school.admin.send(credits.orgAudit, refuse(ids[1]!, '缺少证明'));
  await other.send(credits.again, { id: ids[1]!, evidence });
  expect(await stateOf(ids[1]!)).toBe(CreditState.waitsSchool);
  const done = await school.admin.send(credits.orgBatch, { ids: [ids[1]!], auditStatus: 1, auditOpinion: '' });
  expect(done.data.doneCount).toBe(1);
  expect((await learner!.send(credits.orgList)).code).toBe(NO_PERMISSION.code);
});

it('nobody decides on an application of their own', async () => {
  const self = await t.person({ identities: [{ userType: 2, orgNo: school.orgNo }], userType: 2 });
  await db
    .insert(orgStudent)
    .values({ orgNo: school.orgNo, studentNumber: '90', studentName: '兼任', userNo: self.userNo, bindStatus: 1 });
  const courseId = await finished(self, self.userNo);
  const { id } = (await self.send(credits.apply, { courseId, evidence })).data;
  expect((await self.send(credits.lecturerAudit, pass(id))).msg).toContain('你自己的申请');
});

it('the evidence opens for who decides and for nobody else', async () => {
  const one = await bound('证同学');
  const file = { userNo: one.userNo, purpose: 'credit', storageKey: 'test/none', fileName: '证.pdf', extension: 'pdf' };
  const [stored] = await db
    .insert(storedFile)
    .values({ ...file, mimeType: 'application/pdf', bytes: 9 })
    .returning();
  const url = `/files/${stored!.id}.pdf`;
  const courseId = await finished(one);
  expect(
    (await learner!.send(credits.apply, { courseId: await finished(learner!), evidence, evidenceUrls: [url] })).code,
  ).toBe(INVALID_INPUT.code);
  await one.send(credits.apply, { courseId, evidence, evidenceUrls: [url] });
  const { isCreditEvidence } = await import('#server/domain/credits/policies.ts');
  const sees = async (person: Person) => {
    const user = await t.platform.signedIn(db, person.token, t.platform.clock());
    return isCreditEvidence(db, one.userNo, url, user);
  };
  expect(await Promise.all([teacher!, school.admin, stranger!, learner!].map(sees))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('whatever is done, in whatever order, the ledger is what is granted and not revoked', async () => {
  const steps = [
    'apply',
    'lecturerPass',
    'lecturerRefuse',
    'schoolPass',
    'schoolRefuse',
    'again',
    'withdraw',
    'revoke',
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 10 }), async (doing) => {
      const one = await bound('随机');
      const courseId = await finished(one);
      let id = (await one.send(credits.apply, { courseId, evidence })).data.id;
      for (const step of doing) {
        if (step === 'apply') id = (await one.send(credits.apply, { courseId, evidence })).data?.id ?? id;
        if (step === 'lecturerPass') await teacher!.send(credits.lecturerAudit, pass(id));
        if (step === 'lecturerRefuse') await teacher!.send(credits.lecturerAudit, refuse(id));
        if (step === 'schoolPass') await school.admin.send(credits.orgAudit, pass(id));
        if (step === 'schoolRefuse') await school.admin.send(credits.orgAudit, refuse(id));
        if (step === 'again') await one.send(credits.again, { id, evidence });
        if (step === 'withdraw') await one.send(credits.withdraw, { id });
        if (step === 'revoke') await school.admin.send(credits.revoke, { id, revokeReason: '更正' });
      }
      const granted = await db.$count(
        creditApply,
        sql`${creditApply.userNo} = ${one.userNo} and ${creditApply.applyState} = ${CreditState.granted}`,
      );
      expect(granted).toBeLessThanOrEqual(1);
      expect((await one.send(credits.ledger)).data.total).toBe(granted * 2.5);
    }),
    { numRuns: 8 },
  );
  expect(await crookedLedgers(db)).toEqual([]);
  await db.insert(creditEntry).values({
    userNo: learner!.userNo,
    orgNo: school.orgNo,
    applyId: (await db.select().from(creditApply).where(eq(creditApply.userNo, learner!.userNo)))[0]!.id,
    amount: 5,
    cause: 1,
    actorUserNo: '1',
    gmtCreate: '2026-11-21 10:00:00',
  });
  expect(await crookedLedgers(db)).toEqual([learner!.userNo]);
});
