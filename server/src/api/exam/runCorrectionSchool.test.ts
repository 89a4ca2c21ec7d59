import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as api from '#contract/exam/runCorrection.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { Correction } from '#contract/rules/corrections.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import { assessmentNotice } from '#server/db/schema/assessment.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import { makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T09:30:00+08:00'));

it('is for the staff of the school whose examination it is, and every one of theirs is in its log', async () => {
  const [school, other] = [await makeSchool(t), await makeSchool(t)];
  const { userNo: authorUserNo } = await makeTeacher(t, school);
  const owner = { authorUserNo, orgNo: school.orgNo, isOfOrg: 1 } as const;
  const paper = await makePaper(db, owner);
  const assessmentId = await makeAssessment(db, { ...owner, paper });
  const learner = await t.person();
  await addCandidate(db, assessmentId, learner.userNo, paper);
  await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' });
  const { itemId } = paper.items[0]!;
  const clerk = await t.person({ userType: 4, orgNo: school.orgNo });
  const wish = { assessmentId, itemId, correction: Correction.voided, reason: '没有正确的选项' } as const;
  const codes = async (who: Person) => [
    (await who.send(api.items, { assessmentId })).code,
    (await who.send(api.view, { assessmentId, itemId })).code,
    (await who.send(api.correct, wish)).code,
  ];
  for (const who of [other.admin, clerk, learner]) expect(await codes(who)).toEqual(Array(3).fill(NOT_FOUND.code));
  expect(await db.$count(assessmentNotice, eq(assessmentNotice.assessmentId, assessmentId))).toBe(0);
  expect(await codes(school.admin)).toEqual([200, 200, 200]);
  const logOf = async (who: Person) => (await who.send(sysLog.page, { operation: '考试中更正一道题' })).data.list;
  expect(await logOf(other.admin)).toEqual([]);
  const [line, ...rest] = await logOf(school.admin);
  expect([line!.userNo, rest]).toEqual([school.admin.userNo, []]);
  const { data: told } = await school.admin.send(sysLog.pageDetail, { id: line!.id });
  expect(JSON.parse(told.content)).toMatchObject({ itemId, reason: '没有正确的选项' });
  expect(JSON.parse(told.after!)).toEqual({ changedCount: 0, countAnswering: 1 });
});
