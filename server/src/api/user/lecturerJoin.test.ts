import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as lecturerJoin from '#contract/user/lecturerJoin.ts';
import * as lecturerOrg from '#contract/user/lecturerOrg.ts';
import * as messages from '#contract/user/msg.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let [orgNo, other]: string[] = [];
let [head, neighbour]: Person[] = [];
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: '收人学院' });
  other = await makeOrg(db, { orgType: 4, orgName: '也收人大学' });
  head = await t.person({ userType: 3, orgNo, isAdmin: true });
  neighbour = await t.person({ userType: 4, orgNo: other, isAdmin: true });
});

async function free(lecturerName: string): Promise<Person> {
  const person = await t.person({ userType: 2 });
  await makeLecturer(db, { lecturerUserNo: person.userNo, lecturerName });
  return person;
}

it('a lecturer asks one organization at a time; it answers with a share', async () => {
  const me = await free('求职人');
  const ask = (to: string) => me.send(lecturerJoin.apply, { orgNo: to, note: '教过八年' });
  const twice = await Promise.all([ask(orgNo!), ask(other!)]);
  expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, lecturerJoin.ASKS_ALREADY.code]);
  const { request } = (await me.send(lecturerJoin.mine)).data;
  await me.send(lecturerJoin.withdraw, { id: request!.id });
  expect((await me.send(lecturerJoin.mine)).data.request).toBeNull();

  const { id } = (await ask(orgNo!)).data;
  expect((await head!.send(lecturerOrg.list)).data.counts.asks).toBe(1);
  const [row] = (await head!.send(lecturerOrg.joins, { isInvitation: 0 })).data.list;
  expect(row).toMatchObject({ id, lecturerName: '求职人', note: '教过八年', mobile: me.mobile });
  const yes = { id, auditStatus: 1, shareRatio: 60 } as const;
  expect((await neighbour!.send(lecturerOrg.answer, yes)).code).toBe(NOT_FOUND.code);
  const both = await Promise.all([1, 2].map(() => head!.send(lecturerOrg.answer, yes)));
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, lecturerOrg.JOIN_ANSWERED.code]);
  expect((await me.send(lecturerJoin.mine)).data.org).toMatchObject({ orgName: '收人学院', shareRatio: 60 });
  expect((await me.send(messages.list, {})).data.list[0]!.msgTitle).toBe('收人学院同意你加入');
  expect((await ask(other!)).code).toBe(lecturerOrg.TEACHES_ELSEWHERE.code);
  expect((await ask(orgNo!)).code).toBe(lecturerOrg.TEACHES_ALREADY.code);
});

it('a refusal says why and the lecturer reads it', async () => {
  const me = await free('被拒人');
  const { id } = (await me.send(lecturerJoin.apply, { orgNo: orgNo!, note: '想来试试' })).data;
  const silent = await head!.send(lecturerOrg.answer, { id, auditStatus: 2 });
  expect(silent.data).toMatchObject({ issues: [{ path: 'auditOpinion' }] });
  await head!.send(lecturerOrg.answer, { id, auditStatus: 2, auditOpinion: '方向不合' });
  expect((await me.send(lecturerJoin.mine)).data).toMatchObject({
    org: null,
    request: { auditStatus: 2, auditOpinion: '方向不合' },
  });
  expect((await me.send(lecturerJoin.withdraw, { id })).code).toBe(lecturerOrg.JOIN_ANSWERED.code);
});

it('who is no lecturer cannot ask, and nobody asks an enterprise', async () => {
  const learner = await t.person();
  expect((await learner.send(lecturerJoin.apply, { orgNo: orgNo!, note: '我想' })).code).toBe(
    lecturerJoin.NOT_A_LECTURER.code,
  );
  const enterprise = await makeOrg(db, { orgType: 5, orgName: '不收讲师的企业' });
  const me = await free('问错人');
  expect((await me.send(lecturerJoin.apply, { orgNo: enterprise, note: '我想' })).code).toBe(NOT_FOUND.code);
});

it('declining an invitation tells who sent it', async () => {
  const guest = await t.person();
  const { id } = (await head!.send(lecturerOrg.invite, { lecturerName: '谢绝人', mobile: guest.mobile })).data;
  expect((await guest.send(lecturerJoin.decline, { id })).code).toBe(200);
  expect((await guest.send(lecturerJoin.mine)).data).toMatchObject({ isLecturer: 0, invitations: [] });
  expect((await head!.send(messages.list, {})).data.list[0]!.msgTitle).toBe('谢绝人谢绝了授课邀请');
});
