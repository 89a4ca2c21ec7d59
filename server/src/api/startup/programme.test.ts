import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as application from '#contract/startup/application.ts';
import * as programme from '#contract/startup/programme.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import * as reading from '#contract/startup/reading.ts';
import * as messages from '#contract/user/msg.ts';
import { APPLYING, FEEDBACK, pathsOf, programmeForm, programmeWorld, readingsOf } from '#test/startProgrammes.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { school, other, call, apply, readers, begin } = await programmeWorld(t);

it('a draft is nobody else’s; published everybody reads its form and its sheet, and neither changes', async () => {
  t.setNow(APPLYING);
  const { id } = (await school.send(desk.save, programmeForm())).data;
  expect((await t.guest.send(programme.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await other.send(desk.form, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.form, { id })).data).toMatchObject({ title: '春芽征集', programmeState: 0 });
  expect((await school.send(desk.publish, programmeForm({ id }))).code).toBe(200);
  const { data } = await t.guest.send(programme.view, { id });
  expect(data).toMatchObject({ orgName: '江城大学', phase: 1, places: 2, result: null });
  expect([data.questions.length, data.criteria.length]).toEqual([3, 2]);
  expect((await school.send(desk.save, programmeForm({ id }))).code).toBe(failures.PROGRAMME_MOVED_ON.code);
  expect((await school.send(desk.remove, { id })).code).toBe(failures.PROGRAMME_MOVED_ON.code);
  const found = async (wanted: object) => (await t.guest.send(programme.list, wanted)).data.list.map((one) => one.id);
  expect(await found({ str: '春芽', phase: 1, region: '420000', startField: 3 })).toContain(id);
  expect(await found({ region: '330000' })).not.toContain(id);
  expect((await (await t.person()).send(desk.save, programmeForm())).code).toBe(NO_PERMISSION.code);
});

it('the line admits, within the places; everybody hears why, and visitors see who was admitted', async () => {
  const programmeId = await call({ places: 1 });
  const good = await apply(programmeId, { projectName: '好的项目' });
  const weak = await apply(programmeId, { projectName: '弱的项目' });
  const two = await readers(programmeId, 2);
  await begin(programmeId);
  for (const reader of two)
    for (const sheet of await readingsOf(reader)) {
      const marks = sheet.applyNo === 1 ? { need: 5, way: 9 } : { need: 3, way: 6 };
      await reader.send(reading.submit, { id: sheet.id, marks, words: FEEDBACK });
    }
  const announce = (line: number) => school.send(desk.announce, { id: programmeId, line, resultNote: '谢谢大家' });
  const many = await announce(500);
  expect([many.code, ...pathsOf(many.data)]).toEqual([failures.PLACES_EXCEEDED.code, 'line']);
  expect(many.data).toMatchObject({ issues: [{ message: '达到 50 分的有 2 份，名额只有 1 个' }] });
  expect((await announce(800)).data).toEqual({ id: programmeId, countAdmitted: 1 });
  const { data } = await weak.leader.send(application.view, { id: weak.id });
  expect(data).toMatchObject({ applicationState: 3, feedback: { score: 600, spread: 0, line: 800 } });
  expect(data.feedback!.readings).toMatchObject([
    { round: 1, words: FEEDBACK },
    { round: 2, words: FEEDBACK },
  ]);
  expect(JSON.stringify(data)).not.toContain(two[0]!.userNo);
  const [news] = (await weak.leader.send(messages.list, {})).data.list;
  expect(news).toMatchObject({ msgTitle: '「春芽征集」没有入选' });
  const shown = (await t.guest.send(programme.results, { id: programmeId })).data;
  expect(shown.list).toMatchObject([{ projectName: '好的项目', projectId: '0' }]);
  expect(JSON.stringify(shown)).not.toContain('弱的项目');
  expect((await t.guest.send(programme.view, { id: programmeId })).data.result).toMatchObject({
    countApplied: 2,
    countAdmitted: 1,
    line: 800,
  });
  expect((await good.leader.send(application.mine, {})).data.list[0]).toMatchObject({
    applicationState: 2,
    score: 960,
  });
});
