import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as application from '#contract/startup/application.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import * as run from '#contract/startup/programmeRun.ts';
import * as project from '#contract/startup/project.ts';
import * as reading from '#contract/startup/reading.ts';
import { answersTo, FEEDBACK, giveAll, programmeWorld, READING, readingsOf, wrongAt } from '#test/startProgrammes.ts';
import { projectForm } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { school, goTo, call, apply, readers, begin } = await programmeWorld(t);

it('a team applies with its project as it is, changes it until the last day, and not after', async () => {
  const programmeId = await call({ startFields: [1] });
  const { leader, projectId, id } = await apply(programmeId);
  const sent = (more: object) =>
    leader.send(application.submit, { id, programmeId, projectId, answers: answersTo(), ...more });
  expect(await wrongAt(sent({ id: '0' }))).toEqual([failures.APPLIED_ALREADY.code, 'projectId']);
  expect(
    await wrongAt(
      sent({
        answers: [
          { id: 'q1', value: '一件事' },
          { id: 'q3', value: '钱' },
        ],
      }),
    ),
  ).toEqual([INVALID_INPUT.code, 'answers.1.value', 'answers.2.value']);
  await leader.send(project.save, projectForm({ id: projectId, problem: '改过的问题' }));
  // the copy is that of the moment in which it was sent
  expect((await leader.send(application.view, { id })).data).toMatchObject({ problem: '剩饭太多', feedback: null });
  expect((await sent({})).code).toBe(200);
  expect((await leader.send(application.view, { id })).data).toMatchObject({ problem: '改过的问题', applyNo: 1 });
  expect((await (await t.person()).send(application.view, { id })).code).toBe(NOT_FOUND.code);
  const farm = (await leader.send(project.save, projectForm({ startField: 3 }))).data.id;
  expect(await wrongAt(sent({ id: '0', projectId: farm }))).toEqual([failures.PROJECT_UNFIT.code, 'projectId']);
  expect((await leader.send(application.withdraw, { id })).code).toBe(200);
  expect((await sent({})).code).toBe(NOT_FOUND.code);
  // a new one has a number of its own
  expect((await sent({ id: '0' })).code).toBe(200);
  const [again] = (await leader.send(application.mine, {})).data.list;
  expect(again).toMatchObject({ applyNo: 2, isOpen: 1 });
  await goTo(READING);
  expect((await sent({ id: again!.id })).code).toBe(failures.NOT_OPEN.code);
  expect((await leader.send(application.withdraw, { id: again!.id })).code).toBe(failures.APPLICATION_MOVED_ON.code);
});

it('numbers are given once, however many apply at once', async () => {
  const programmeId = await call();
  await Promise.all([1, 2, 3, 4].map(() => apply(programmeId)));
  const { list } = (await school.send(run.applications, { id: programmeId })).data;
  expect(list.map(({ applyNo }) => applyNo)).toEqual([1, 2, 3, 4]);
});

it('an objection is answered; upheld, somebody else reads, and a place must be free', async () => {
  const programmeId = await call({ places: 2 });
  const first = await apply(programmeId);
  const second = await apply(programmeId);
  const two = await readers(programmeId, 2);
  await begin(programmeId);
  for (const reader of two)
    for (const sheet of await readingsOf(reader)) {
      const marks = sheet.applyNo === 1 ? { need: 5, way: 9 } : { need: 4, way: 7 };
      await reader.send(reading.submit, { id: sheet.id, marks, words: FEEDBACK });
    }
  const early = await second.leader.send(application.appeal, { id: second.id, appealReason: '请再看看' });
  expect(early.code).toBe(failures.APPLICATION_MOVED_ON.code);
  await school.send(desk.announce, { id: programmeId, line: 770, resultNote: '' });
  const object = () => second.leader.send(application.appeal, { id: second.id, appealReason: '数字没有算进去' });
  const codes = (await Promise.all([object(), object()])).map(({ code }) => code);
  expect(codes.toSorted((x, y) => x - y)).toEqual([200, failures.APPEALED_ALREADY.code]);
  const answer = (isUpheld: 0 | 1) =>
    school.send(run.answerAppeal, { id: second.id, isUpheld, appealOpinion: '数字在附页里，确实漏看了' });
  // both readers read it already
  expect((await answer(1)).code).toBe(failures.NOBODY_LEFT.code);
  const [fresh] = await readers(programmeId, 1);
  expect((await answer(1)).code).toBe(200);
  expect((await answer(0)).code).toBe(failures.APPEAL_MOVED_ON.code);
  expect((await readingsOf(fresh!))[0]).toMatchObject({ round: 4 });
  await giveAll(fresh!, 5, 9);
  const after = (await second.leader.send(application.view, { id: second.id })).data;
  // the median of 76, 76 and 96 stays where it was
  expect(after).toMatchObject({ applicationState: 3, appealState: 1, feedback: { score: 760 } });
  await goTo(new Date('2026-12-09T10:00:00+08:00'));
  const late = await first.leader.send(application.appeal, { id: first.id, appealReason: '晚了' });
  expect(late.code).toBe(failures.APPEAL_TOO_LATE.code);
});
