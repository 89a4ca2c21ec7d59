import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as application from '#contract/startup/application.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import * as run from '#contract/startup/programmeRun.ts';
import * as project from '#contract/startup/project.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as reading from '#contract/startup/reading.ts';
import * as messages from '#contract/user/msg.ts';
import { answersTo, FEEDBACK, giveAll, programmeWorld, readingsOf, wrongAt } from '#test/startProgrammes.ts';
import { projectForm } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { remindReaders } from '../../domain/startProgramme/remind.ts';

const t = await testApp();
const { school, goTo, call, apply, readers, begin } = await programmeWorld(t);

it('it is read blind: no name of the people, the team or the project, and nobody sees the other’s sheet', async () => {
  const programmeId = await call();
  const mine = await t.person({ nickname: '林之遥' });
  const projectId = (await mine.send(project.save, projectForm({ problem: '林之遥在剩饭地图里看到剩饭太多' }))).data.id;
  const answers = answersTo(`找林之遥，电话 ${mine.mobile}`);
  await mine.send(application.submit, { programmeId, projectId, answers });
  const [one, two] = await readers(programmeId, 2);
  await begin(programmeId);
  const [sheet] = await readingsOf(one!);
  const { data } = await one!.send(reading.view, { id: sheet!.id });
  expect(data.problem).toBe('＊＊在＊＊里看到剩饭太多');
  expect(data.answers[0]!.value).toBe('找＊＊，电话 ＊＊');
  const text = JSON.stringify(data);
  for (const word of ['林之遥', '剩饭地图', mine.mobile, mine.userNo, projectId]) expect(text).not.toContain(word);
  expect((await two!.send(reading.view, { id: sheet!.id })).code).toBe(NOT_FOUND.code);
  await one!.send(reading.submit, { id: sheet!.id, marks: { need: 5, way: 9 }, words: FEEDBACK });
  const [theirs] = await readingsOf(two!);
  expect(JSON.stringify((await two!.send(reading.view, { id: theirs!.id })).data)).not.toContain(FEEDBACK);
  // the team reads nothing before the result
  expect((await mine.send(application.mine, {})).data.list[0]).toMatchObject({ score: null });
});

it('a sheet is whole, in its bounds, in time, and given once; what is late is refused', async () => {
  const programmeId = await call();
  await apply(programmeId);
  const [reader] = await readers(programmeId, 2);
  await begin(programmeId);
  const { id } = (await readingsOf(reader!))[0]!;
  const give = (more: object) =>
    reader!.send(reading.submit, { id, marks: { need: 4, way: 7 }, words: FEEDBACK, ...more });
  expect(await wrongAt(give({ marks: { need: 6 } }))).toEqual([INVALID_INPUT.code, 'marks.need', 'marks.way']);
  expect(await wrongAt(give({ words: '不错' }))).toEqual([INVALID_INPUT.code, 'words']);
  await goTo(new Date('2026-12-11T00:00:00+08:00'));
  expect((await give({})).code).toBe(failures.READ_TOO_LATE.code);
  const put = { id: programmeId, applyUntil: '', readUntil: '2026-12-12' };
  expect(await wrongAt(school.send(desk.extend, { ...put, readUntil: '2026-12-09' }))).toEqual([
    failures.ONLY_LATER.code,
    'readUntil',
  ]);
  expect((await school.send(desk.extend, put)).code).toBe(200);
  const both = await Promise.all([give({}), give({})]);
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.READING_MOVED_ON.code]);
  expect((await reader!.send(reading.view, { id })).data).toMatchObject({ total: 760, readingState: 1 });
});

it('whoever is on the team does not read it: not given to them, and refused when they join later', async () => {
  const programmeId = await call();
  const { leader, projectId } = await apply(programmeId);
  const [tutor, one, two] = (await readers(programmeId, 3)) as [Person, Person, Person];
  const ask = (who: Person) =>
    leader.send(team.invite, { projectId, mobile: who.mobile, teamRole: 3, duty: '指导', words: '' });
  await ask(tutor);
  await begin(programmeId);
  expect(await readingsOf(tutor)).toEqual([]);
  const [sheet] = await readingsOf(one);
  await ask(one);
  const sent = { id: sheet!.id, marks: { need: 4, way: 7 }, words: FEEDBACK };
  expect((await one.send(reading.submit, sent)).code).toBe(failures.READER_ON_TEAM.code);
  // nobody is left for it, and the school hears that
  expect((await one.send(reading.recuse, { id: sheet!.id, reason: '队里请我做导师' })).code).toBe(200);
  expect((await one.send(reading.view, { id: sheet!.id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(run.overview, { id: programmeId })).data).toMatchObject({ countShort: 1 });
  const [another] = await readers(programmeId, 1);
  expect((await school.send(run.arrange, { id: programmeId })).data.countShort).toBe(0);
  expect(await readingsOf(another!)).toHaveLength(1);
  expect(await readingsOf(two)).toHaveLength(1);
});

it('whoever has still to read is told before the last day, once, and again when it moves', async () => {
  const programmeId = await call();
  await apply(programmeId);
  await apply(programmeId);
  const [late, quick] = (await readers(programmeId, 2)) as [Person, Person];
  await begin(programmeId);
  await giveAll(quick, 4, 7);
  const toldOn = async (day: string) => {
    const moment = new Date(`${day}T09:00:00+08:00`);
    await goTo(moment);
    while ((await remindReaders({ db: t.database.db, clock: () => moment })) > 0);
    const told = async (who: Person) =>
      (await who.send(messages.list, {})).data.list.filter(({ msgTitle }) => msgTitle.includes('还有 2 份')).length;
    return [await told(late), await told(quick)];
  };
  expect(await toldOn('2026-12-08')).toEqual([0, 0]);
  expect(await toldOn('2026-12-09')).toEqual([1, 0]);
  expect(await toldOn('2026-12-10')).toEqual([1, 0]);
  await school.send(desk.extend, { id: programmeId, applyUntil: '', readUntil: '2026-12-14' });
  expect(await toldOn('2026-12-13')).toEqual([2, 0]);
});
