import { expect, it } from 'vitest';
import * as programs from '#contract/course/program.ts';
import * as desk from '#contract/course/programDesk.ts';
import * as failures from '#contract/course/programFailures.ts';
import * as offers from '#contract/course/programOffer.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { OfferState } from '#contract/rules/programs.ts';
import { makeOrg } from '#seed/make/org.ts';
import { programWorld } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T02:00:00Z'));
const { staff, stranger, published } = await programWorld(t);
const receiverNo = await makeOrg(t.database.db, { orgType: 5, orgName: '云杉' });
const receiver = await t.person({ userType: 5, orgNo: receiverNo, isAdmin: true });

it('another organization confirms a version or returns it with remarks; nobody else can', async () => {
  const id = await published('请人确认');
  const offer = { programId: id, orgNo: receiverNo };
  expect((await stranger.send(offers.send, offer)).code).toBe(NOT_FOUND.code);
  const { id: offerId } = (await staff.send(offers.send, offer)).data;
  expect((await staff.send(offers.send, offer)).code).toBe(failures.OFFERED_ALREADY.code);
  expect((await receiver.send(offers.list)).data.list).toMatchObject([{ id: offerId, programName: '请人确认' }]);
  const confirm = { id: offerId, offerState: OfferState.confirmed, remark: '' } as const;
  expect((await stranger.send(offers.answer, confirm)).code).toBe(NOT_FOUND.code);
  const returned = { id: offerId, offerState: OfferState.returned } as const;
  expect((await receiver.send(offers.answer, { ...returned, remark: '' })).code).toBe(INVALID_INPUT.code);
  const replies = await Promise.all([
    receiver.send(offers.answer, confirm),
    receiver.send(offers.answer, { ...returned, remark: '少了实训' }),
  ]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, failures.OFFER_MOVED_ON.code]);
  expect((await staff.send(offers.withdraw, { id: offerId })).code).toBe(failures.OFFER_MOVED_ON.code);
  const isConfirmed = replies[0].code === 200;
  const { confirmedBy } = (await t.guest.send(programs.view, { id })).data;
  expect(confirmedBy.map(({ orgName }) => orgName)).toEqual(isConfirmed ? ['云杉'] : []);
  expect((await staff.send(desk.view, { id })).data.offers).toMatchObject([{ orgName: '云杉', version: 1 }]);
});
