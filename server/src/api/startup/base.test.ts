import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as base from '#contract/startup/base.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import { baseForm, makeBase, makeHost, makeIncubated } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const other = await makeHost(t, '别家学校');
it('everybody reads a public base and how many desks are free; a hidden one is its own house’s', async () => {
  const { baseId, deskId } = await makeBase(host.staff);
  const { projectId } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const found = async (wish: object) => (await t.guest.send(base.list, wish)).data.list.map(({ id }) => id);
  expect((await t.guest.send(base.view, { id: baseId })).data).toMatchObject({
    orgName: '江城大学',
    countDesks: 1,
    countFree: 1,
    countRooms: 1,
    countProjects: 1,
  });
  expect([await found({ regionCode: '420000' }), await found({ regionCode: '330000' })]).toEqual([[baseId], []]);
  expect([await found({ str: '创客' }), await found({ str: '没有的' })]).toEqual([[baseId], []]);
  const days = { fromOn: '2026-11-20', untilOn: '2026-12-20' };
  expect((await host.staff.send(baseDesk.assign, { placeId: deskId, projectId, ...days })).code).toBe(200);
  expect((await t.guest.send(base.view, { id: baseId })).data.countFree).toBe(0);
  await host.staff.send(baseDesk.save, baseForm({ id: baseId, isShown: 0 }));
  expect((await t.guest.send(base.view, { id: baseId })).code).toBe(NOT_FOUND.code);
  expect((await other.staff.send(baseDesk.form, { id: baseId })).code).toBe(NOT_FOUND.code);
  expect((await (await t.person()).send(baseDesk.list, {})).code).toBe(NO_PERMISSION.code);
});
