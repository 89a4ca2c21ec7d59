import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import * as baseUse from '#contract/startup/baseUse.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import { makeBase, makeHost, makeIncubated, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);

it('a room is booked by the hour, by one team at a time, and only within the time that there is', async () => {
  const { roomId, deskId, baseId } = await makeBase(host.staff, { baseName: '西湖楼' });
  const [one, two] = [
    await makeIncubated(t, { hostOrgNo: host.orgNo }),
    await makeIncubated(t, { hostOrgNo: host.orgNo }),
  ];
  type Team = typeof one;
  const book = ({ leader, projectId }: Team, beginsAt: string, hours = 2, placeId = roomId) =>
    leader.send(baseUse.book, { projectId, placeId, beginsAt, hours, purpose: '对一遍演示' });
  const both = await Promise.all([book(one, '2026-11-25 14:00:00'), book(two, '2026-11-25 15:00:00')]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.ROOM_TAKEN.code]);
  expect(pathsOf(both.find(({ code }) => code !== 200)!.data)).toEqual(['beginsAt']);
  // where one ends the next may begin
  expect((await book(two, '2026-11-25 17:00:00')).code).toBe(200);
  expect((await book(two, '2026-11-24 09:00:00')).code).toBe(failures.BOOK_TIME.code);
  expect((await book(two, '2027-11-24 09:00:00')).code).toBe(failures.BOOK_TIME.code);
  expect((await book(two, '2026-11-26 09:00:00', 9)).code).toBe(INVALID_INPUT.code);
  expect((await book(two, '2026-02-30 09:00:00')).code).toBe(INVALID_INPUT.code);
  expect((await book(two, '2026-11-26 09:00:00', 1, deskId)).code).toBe(NOT_FOUND.code);
  const tutors = await two.tutor.send(baseUse.book, {
    projectId: two.projectId,
    placeId: roomId,
    beginsAt: '2026-11-27 09:00:00',
    hours: 1,
    purpose: '我来',
  });
  expect(tutors.code).toBe(NOT_FOUND.code);

  const { list } = (await one.member.send(baseUse.rooms, { projectId: one.projectId, day: '2026-11-25' })).data;
  expect(list.find(({ id }) => id === roomId)!.taken).toHaveLength(2);
  const shown = (await host.staff.send(baseDesk.bookings, { id: baseId })).data.list;
  expect(shown).toHaveLength(2);
  const mine = (await two.leader.send(baseUse.bookings, { projectId: two.projectId })).data.list;
  const late = mine.find(({ beginsAt }) => beginsAt === '2026-11-25 17:00:00')!;
  expect((await one.leader.send(baseUse.cancel, { id: late.id })).code).toBe(NOT_FOUND.code);
  expect((await host.staff.send(baseDesk.cancelBooking, { id: late.id, opinion: '' })).code).toBe(INVALID_INPUT.code);
  expect((await host.staff.send(baseDesk.cancelBooking, { id: late.id, opinion: '停电' })).code).toBe(200);
  expect((await two.leader.send(baseUse.cancel, { id: late.id })).code).toBe(failures.INCUBATION_MOVED_ON.code);
  expect((await book(one, '2026-11-25 17:00:00')).code).toBe(200);
});
