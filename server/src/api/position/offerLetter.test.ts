import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { OFFER_MOVED_ON, OFFER_THERE, OFFER_TOO_SOON } from '#contract/position/hiringFailures.ts';
import * as offers from '#contract/position/offerLetter.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { OfferKind, OfferState } from '#contract/rules/offerLetters.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as messages from '#contract/user/msg.ts';
import { offerLetter } from '#server/db/schema/offerLetter.ts';
import { offerPdf } from '#server/domain/offerLetters/pdf.ts';
import { textOf } from '#test/pdfText.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-11-24T10:00:00+08:00');
t.setNow(START);
await offerVacancyChoices(t);

let [boss, stranger, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator);
});

async function applied(nickname: string, isTalking = true, id = vacancyId) {
  const person = await applicant(t, nickname);
  const sent = await person.send(vacancy.apply, { id, sections: ['education'], note: '' });
  const applicationId = sent.data.id;
  if (isTalking) await boss!.send(talent.move, { ids: [applicationId], applicationState: 2 });
  return { person, applicationId };
}

const letter = (applicationId: string, more: object = {}) => ({
  applicationId,
  offerKind: OfferKind.job,
  positionName: '数据分析助理',
  place: '武汉市洪山区光谷大道 77 号',
  salaryText: '月薪 8000 元',
  startOn: '2026-12-15',
  endOn: '',
  probation: '三个月',
  schoolName: '',
  words: '带毕业证原件来',
  expiresOn: '2026-12-01',
  ...more,
});

const send = (applicationId: string, more: object = {}, by = boss!) =>
  by.send(offers.send, letter(applicationId, more));
const own = async (person: Person) => (await person.send(offers.mine, {})).data.list[0]!;
const verified = async (certificateNo: string) => (await t.guest.send(offers.verify, { certificateNo })).data;

it('a letter takes the candidate to 待入职, is accepted, and both sides and anybody with its number read the same', async () => {
  const { person, applicationId } = await applied('林知远');
  const { id } = (await send(applicationId)).data;
  expect((await person.send(vacancy.progress, { id: applicationId })).data.applicationState).toBe(
    ApplicationState.offer,
  );
  const received = await own(person);
  expect(received).toMatchObject({ id, orgName: '云杉数据', holderName: '林知远', offerState: OfferState.sent });
  expect((await person.send(messages.list, {})).data.list[0]!.msgTitle).toContain('录用信');
  const { offerNo } = received;
  expect(offerNo).toMatch(/^LY20261124-/);
  expect(await verified(offerNo.toLowerCase())).toEqual({
    offerNo,
    holderName: '林**',
    orgName: '云杉数据',
    positionName: '数据分析助理',
    offerKind: OfferKind.job,
    startOn: '2026-12-15',
    offerState: OfferState.sent,
    sentAt: '2026-11-24 10:00:00',
  });
  expect((await person.send(offers.answer, { id, isAccepted: 1, answerText: '下月见' })).code).toBe(200);
  expect((await person.send(offers.answer, { id, isAccepted: 0 })).code).toBe(OFFER_MOVED_ON.code);
  expect((await boss!.send(offers.withdraw, { id })).code).toBe(OFFER_MOVED_ON.code);
  expect((await boss!.send(offers.list, {})).data.list[0]).toMatchObject({
    id,
    offerState: OfferState.accepted,
    answerText: '下月见',
  });
  expect((await boss!.send(messages.list, {})).data.list[0]!.msgTitle).toContain('林知远接受了');
  expect((await verified(offerNo)).offerState).toBe(OfferState.accepted);
});

it('the letter is a PDF whose text can be read, with what was agreed upon', async () => {
  const { person, applicationId } = await applied('要看信的人');
  const { id } = (
    await send(applicationId, { offerKind: OfferKind.internship, endOn: '2027-03-15', salaryText: '每天 150 元' })
  ).data;
  const { bytes, offerNo } = (await offerPdf(db, id, 'https://zhitu.test'))!;
  const text = (await textOf(bytes)).replaceAll(/\s/g, '');
  for (const word of ['实习录用信', '云杉数据', '要看信的人', '每天150元', '2027-03-15', offerNo, '带毕业证原件来'])
    expect(text).toContain(word);
  const { pdfUrl } = await own(person);
  const opened = await t.app.inject({ method: 'GET', url: pdfUrl });
  // The address is bound to the session that asked for it.
  expect(opened.statusCode).not.toBe(200);
});

