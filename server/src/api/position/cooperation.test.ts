import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as cooperation from '#contract/position/cooperation.ts';
import * as failures from '#contract/position/cooperationFailures.ts';
import { CooperationState } from '#contract/rules/cooperation.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import { makeHiring } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
const schoolNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: schoolNo, isAdmin: true });
const { orgNo: firmNo, boss } = await makeHiring(t, '云杉数据');
const { orgNo: otherNo, boss: stranger } = await makeHiring(t, '别家科技');
const words = '想请你们一起定数据方向的能力要求';
const invite = async () => (await school.send(cooperation.invite, { orgNo: firmNo, words })).data.id;
const newest = async (person: typeof boss) => (await person.send(messages.list, {})).data.list[0]!;

it('a school invites an enterprise, which accepts; both see each other, a third one nothing', async () => {
  const id = await invite();
  expect((await newest(boss)).msgTitle).toBe('江城大学邀请你们合作');
  const waiting = { cooperationState: CooperationState.waiting };
  expect((await boss.send(cooperation.list, waiting)).data).toMatchObject({
    list: [{ id, isOwnInvitation: 0, words, partner: { orgNo: schoolNo, orgName: '江城大学' } }],
    counts: [{ cooperationState: 0, count: 1 }],
  });
  expect((await school.send(cooperation.list, waiting)).data.list).toMatchObject([
    { isOwnInvitation: 1, partner: { orgName: '云杉数据' } },
  ]);
  // Nobody answers what they sent themselves, nobody takes back what they received, a stranger finds nothing.
  const yes = { id, isAccepted: 1 } as const;
  expect((await school.send(cooperation.answer, yes)).code).toBe(NOT_FOUND.code);
  expect((await boss.send(cooperation.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await stranger.send(cooperation.answer, yes)).code).toBe(NOT_FOUND.code);
  expect((await stranger.send(cooperation.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await stranger.send(cooperation.list, waiting)).data.totalCount).toBe(0);

  const replies = await Promise.all([
    boss.send(cooperation.answer, yes),
    boss.send(cooperation.answer, { id, isAccepted: 0, answerText: '今年没有空' }),
  ]);
  expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, failures.COOPERATION_MOVED_ON.code]);
  if (replies[0].code !== 200) return;
  expect((await school.send(cooperation.view, { id })).data).toMatchObject({ cooperationState: 1, countOpen: 0 });
  expect((await newest(school)).msgTitle).toBe('云杉数据接受了合作邀请');
});

it('two organizations have one cooperation at a time, whoever invites', async () => {
  const { data } = await school.send(cooperation.invite, { orgNo: otherNo, words });
  expect((await stranger.send(cooperation.invite, { orgNo: schoolNo, words })).code).toBe(
    failures.COOPERATING_ALREADY.code,
  );
  expect((await school.send(cooperation.withdraw, { id: data.id })).code).toBe(200);
  expect((await school.send(cooperation.withdraw, { id: data.id })).code).toBe(failures.COOPERATION_MOVED_ON.code);
  const both = await Promise.all([1, 2].map(() => stranger.send(cooperation.invite, { orgNo: schoolNo, words })));
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, failures.COOPERATING_ALREADY.code]);
});

it('refusing and ending say why; ended, they may begin anew', async () => {
  const house = await makeOrg(db, { orgType: 3, orgName: '北岸智造' });
  const staff = await t.person({ userType: 3, orgNo: house, isAdmin: true });
  const { id } = (await stranger.send(cooperation.invite, { orgNo: house, words })).data;
  const silent = await staff.send(cooperation.answer, { id, isAccepted: 0 });
  expect(silent.code).toBe(INVALID_INPUT.code);
  expect(silent.data).toMatchObject({ issues: [{ path: 'answerText' }] });
  const no = { id, isAccepted: 0, answerText: '今年的名额满了' } as const;
  expect((await staff.send(cooperation.answer, no)).code).toBe(200);
  expect((await stranger.send(cooperation.view, { id })).data).toMatchObject({
    cooperationState: CooperationState.refused,
    answerText: '今年的名额满了',
  });
  expect((await staff.send(cooperation.end, { id, endReason: '谢绝过的' })).code).toBe(
    failures.COOPERATION_MOVED_ON.code,
  );
  const again = (await stranger.send(cooperation.invite, { orgNo: house, words })).data.id;
  await staff.send(cooperation.answer, { id: again, isAccepted: 1 });
  expect((await stranger.send(cooperation.end, { id: again, endReason: '' })).code).toBe(INVALID_INPUT.code);
  expect((await stranger.send(cooperation.end, { id: again, endReason: '项目做完了' })).code).toBe(200);
  expect(await newest(staff)).toMatchObject({ msgTitle: '别家科技结束了合作', msgText: '项目做完了' });
  expect((await staff.send(cooperation.invite, { orgNo: otherNo, words })).code).toBe(200);
});

it('only the other kind is invited, and only by whoever may', async () => {
  const elsewhere = await makeOrg(db, { orgType: 4, orgName: '隔壁大学' });
  const asked = (orgNo: string) => ({ orgNo, words });
  expect((await school.send(cooperation.invite, asked(elsewhere))).code).toBe(failures.NOT_A_PARTNER.code);
  expect((await boss.send(cooperation.invite, asked(otherNo))).code).toBe(failures.NOT_A_PARTNER.code);
  expect((await school.send(cooperation.invite, asked('999'))).code).toBe(NOT_FOUND.code);
  expect((await school.send(cooperation.invite, { orgNo: firmNo, words: ' ' })).data).toMatchObject({
    issues: [{ path: 'words' }],
  });
  for (const person of [await t.person(), await t.person({ userType: 2 }), await t.person({ userType: 0 })])
    expect((await person.send(cooperation.list)).code).toBe(NO_PERMISSION.code);
});

it('the page stands in the menus of both sides', async () => {
  for (const person of [school, boss]) {
    const { menu } = (await person.send(authMenu.listLoginUserMenu, {})).data;
    expect(JSON.stringify(menu)).toContain('"/account/enterpriseschool"');
  }
});
