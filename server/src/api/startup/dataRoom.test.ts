import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as room from '#contract/startup/dataRoom.ts';
import * as failures from '#contract/startup/dataRoomFailures.ts';
import * as milestone from '#contract/startup/milestone.ts';
import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import * as project from '#contract/startup/project.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as messages from '#contract/user/msg.ts';
import { makeHost, makeIncubated, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices, staySignedIn } from '#test/vacancies.ts';
import { userWorkSet } from '../../db/schema/profile.ts';

const t = await testApp();
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');

/** A team with a milestone that was accepted, a member with a work, and a room. */
async function makeRoom(days: 7 | 30 = 7) {
  const people = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const { projectId, leader, member } = people;
  const goal = { projectId, title: '第一间食堂', goal: '签下协议', dueOn: '2026-12-01' };
  const { id: milestoneId } = (await host.staff.send(milestoneHost.save, goal)).data;
  await leader.send(milestone.report, { id: milestoneId, content: '签了' });
  await host.staff.send(milestoneHost.check, { id: milestoneId, isAccepted: 1, opinion: '' });
  const [work] = await t.database.db
    .insert(userWorkSet)
    .values({ userNo: member.userNo, title: '食堂小程序', description: '三个版本', linkUrl: 'https://example.cn/a' })
    .returning({ id: userWorkSet.id });
  const { id } = (await leader.send(room.make, { projectId, roomName: '给江岸资本', words: '请看数据', days })).data;
  const token = (await leader.send(room.view, { id })).data.path.split('/').at(-1)!;
  const open = (visitorName = '江岸资本 王宁', who: Pick<typeof leader, 'send'> = t.guest) =>
    who.send(room.open, { token, visitorName });
  return { ...people, id, token, open, key: `3:${work!.id}` };
}

it('only what each member gave is in it, and they take it out when they like', async () => {
  const { id, open, member, leader, tutor, key } = await makeRoom();
  expect((await open()).data).toMatchObject({
    parts: [],
    snapshot: { projectName: '剩饭地图', milestones: [{ title: '第一间食堂', acceptedOn: '2026-11-24' }] },
  });
  const seen = (await member.send(room.view, { id })).data;
  expect([seen.ownState, seen.isLeader, seen.own.map(({ title }) => title)]).toEqual([0, 0, ['食堂小程序']]);
  const give = (who: typeof member, keys: string[], isGiven: 0 | 1 = 1) => who.send(room.answer, { id, isGiven, keys });
  const none = await give(member, []);
  expect([none.code, ...pathsOf(none.data)]).toEqual([failures.NOTHING_GIVEN.code, 'keys']);
  // nobody gives what is somebody else's
  const foreign = await give(leader, [key]);
  expect([foreign.code, ...pathsOf(foreign.data)]).toEqual([failures.NO_SUCH_EVIDENCE.code, 'keys']);
  expect((await give(tutor, [key])).code).toBe(NOT_FOUND.code);
  expect((await give(member, [key])).code).toBe(200);
  expect((await open()).data.parts).toMatchObject([
    { givenAt: '2026-11-24 10:00:00', items: [{ title: '食堂小程序', url: 'https://example.cn/a' }] },
  ]);
  expect((await give(member, [], 0)).code).toBe(200);
  expect((await open()).data.parts).toEqual([]);
  await give(member, [key]);
  const own = (await member.send(room.view, { id })).data;
  expect(own.parts.map(({ partState, count }) => [partState, count])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('who left the team took theirs along', async () => {
  const { id, open, member, key } = await makeRoom();
  await member.send(room.answer, { id, isGiven: 1, keys: [key] });
  expect((await open()).data.parts).toHaveLength(1);
  const [mine] = (await member.send(project.mine, {})).data.list;
  await member.send(team.leave, { id: mine!.teamId });
  expect((await open()).data.parts).toEqual([]);
  expect((await member.send(room.view, { id })).code).toBe(NOT_FOUND.code);
});

it('every opening is written down for the team, and nobody opens it without a name', async () => {
  const { id, open, token, member, tutor, leader } = await makeRoom();
  expect((await t.guest.send(room.peek, { token })).data).toMatchObject({ roomName: '给江岸资本' });
  expect((await open('')).code).toBe(INVALID_INPUT.code);
  await open('江岸资本 王宁');
  await open('我自己', leader);
  const { list } = (await tutor.send(room.looks, { id })).data;
  expect(list.map(({ visitorName }) => visitorName)).toEqual(['我自己', '江岸资本 王宁']);
  expect((await member.send(room.view, { id })).data.countLooks).toBe(2);
  expect((await host.staff.send(room.looks, { id })).code).toBe(NOT_FOUND.code);
  expect((await (await t.person()).send(room.view, { id })).code).toBe(NOT_FOUND.code);
  const [news] = (await member.send(messages.list, {})).data.list;
  expect(news).toMatchObject({ msgTitle: '「剩饭地图」建了数据室「给江岸资本」，请选放哪些你的材料' });
});

it('a link ends by its day or by its leader, and looks the same as one that never was', async () => {
  const { id, open, member, leader, projectId, key } = await makeRoom(7);
  expect((await member.send(room.make, { projectId, roomName: '甲', words: '', days: 7 })).code).toBe(NOT_FOUND.code);
  expect((await member.send(room.revoke, { id })).code).toBe(NOT_FOUND.code);
  expect((await leader.send(room.revoke, { id })).code).toBe(200);
  expect((await leader.send(room.revoke, { id })).code).toBe(failures.ROOM_CLOSED.code);
  expect((await open()).code).toBe(failures.ROOM_GONE.code);
  expect((await t.guest.send(room.peek, { token: 'never-was' })).code).toBe(failures.ROOM_GONE.code);
  expect((await member.send(room.answer, { id, isGiven: 1, keys: [key] })).code).toBe(failures.ROOM_CLOSED.code);
  expect((await member.send(room.answer, { id, isGiven: 0, keys: [] })).code).toBe(200);
  const another = await makeRoom(7);
  await staySignedIn(t);
  t.setNow(new Date('2026-12-01T09:59:00+08:00'));
  expect((await another.open()).code).toBe(200);
  t.setNow(new Date('2026-12-01T10:00:00+08:00'));
  expect((await another.open()).code).toBe(failures.ROOM_GONE.code);
  expect((await another.leader.send(room.view, { id: another.id })).data.isOpen).toBe(0);
  t.setNow(NOW);
});
