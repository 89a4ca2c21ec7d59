import { beforeAll, expect, it } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as score from '#contract/user/score.ts';
import { NO_MARKS } from '#contract/user/scoreFailures.ts';
import * as transcript from '#contract/user/transcript.ts';
import { orgStudent } from '#server/db/schema/organization.ts';
import { transcriptPdf } from '#server/domain/transcripts/pdf.ts';
import { textOf } from '#test/pdfText.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
let school: School;
let [head, one, stranger]: Person[] = [];
let offeringId: string;
let partId: string;
beforeAll(async () => {
  school = await makeSchool(t);
  head = await makeTeacher(t, school);
  one = await t.person({ idCardName: '林小路' });
  stranger = (await makeSchool(t)).admin;
  const { orgNo } = school;
  const { userNo } = one;
  await db.insert(orgStudent).values({ orgNo, userNo, studentName: '林小路', studentNumber: '2023', bindStatus: 1 });
  const gradeId = await makeGrade(db, school, [one]);
  offeringId = await makeOffering(db, school, { name: '统计学', teachers: [head], gradeIds: [gradeId], credit: 30 });
  const { parts } = (await head.send(score.parts, { offeringId, parts: [{ partName: '期末', weight: 100 }] })).data;
  partId = parts[0]!.id;
  await head.send(score.enter, { offeringId, cells: [{ partId, userNo, value: '86.5' }] });
});

const shownTo = async (certificateNo: string) => (await t.guest.send(transcript.verify, { certificateNo })).data;

it('says for good what it said, and that there is something newer, or that it was revoked', async () => {
  expect((await one!.send(transcript.issue)).code).toBe(NO_MARKS.code);
  await head!.send(score.release, { offeringId });
  const [first, again] = await Promise.all([one!.send(transcript.issue), one!.send(transcript.issue)]);
  expect(first.data.id).toBe(again.data.id);
  const { list } = (await one!.send(transcript.list)).data;
  expect(list).toMatchObject([{ state: 'valid' }]);
  const no = list[0]!.transcriptNo;
  const before = { holderName: '林**', terms: [{ rows: [{ name: '统计学', total: 86.5, point: 3.65 }] }], earned: 3 };
  expect(await shownTo(no.toLowerCase())).toMatchObject({ ...before, state: 'valid' });
  const { userNo } = one!;
  await head!.send(score.correct, { offeringId, partId, userNo, value: '90', reason: '漏算' });
  expect(await shownTo(no)).toMatchObject({ ...before, state: 'superseded' });
  const { id } = (await one!.send(transcript.issue)).data;
  expect(id).not.toBe(list[0]!.id);
  expect((await one!.send(transcript.revoke, { id, revokeReason: '作废' })).code).toBe(NO_PERMISSION.code);
  expect((await stranger!.send(transcript.revoke, { id, revokeReason: '作废' })).code).toBe(NOT_FOUND.code);
  expect((await school.admin.send(transcript.revoke, { id, revokeReason: '作废' })).code).toBe(200);
  expect((await school.admin.send(transcript.revoke, { id, revokeReason: '作废' })).code).toBe(CONFLICT.code);
  const seen = (await school.admin.send(transcript.list, { userNo })).data.list;
  expect(seen.map(({ state }) => state)).toEqual(['revoked', 'superseded']);
  expect(await shownTo(seen[0]!.transcriptNo)).toMatchObject({ state: 'revoked', revokeReason: '作废' });
  expect((await t.guest.send(transcript.verify, { certificateNo: 'CJ00000000-NONE' })).code).toBe(NOT_FOUND.code);
});

it('is drawn with its number, the marks and how it stands', async () => {
  const { id, transcriptNo } = (await one!.send(transcript.list)).data.list.at(-1)!;
  const { bytes } = (await transcriptPdf(db, id, 'https://zhitu.test'))!;
  const text = (await textOf(bytes)).replaceAll(/\s/g, '');
  for (const part of ['林小路', transcriptNo, '统计学', '86.5', '3.65', '有更新']) expect(text).toContain(part);
});
