import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/startup/caseFailures.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import { caseWorld } from '#test/startCases.ts';
import { testApp } from '#test/testApp.ts';
import { startProject } from '../../db/schema/startProject.ts';

const t = await testApp();
const { school, other, formOf, graduated, contentOf } = await caseWorld(t);
const { db } = t.database;

it('one step makes a draft of a graduated project, with its texts and its team, once', async () => {
  const { id: projectId } = await graduated();
  expect((await school.send(desk.candidates, {})).data.list).toContainEqual(
    expect.objectContaining({ id: projectId, projectName: '剩饭地图' }),
  );
  expect((await other.send(desk.begin, { projectId })).code).toBe(NOT_FOUND.code);
  const codes = await Promise.all([1, 2].map(() => school.send(desk.begin, { projectId })));
  expect(codes.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.CASE_ALREADY.code]);
  const id = codes.find(({ code }) => code === 200)!.data.id;
  const form = await formOf(id);
  expect(form).toMatchObject({ title: '剩饭地图', startField: 1, caseState: 0 });
  expect(form.body).toContain('<h2>解决什么问题</h2><p>剩饭太多</p>');
  expect(form.team.map(({ name, consentState }) => [name, consentState])).toEqual([
    ['林之遥', null],
    ['白雨桐', null],
  ]);
  expect((await t.guest.send(stories.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.candidates, {})).data.list.map((row) => row.id)).not.toContain(projectId);
  expect((await (await t.person()).send(desk.begin, { projectId })).code).toBe(NO_PERMISSION.code);
});

it('a project that did not graduate is no case', async () => {
  const { id: projectId } = await graduated();
  await db.update(startProject).set({ projectState: 3 }).where(eq(startProject.id, projectId));
  expect((await school.send(desk.begin, { projectId })).code).toBe(failures.NOT_GRADUATED.code);
});

it('withdrawn nobody reads it; only what is not public is deleted, by its own side', async () => {
  const { id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  await school.send(desk.publish, { id, ...(await contentOf(id)) });
  expect((await other.send(desk.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.remove, { id })).code).toBe(failures.CASE_IS_PUBLIC.code);
  expect((await school.send(desk.withdraw, { id })).code).toBe(200);
  expect((await school.send(desk.withdraw, { id })).code).toBe(failures.CASE_MOVED_ON.code);
  expect((await t.guest.send(stories.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.remove, { id })).code).toBe(200);
  expect((await school.send(desk.candidates, {})).data.list.map((row) => row.id)).toContain(projectId);
});
