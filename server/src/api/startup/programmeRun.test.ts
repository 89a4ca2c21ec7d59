import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import * as run from '#contract/startup/programmeRun.ts';
import { giveAll, programmeWorld, readingsOf } from '#test/startProgrammes.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { school, other, call, apply, readers, begin } = await programmeWorld(t);

it('two far apart bring a third, and the school replaces who does not read', async () => {
  const programmeId = await call();
  const { id } = await apply(programmeId);
  const people = await readers(programmeId, 3);
  await begin(programmeId);
  const asked: Person[] = [];
  for (const one of people) if ((await readingsOf(one)).length > 0) asked.push(one);
  expect(asked).toHaveLength(2);
  await giveAll(asked[0]!, 5, 10);
  await giveAll(asked[1]!, 1, 0);
  const third = people.find((one) => !asked.includes(one))!;
  const [sheet] = await readingsOf(third);
  expect(sheet).toMatchObject({ round: 3 });
  const seen = async () => (await school.send(run.application, { id })).data;
  expect(await seen()).toMatchObject({ score: null, spread: 880 });
  expect((await school.send(desk.announce, { id: programmeId, line: 500 })).code).toBe(failures.STILL_READING.code);
  expect((await school.send(run.replace, { id: sheet!.id })).code).toBe(failures.NOBODY_LEFT.code);
  expect((await other.send(run.replace, { id: sheet!.id })).code).toBe(NOT_FOUND.code);
  const [fresh] = await readers(programmeId, 1);
  expect((await school.send(run.replace, { id: sheet!.id })).code).toBe(200);
  expect(await readingsOf(third)).toEqual([]);
  await giveAll(fresh!, 4, 7);
  expect(await seen()).toMatchObject({ score: 760, spread: 880 });
});
