import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import * as baseUse from '#contract/startup/baseUse.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import * as messages from '#contract/user/msg.ts';
import { makeBase, makeHost, makeIncubated, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const other = await makeHost(t, '别家学校');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);

it('a desk has one project on one day, also when two are given it at once', async () => {
  const { baseId, deskId, roomId } = await makeBase(host.staff, { baseName: '东湖楼' });
  const [one, two] = [
    await makeIncubated(t, { hostOrgNo: host.orgNo, projectName: '甲' }),
    await makeIncubated(t, { hostOrgNo: host.orgNo, projectName: '乙' }),
  ];
  const give = (projectId: string, fromOn: string, untilOn: string, placeId = deskId) =>
    host.staff.send(baseDesk.assign, { placeId, projectId, fromOn, untilOn });
  const both = await Promise.all([
    give(one.projectId, '2026-12-01', '2026-12-31'),
    give(two.projectId, '2026-12-31', '2027-01-31'),
  ]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.DESK_TAKEN.code]);
  const refused = both.find(({ code }) => code !== 200)!;
  expect(pathsOf(refused.data)).toEqual(['fromOn']);
  expect((await give(two.projectId, '2027-02-01', '2027-02-28')).code).toBe(200);
  expect((await give(two.projectId, '2027-03-01', '2027-02-28')).code).toBe(INVALID_INPUT.code);
  expect((await give(two.projectId, '2027-04-01', '2027-04-30', roomId)).code).toBe(failures.NOT_A_DESK.code);
  const paused = await makeIncubated(t, { hostOrgNo: host.orgNo, projectState: 4 });
  expect((await give(paused.projectId, '2027-05-01', '2027-05-02')).code).toBe(failures.NOT_INCUBATING.code);
  const foreign = await makeIncubated(t, { hostOrgNo: other.orgNo });
  expect((await give(foreign.projectId, '2027-06-01', '2027-06-02')).code).toBe(NOT_FOUND.code);

  const places = (await host.staff.send(baseDesk.places, { id: baseId, placeKind: 1 })).data.list;
  expect(places).toMatchObject([{ placeName: 'A01', uses: [{}, { fromOn: '2027-02-01', projectName: '乙' }] }]);
  expect((await host.staff.send(baseDesk.remove, { id: baseId })).code).toBe(failures.BASE_IN_USE.code);
  const own = (await two.member.send(baseUse.desks, { projectId: two.projectId })).data.list;
  expect(own).toContainEqual(expect.objectContaining({ placeName: 'A01', fromOn: '2027-02-01', useState: 1 }));
  for (const { uses } of places)
    for (const { id } of uses) await host.staff.send(baseDesk.endUse, { id, opinion: '楼要修' });
  const [news] = (await two.leader.send(messages.list, {})).data.list;
  expect(news).toMatchObject({ msgTitle: '孵化单位收回了一个工位', msgText: '楼要修' });
  expect((await give(one.projectId, '2027-02-01', '2027-02-28')).code).toBe(200);
});

it('names in a base are once, and what is in use stays', async () => {
  const { baseId, deskId } = await makeBase(host.staff, { baseName: '北楼' });
  const again = await host.staff.send(baseDesk.savePlace, { baseId, placeKind: 2, placeName: 'A01', seats: 4 });
  expect([again.code, ...pathsOf(again.data)]).toEqual([failures.PLACE_NAME_TAKEN.code, 'placeName']);
  const { projectId } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const days = { fromOn: '2026-11-24', untilOn: '2026-11-24' };
  await host.staff.send(baseDesk.assign, { placeId: deskId, projectId, ...days });
  const turned = await host.staff.send(baseDesk.savePlace, {
    baseId,
    id: deskId,
    placeKind: 2,
    placeName: 'A01',
    seats: 4,
  });
  expect([turned.code, (await host.staff.send(baseDesk.removePlace, { id: deskId })).code]).toEqual([
    failures.BASE_IN_USE.code,
    failures.BASE_IN_USE.code,
  ]);
  await staySignedIn(t);
  t.setNow(new Date('2026-11-25T10:00:00+08:00'));
  expect((await host.staff.send(baseDesk.removePlace, { id: deskId })).code).toBe(200);
  expect((await host.staff.send(baseDesk.remove, { id: baseId })).code).toBe(200);
});