it('one at a time: a second waits until the first is taken back, and one that ran out makes room', async () => {
  const { person, applicationId } = await applied('两封信的人');
  const replies = await Promise.all([send(applicationId), send(applicationId)]);
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, OFFER_THERE.code]);
  const first = await own(person);
  expect((await boss!.send(offers.withdraw, { id: first.id })).code).toBe(200);
  expect((await person.send(offers.answer, { id: first.id, isAccepted: 1 })).code).toBe(OFFER_MOVED_ON.code);
  expect((await verified(first.offerNo)).offerState).toBe(OfferState.withdrawn);
  const second = (await send(applicationId, { expiresOn: '2026-11-25' })).data.id;
  await staySignedIn(t);
  t.setNow(new Date('2026-11-26T10:00:00+08:00'));
  expect((await own(person)).offerState).toBe(OfferState.expired);
  expect((await person.send(offers.answer, { id: second, isAccepted: 1 })).code).toBe(OFFER_MOVED_ON.code);
  expect((await send(applicationId)).code).toBe(200);
  t.setNow(START);
});

it('what is wrong is said at its field', async () => {
  const { applicationId } = await applied('写错的信');
  for (const [more, path] of [
    [{ offerKind: OfferKind.internship }, 'endOn'],
    [{ offerKind: OfferKind.internship, endOn: '2026-12-15' }, 'endOn'],
    [{ offerKind: OfferKind.threeParty }, 'schoolName'],
    [{ expiresOn: '2026-11-23' }, 'expiresOn'],
    [{ expiresOn: '2027-11-23' }, 'expiresOn'],
    [{ startOn: '下个月' }, 'startOn'],
    [{ startOn: '2026-11-20' }, 'startOn'],
    [{ salaryText: '' }, 'salaryText'],
  ] as const) {
    const reply = await send(applicationId, more);
    expect(reply.code, path).toBe(INVALID_INPUT.code);
    expect(reply.data, path).toMatchObject({ issues: [{ path }] });
  }
  expect(await db.$count(offerLetter, eq(offerLetter.applicationId, applicationId))).toBe(0);
});

it('what another kind asked for is in no letter', async () => {
  const { person, applicationId } = await applied('换了种类的信');
  expect((await send(applicationId, { endOn: '2026-12-01', schoolName: '江城职大' })).code).toBe(200);
  expect(await own(person)).toMatchObject({ endOn: '', schoolName: '', probation: '三个月' });
});

it('nobody is offered a job without a word before, or after it ended; others reach nothing', async () => {
  const early = await applied('刚投的人', false);
  expect((await send(early.applicationId)).code).toBe(OFFER_TOO_SOON.code);
  const { person, applicationId } = await applied('被保护的人');
  expect((await send(applicationId, {}, stranger)).code).toBe(NOT_FOUND.code);
  const { id } = (await send(applicationId)).data;
  expect((await stranger!.send(offers.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await early.person.send(offers.answer, { id, isAccepted: 1 })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(offers.list, {})).data.totalCount).toBe(0);
  const school = await t.person({ userType: 4 });
  expect((await school.send(offers.list, {})).code).toBe(NO_PERMISSION.code);
  await boss!.send(talent.move, { ids: [applicationId], applicationState: 3, declineReason: DeclineReason.filled });
  expect((await own(person)).offerState).toBe(OfferState.withdrawn);
  expect((await send(applicationId)).code).toBe(OFFER_TOO_SOON.code);
});

it('with a withdrawal the letter ends, and the enterprise sees it no more', async () => {
  const { person, applicationId } = await applied('撤回的人');
  const { id } = (await send(applicationId)).data;
  await person.send(vacancy.withdraw, { id: applicationId });
  expect((await own(person)).offerState).toBe(OfferState.declined);
  const sent = (await boss!.send(offers.list, { pageSize: 100 })).data.list.map((row) => row.id);
  expect(sent).not.toContain(id);
});

it('in a blind review the letter has the name, because from then on everybody knows it', async () => {
  const post = await openVacancy(boss!, operator!, { vacancyName: '盲评的职位' });
  await boss!.send(filter.blind, { vacancyId: post, isBlind: 1 });
  const { person, applicationId } = await applied('欧阳若溪', true, post);
  await send(applicationId);
  expect(await own(person)).toMatchObject({ holderName: '欧阳若溪' });
});

it('a number that nobody has is told so', async () => {
  expect((await t.guest.send(offers.verify, { certificateNo: 'LY20261124-23456789' })).code).toBe(NOT_FOUND.code);
  expect((await t.guest.send(offers.verify, { certificateNo: '！' })).code).toBe(INVALID_INPUT.code);
});
