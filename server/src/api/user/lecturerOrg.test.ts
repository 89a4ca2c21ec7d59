import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import * as desk from '#contract/trade/adminShare.ts';
import * as sale from '#contract/trade/sale.ts';
import * as lecturerJoin from '#contract/user/lecturerJoin.ts';
import * as lecturerOrg from '#contract/user/lecturerOrg.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { outboxMessage } from '#server/db/schema/system.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let orgNo: string;
let [head, stranger]: Person[] = [];
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: '请人学院' });
  head = await t.person({ userType: 3, orgNo, isAdmin: true });
  stranger = await t.person({
    userType: 3,
    orgNo: await makeOrg(db, { orgType: 3, orgName: '旁观学院' }),
    isAdmin: true,
  });
});

async function teaching(lecturerName: string, at: string | null = orgNo) {
  const person = await t.person({ userType: 2, identities: [{ userType: 2, orgNo: at ?? undefined }] });
  await makeLecturer(db, { lecturerUserNo: person.userNo, lecturerName, orgNo: at });
  const [row] = await db.select().from(lecturer).where(eq(lecturer.lecturerUserNo, person.userNo));
  return { person, id: row!.id };
}

const invited = { lecturerName: '受邀人', position: '高级技师' };

it('invites by mobile with an SMS; who accepts teaches here with the share that was offered', async () => {
  const guest = await t.person({ nickname: '小受' });
  const sent = await head!.send(lecturerOrg.invite, { ...invited, mobile: guest.mobile, shareRatio: 65 });
  expect(sent.code).toBe(200);
  expect((await head!.send(lecturerOrg.invite, { ...invited, mobile: guest.mobile })).code).toBe(
    lecturerOrg.INVITED_ALREADY.code,
  );
  expect((await head!.send(lecturerOrg.inviteResend, { id: sent.data.id })).code).toBe(
    lecturerOrg.INVITED_JUST_NOW.code,
  );
  await t.runJobs();
  const [sms] = await db.select().from(outboxMessage).where(eq(outboxMessage.receiver, guest.mobile));
  expect(sms!.content).toContain('请人学院邀请你成为讲师');
  expect((await head!.send(lecturerOrg.joins, { isInvitation: 1 })).data.list).toMatchObject([{ auditStatus: 0 }]);

  const { invitations } = (await guest.send(lecturerJoin.mine)).data;
  expect(invitations).toMatchObject([{ orgName: '请人学院', shareRatio: 65 }]);
  expect((await (await t.person()).send(lecturerJoin.accept, { id: sent.data.id })).code).toBe(NOT_FOUND.code);
  expect((await guest.send(lecturerJoin.accept, { id: sent.data.id })).code).toBe(200);
  expect((await guest.send(lecturerJoin.mine)).data).toMatchObject({ isLecturer: 1, org: { orgNo, shareRatio: 65 } });
  const [row] = (await head!.send(lecturerOrg.list, { lecturerName: '受邀' })).data.list;
  expect(row).toMatchObject({ lecturerName: '受邀人', position: '高级技师', shareRatio: 65, isPaused: 0 });
  expect((await head!.send(lecturerOrg.inviteWithdraw, { id: sent.data.id })).code).toBe(
    lecturerOrg.JOIN_ANSWERED.code,
  );
});

it('does not invite who teaches here or for another organization; a withdrawn invitation cannot be accepted', async () => {
  const here = await teaching('在这里');
  const there = await teaching('在那里', await makeOrg(db, { orgType: 3, orgName: '第三学院' }));
  const invite = (mobile: string) => head!.send(lecturerOrg.invite, { ...invited, mobile });
  expect((await invite(here.person.mobile)).code).toBe(lecturerOrg.TEACHES_ALREADY.code);
  expect((await invite(there.person.mobile)).code).toBe(lecturerOrg.TEACHES_ELSEWHERE.code);
  const guest = await t.person();
  const { id } = (await invite(guest.mobile)).data;
  expect((await stranger!.send(lecturerOrg.inviteWithdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await head!.send(lecturerOrg.inviteWithdraw, { id })).code).toBe(200);
  expect((await guest.send(lecturerJoin.accept, { id })).code).toBe(lecturerOrg.JOIN_ANSWERED.code);
});

it('sets the share within 0 and 100 whole percent', async () => {
  const { id } = await teaching('分成人');
  const set = (shareRatio: number) => head!.send(lecturerOrg.ratio, { id, shareRatio });
  const shown = async () => (await head!.send(lecturerOrg.list, { lecturerName: '分成人' })).data.list[0]!.shareRatio;
  expect(await shown()).toBe(70);
  for (const wrong of [-1, 101, 70.5]) {
    expect(await set(wrong)).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'shareRatio' }] } });
  }
  for (const share of [0, 100]) {
    expect((await set(share)).code).toBe(200);
    expect(await shown()).toBe(share);
  }
  expect((await stranger!.send(lecturerOrg.ratio, { id, shareRatio: 1 })).code).toBe(NOT_FOUND.code);
});

