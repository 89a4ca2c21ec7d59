import { expect, it } from 'vitest';
import { NOT_FOR_HOSTS, NOT_ON_AIR, POLL_GONE, POLL_RUNNING, ROOM_GONE, VOTED } from '#contract/live/failures.ts';
import * as contract from '#contract/live/poll.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { after, begin, makeClass, makeLiveCourse, step } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const asked = { title: '看板最先服务谁？', options: ['业务负责人', '分析师自己', '还没想好'] };

it('one vote each; figures come with one’s own vote, the right option with the end', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const [one, two] = learners;
  const { data: poll } = await lecturer.send(contract.open, { periodId, ...asked, answer: 0 });
  const { pollId } = poll;
  expect((await lecturer.send(contract.open, { periodId, ...asked })).code).toBe(POLL_RUNNING.code);
  const before = (await two.send(contract.list, { periodId })).data.list[0]!;
  expect(before).toMatchObject({ counts: [], answer: null, own: null, isQuiz: 1, countVoted: 0 });
  const both = await Promise.all([0, 1].map((choice) => one.send(contract.vote, { periodId, pollId, choice })));
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, VOTED.code]);
  const { data: voted } = await two.send(contract.vote, { periodId, pollId, choice: 0 });
  expect(voted.counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(voted.answer).toBeNull();
  expect((await lecturer.send(contract.vote, { periodId, pollId, choice: 0 })).code).toBe(NOT_FOR_HOSTS.code);
  await lecturer.send(contract.close, { periodId, pollId });
  expect((await two.send(contract.list, { periodId })).data.list[0]).toMatchObject({ answer: 0, isOpen: 0 });
});

it('an answer in the replay counts by itself', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const { pollId } = (await lecturer.send(contract.open, { periodId, ...asked })).data;
  await learners[0].send(contract.vote, { periodId, pollId, choice: 1 });
  t.setNow(after(1800));
  await step(lecturer, periodId, RoomStatus.ended);
  t.setNow(after(20_000));
  const late = await learners[1].send(contract.vote, { periodId, pollId, choice: 1 });
  expect(late.data).toMatchObject({ counts: [0, 1, 0], lateCounts: [0, 1, 0], countVoted: 2, own: 1 });
  expect((await learners[1].send(contract.vote, { periodId, pollId, choice: 0 })).code).toBe(VOTED.code);
});

it('only hosts ask, only while the class runs, and only polls of this class are answered', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  expect((await learners[0].send(contract.open, { periodId, ...asked })).code).toBe(ROOM_GONE.code);
  expect((await learners[0].send(contract.vote, { periodId, pollId: '7', choice: 0 })).code).toBe(POLL_GONE.code);
  const twice = await lecturer.send(contract.open, { periodId, title: '选', options: ['一', '一'] });
  expect(twice).toMatchObject({ code: 422, data: { issues: [{ path: 'options.1' }] } });
  const { pollId } = (await lecturer.send(contract.open, { periodId, ...asked })).data;
  expect((await learners[0].send(contract.close, { periodId, pollId })).code).toBe(ROOM_GONE.code);
  expect((await learners[0].send(contract.vote, { periodId, pollId, choice: 5 })).code).toBe(422);
  const other = await makeLiveCourse(t.database.db, lecturer.userNo);
  await begin(lecturer, other.periodId);
  expect((await lecturer.send(contract.open, { periodId: other.periodId, ...asked })).code).toBe(NOT_ON_AIR.code);
  expect((await lecturer.send(contract.close, { periodId: other.periodId, pollId })).code).toBe(POLL_GONE.code);
});
