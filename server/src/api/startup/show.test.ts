import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as show from '#contract/startup/show.ts';
import * as desk from '#contract/startup/showDesk.ts';
import { startProject } from '#server/db/schema/startProject.ts';
import { eq } from 'drizzle-orm';
import { makeOrg } from '#seed/make/org.ts';
import { showWorld } from '#test/startShows.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-26T10:00:00+08:00');
t.setNow(NOW);
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const world = await showWorld(t, orgNo);

let [soon, later, over, draft] = ['', '', '', ''];

beforeAll(async () => {
  over = await world.published({ title: '春天的路演', beginsAt: '2026-11-26 11:00:00', endsAt: '2026-11-26 12:00:00' });
  soon = await world.published({ title: '近的', beginsAt: '2026-12-01 14:00:00', endsAt: '2026-12-01 16:00:00' });
  later = await world.published({ title: '远的', beginsAt: '2026-12-20 14:00:00', endsAt: '2026-12-20 16:00:00' });
  draft = await world.saved({ title: '没有发布的' });
  t.setNow(new Date('2026-11-26T13:00:00+08:00'));
});

const titles = async (when: 'coming' | 'past') =>
  (await t.guest.send(show.list, { when })).data.list.map(({ title }) => title);

it('guests see what comes, the next one first, and what is over; drafts nobody', async () => {
  expect(await titles('coming')).toEqual(['近的', '远的']);
  expect(await titles('past')).toEqual(['春天的路演']);
  expect((await t.guest.send(show.view, { id: draft })).code).toBe(NOT_FOUND.code);
});

it('shows the projects in their order, and what they got only when it is over', async () => {
  const before = (await t.guest.send(show.view, { id: over })).data;
  expect(before.projects.map(({ projectName }) => projectName)).toEqual(['第一个', '第二个']);
  const awards = [{ projectId: world.projectIds[1]!, award: '一等奖' }];
  expect((await world.host.send(desk.finish, { id: over, awards })).code).toBe(200);
  const after = (await t.guest.send(show.view, { id: over })).data;
  expect(after.projects.map(({ award }) => award)).toEqual(['', '一等奖']);
});

it('one that is done before the time that was planned stands among those that are over', async () => {
  const id = await world.published({ title: '早散的', beginsAt: '2026-11-26 14:00:00', endsAt: '2026-11-26 18:00:00' });
  t.setNow(new Date('2026-11-26T15:00:00+08:00'));
  expect(await titles('coming')).toContain('早散的');
  await world.host.send(desk.finish, { id });
  t.setNow(new Date('2026-11-26T15:01:00+08:00'));
  expect(await titles('coming')).not.toContain('早散的');
  expect(await titles('past')).toEqual(['早散的', '春天的路演']);
});

it('a project whose team shows it to nobody any more is not on the page', async () => {
  const [first] = world.projectIds;
  await db.update(startProject).set({ isShown: 0 }).where(eq(startProject.id, first!));
  expect((await t.guest.send(show.view, { id: soon })).data.projects.map(({ projectName }) => projectName)).toEqual([
    '第二个',
  ]);
  await db.update(startProject).set({ isShown: 1 }).where(eq(startProject.id, first!));
});

it('what is cancelled is gone from every page', async () => {
  await world.host.send(desk.cancel, { id: later, reason: '场地没有了' });
  expect(await titles('coming')).toEqual(['近的']);
  expect((await t.guest.send(show.view, { id: later })).code).toBe(NOT_FOUND.code);
});

it('a page asks as often for many as for one', async () => {
  const few = await warmStatementsOf(t, () => t.guest.send(show.list, { when: 'coming', pageSize: 1 }));
  const many = await warmStatementsOf(t, () => t.guest.send(show.list, { when: 'coming', pageSize: 50 }));
  expect(many.length).toBe(few.length);
});