it('keeps what every share was, from when on and who set it, for the organization, the lecturer and the operator', async () => {
  const { id, person } = await teaching('历史人');
  const operator = await t.person({ userType: 0, isAdmin: true });
  t.setNow(new Date(Date.now() + 60_000));
  await head!.send(lecturerOrg.ratio, { id, shareRatio: 55 });
  await head!.send(lecturerOrg.ratio, { id, shareRatio: 55 });
  const { data } = await head!.send(lecturerOrg.ratios, { id });
  expect(data.list.map(({ shareRatio, actorName }) => [shareRatio, actorName !== ''])).toEqual([
    [55, true],
    [70, false],
  ]);
  expect((await stranger!.send(lecturerOrg.ratios, { id })).code).toBe(NOT_FOUND.code);
  const houses = [
    { orgName: '请人学院', shareRatio: 55 },
    { orgName: '请人学院', shareRatio: 70 },
  ];
  expect((await person.send(sale.shares)).data.houses).toMatchObject(houses);
  const sellers = await operator.send(desk.list, { walletKind: WalletKind.lecturer, keyword: '历史人' });
  expect(sellers.data.list).toMatchObject([{ houses }]);
  // Who goes and comes back has both.
  await head!.send(lecturerOrg.remove, { id });
  const asked = await person.send(lecturerJoin.apply, { orgNo, note: '想回来' });
  t.setNow(new Date(Date.now() + 120_000));
  const answered = await head!.send(lecturerOrg.answer, {
    id: asked.data.id,
    auditStatus: AuditState.passed,
    auditOpinion: '',
    shareRatio: 60,
  });
  expect(answered.code).toBe(200);
  expect((await person.send(sale.shares)).data.houses.map(({ shareRatio }) => shareRatio)).toEqual([60, 55, 70]);
});

it('counts the courses of the organization alone', async () => {
  const { person, id } = await teaching('多课人');
  const { userNo: lecturerUserNo } = person;
  await makeLessons(db, [60], { lecturerUserNo, orgNo, countStudy: 12 });
  await makeLessons(db, [60], { lecturerUserNo, orgNo, countStudy: 30 });
  await makeLessons(db, [60], { lecturerUserNo, countStudy: 500 });
  await makeLessons(db, [60], { lecturerUserNo, orgNo, countStudy: 700, isPutaway: 0 });
  const { list } = (await head!.send(lecturerOrg.list, { lecturerName: '多课人' })).data;
  expect(list).toMatchObject([{ id, countCourse: 2, countStudy: 42 }]);
});

it('disabled, the lecturer is out at once; enabled, back; removed, a free lecturer', async () => {
  const { person, id } = await teaching('停用人');
  expect((await head!.send(lecturerOrg.disable, { id })).code).toBe(200);
  expect((await head!.send(lecturerOrg.disable, { id })).code).toBe(lecturerOrg.LECTURER_CHANGED.code);
  expect((await person.send(lecturerJoin.mine)).code).toBe(SIGNED_OUT.code);
  expect((await head!.send(lecturerOrg.list, { isPaused: 1 })).data.list).toMatchObject([{ id }]);
  expect((await head!.send(lecturerOrg.enable, { id })).code).toBe(200);
  expect((await person.send(lecturerJoin.mine)).code).toBe(200);
  expect((await stranger!.send(lecturerOrg.remove, { id })).code).toBe(NOT_FOUND.code);
  expect((await head!.send(lecturerOrg.remove, { id })).code).toBe(200);
  expect((await person.send(lecturerJoin.mine)).data).toMatchObject({ isLecturer: 1, org: null });
  expect((await head!.send(lecturerOrg.list, { lecturerName: '停用人' })).data.totalCount).toBe(0);
});

it('only who may manage lecturers sees them', async () => {
  const plain = await t.person({ userType: 3, orgNo });
  expect((await plain.send(lecturerOrg.list)).code).toBe(NO_PERMISSION.code);
  expect((await stranger!.send(lecturerOrg.list)).data.counts).toEqual({ lecturers: 0, invited: 0, asks: 0 });
});
