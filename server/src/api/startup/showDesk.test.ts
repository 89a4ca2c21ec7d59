import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as show from '#contract/startup/show.ts';
import * as desk from '#contract/startup/showDesk.ts';
import * as failures from '#contract/startup/showFailures.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { course } from '#server/db/schema/course.ts';
import { makeLessons } from '#test/courses.ts';
import { showWorld } from '#test/startShows.ts';
import type { Person } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-26T10:00:00+08:00');
t.setNow(NOW);
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江大学' });
const world = await showWorld(t, orgNo);
const others = await showWorld(t, otherNo);
const [first, second] = world.leaders;

const newest = async (person: Person) => (await person.send(messages.list, {})).data.list[0]?.msgTitle ?? '';
const fieldOf = (data: unknown) => (data as { issues: { path: string }[] }).issues[0]!.path;

it('publishing tells the teams on stage, and adding one later tells that one alone', async () => {
  const [one, two] = world.projectIds;
  const id = await world.published({ title: '先一个', projectIds: [one!] });
  expect(await newest(first!)).toBe('「先一个」：你们的项目要上场');
  expect(await newest(second!)).not.toContain('先一个');
  await world.send({ id, title: '先一个', projectIds: [one!, two!] });
  expect(await newest(second!)).toBe('「先一个」：你们的项目要上场');
  expect(
    (await first!.send(messages.list, {})).data.list.filter(({ msgTitle }) => msgTitle.includes('先一个')),
  ).toHaveLength(1);
});

it('a time or a place that changes reaches those on stage, and who is left out hears that too', async () => {
  const [one, two] = world.projectIds;
  const id = await world.published({ title: '会改的' });
  await world.send({ id, title: '会改的', intro: '只改了介绍。' });
  expect(await newest(first!)).toBe('「会改的」：你们的项目要上场');
  await world.send({ id, title: '会改的', place: '操场' });
  expect(await newest(first!)).toBe('「会改的」：时间或地点改了');
  await world.send({ id, title: '会改的', place: '操场', projectIds: [one!] });
  expect(await newest(second!)).toBe('「会改的」：你们的项目不上场了');
  expect(await newest(first!)).toBe('「会改的」：时间或地点改了');
  expect((await world.host.send(desk.form, { id })).data.projects.map(({ projectId }) => projectId)).not.toContain(two);
});

it('what does not fit is told at its field, and nothing is kept', async () => {
  const wrong = async (wish: Parameters<typeof world.send>[0]) => {
    const { code, data } = await world.send(wish);
    expect(code).toBe(INVALID_INPUT.code);
    return fieldOf(data);
  };
  const { courseId: foreign } = await makeLessons(db, [60], { courseName: '录播', orgNo, courseCategory: 1 });
  const before = (await world.host.send(desk.list, {})).data.totalCount;
  expect(await wrong({ projectIds: [others.projectIds[0]!] })).toBe('projectIds');
  expect(await wrong({ endsAt: '2026-12-01 13:00:00' })).toBe('endsAt');
  expect(await wrong({ courseId: foreign })).toBe('courseId');
  expect((await world.host.send(desk.list, {})).data.totalCount).toBe(before);
});

it('a live class of the own house goes with it', async () => {
  const { courseId } = await makeLessons(db, [60], { courseName: '路演直播', orgNo, courseCategory: 2, isPutaway: 1 });
  expect((await world.host.send(desk.choices)).data.lives).toEqual([{ id: courseId, courseName: '路演直播' }]);
  const id = await world.published({ courseId });
  expect((await t.guest.send(show.view, { id })).data.courseId).toBe(courseId);
  // nobody is led to a class that cannot be opened any more
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, courseId));
  expect((await t.guest.send(show.view, { id })).data.courseId).toBe('0');
});

it('nothing is published without projects or after it began, and no result before', async () => {
  const publish = async (id: string) => (await world.host.send(desk.publish, { id })).code;
  expect(await publish(await world.saved({ projectIds: [] }))).toBe(failures.SHOW_WITHOUT_PROJECTS.code);
  const gone = await world.saved({ beginsAt: '2026-11-26 09:00:00', endsAt: '2026-11-26 12:00:00' });
  expect(await publish(gone)).toBe(failures.SHOW_IS_PAST.code);
  const id = await world.published();
  expect((await world.host.send(desk.finish, { id })).code).toBe(failures.SHOW_NOT_BEGUN.code);
});

it('a result reaches the teams it is about, and is put right by making it public again', async () => {
  const id = await world.published({ title: '校赛', beginsAt: '2026-11-26 11:00:00', endsAt: '2026-11-26 12:00:00' });
  t.setNow(new Date('2026-11-26T12:30:00+08:00'));
  const [one, two] = world.projectIds;
  const finish = (award: string, projectId: string) =>
    world.host.send(desk.finish, { id, awards: [{ projectId, award }] });
  expect((await finish('二等奖', one!)).code).toBe(200);
  expect(await newest(first!)).toBe('「校赛」：你们得到了二等奖');
  expect(await newest(second!)).not.toContain('二等奖');
  await finish('', one!);
  await finish('一等奖', two!);
  const { projects } = (await t.guest.send(show.view, { id })).data;
  expect(projects.map(({ award }) => award)).toEqual(['', '一等奖']);
  expect(fieldOf((await finish('奖', others.projectIds[0]!)).data)).toBe('awards');
  t.setNow(NOW);
});

it('cancelling says why; what was public is not deleted, what was cancelled or a draft is', async () => {
  const id = await world.published({ title: '办不成的' });
  const remove = async (which: string) => (await world.host.send(desk.remove, { id: which })).code;
  expect(await remove(id)).toBe(failures.SHOW_IS_PUBLIC.code);
  expect((await world.host.send(desk.cancel, { id, reason: '' })).code).toBe(INVALID_INPUT.code);
  const codes = await Promise.all([1, 2].map(() => world.host.send(desk.cancel, { id, reason: '下大雪' })));
  expect(codes.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.SHOW_MOVED_ON.code]);
  expect(await newest(first!)).toBe('「办不成的」：取消了');
  expect((await world.send({ id })).code).toBe(failures.SHOW_MOVED_ON.code);
  expect(await remove(id)).toBe(200);
  expect(await remove(await world.saved())).toBe(200);
});

it('a house has its own shows; who may not host gets nothing', async () => {
  const id = await world.saved({ title: '自己的' });
  expect((await others.host.send(desk.form, { id })).code).toBe(NOT_FOUND.code);
  expect((await others.host.send(desk.publish, { id })).code).toBe(NOT_FOUND.code);
  const employee = await t.person({ userType: 4, orgNo });
  expect((await employee.send(desk.list, {})).code).toBe(NO_PERMISSION.code);
  expect((await first!.send(desk.form, { id })).code).toBe(NO_PERMISSION.code);
});
