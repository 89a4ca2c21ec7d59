import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as application from '#contract/startup/application.ts';
import * as programme from '#contract/startup/programme.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import * as run from '#contract/startup/programmeRun.ts';
import * as project from '#contract/startup/project.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as reading from '#contract/startup/reading.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { answersTo, FEEDBACK, programmeForm } from '#test/startProgrammes.ts';
import { projectForm } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { offerVacancyChoices, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const APPLYING = new Date('2026-11-24T10:00:00+08:00');
const READING = new Date('2026-12-01T10:00:00+08:00');
t.setNow(APPLYING);
const { db } = t.database;
await offerVacancyChoices(t);
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo, isAdmin: true });
const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });
const pathsOf = (data: unknown) => (data as { issues: { path: string }[] }).issues.map(({ path }) => path);
const wrongAt = async (sending: Promise<{ code: number; data: unknown }>) => {
  const { code, data } = await sending;
  return [code, ...pathsOf(data)];
};

/** A public programme that is taking applications. */
async function call(more: object = {}): Promise<string> {
  t.setNow(APPLYING);
  return (await school.send(desk.publish, programmeForm(more))).data.id;
}

/** A team with a project, and what it sent. */
async function apply(programmeId: string, more: object = {}) {
  const leader = await t.person({ nickname: '林之遥' });
  const projectId = (await leader.send(project.save, projectForm(more))).data.id;
  const sent = await leader.send(application.submit, { programmeId, projectId, answers: answersTo() });
  return { leader, projectId, id: sent.data.id };
}

async function readers(programmeId: string, n: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < n; at += 1) {
    const reader = await t.person({ userType: 2 });
    const { data } = await school.send(run.invite, { programmeId, mobile: reader.mobile, words: '' });
    await reader.send(reading.answer, { id: data.id, isAccepted: 1 });
    people.push(reader);
  }
  return people;
}

const goTo = async (moment: Date) => {
  await staySignedIn(t);
  t.setNow(moment);
};

const begin = async (programmeId: string) => {
  await goTo(READING);
  return school.send(desk.beginReading, { id: programmeId });
};

const readingsOf = async (reader: Person) => (await reader.send(reading.list, { readingState: 0 })).data.list;

/** Gives every waiting sheet of a reader the same points. */
async function giveAll(reader: Person, need: number, way: number): Promise<void> {
  for (const { id } of await readingsOf(reader))
    await reader.send(reading.submit, { id, marks: { need, way }, words: FEEDBACK });
}

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

it('what does not fit together is told at its field', async () => {
  t.setNow(APPLYING);
  const bad = (more: object) => wrongAt(school.send(desk.publish, programmeForm(more)));
  expect(await bad({ applyUntil: '2026-11-19' })).toEqual([INVALID_INPUT.code, 'applyUntil']);
  expect(await bad({ readUntil: '2026-11-30' })).toEqual([INVALID_INPUT.code, 'readUntil']);
  expect(await bad({ applyFrom: '2026-11-01', applyUntil: '2026-11-02' })).toEqual([INVALID_INPUT.code, 'applyUntil']);
  const [first] = programmeForm().criteria;
  expect(await bad({ criteria: [first] })).toEqual([INVALID_INPUT.code, 'criteria']);
  expect(await bad({ criteria: [{ ...first, weight: 100, most: 1 }] })).toEqual([
    INVALID_INPUT.code,
    'criteria.0.most',
  ]);
  expect(await bad({ criteria: [] })).toEqual([INVALID_INPUT.code, 'criteria']);
  expect(await bad({ places: 0 })).toEqual([INVALID_INPUT.code, 'places']);
});

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

it('readers are lecturers, asked once; reading begins after the last day, when there are enough of them', async () => {
  const programmeId = await call();
  const lecturer = await t.person({ userType: 2 });
  const ask = (mobile: string) => school.send(run.invite, { programmeId, mobile, words: '请看看' });
  expect(await wrongAt(ask((await t.person()).mobile))).toEqual([failures.NO_SUCH_LECTURER.code, 'mobile']);
  const codes = (await Promise.all([1, 2].map(() => ask(lecturer.mobile)))).map(({ code }) => code);
  expect(codes.toSorted((x, y) => x - y)).toEqual([200, failures.READER_ALREADY.code]);
  expect((await school.send(desk.beginReading, { id: programmeId })).code).toBe(failures.APPLY_STILL_OPEN.code);
  expect((await begin(programmeId)).code).toBe(failures.NOTHING_TO_READ.code);
  t.setNow(APPLYING);
  await apply(programmeId);
  // who has not answered does not read
  expect((await begin(programmeId)).code).toBe(failures.TOO_FEW_READERS.code);
  const [invited] = (await lecturer.send(reading.invitations, {})).data.list;
  expect((await other.send(reading.answer, { id: invited!.readerId, isAccepted: 1 })).code).toBe(NOT_FOUND.code);
  await lecturer.send(reading.answer, { id: invited!.readerId, isAccepted: 1 });
  await readers(programmeId, 1);
  expect((await begin(programmeId)).code).toBe(200);
  expect((await begin(programmeId)).code).toBe(failures.PROGRAMME_MOVED_ON.code);
});

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

it('cancelled, nobody reads it any more, and teams and readers hear why', async () => {
  const programmeId = await call();
  const { leader } = await apply(programmeId);
  const [reader] = await readers(programmeId, 2);
  await begin(programmeId);
  expect(pathsOf((await school.send(desk.cancel, { id: programmeId, resultNote: '' })).data)).toEqual(['resultNote']);
  expect((await school.send(desk.cancel, { id: programmeId, resultNote: '场地没有批下来' })).code).toBe(200);
  expect((await t.guest.send(programme.view, { id: programmeId })).code).toBe(NOT_FOUND.code);
  expect(await readingsOf(reader!)).toEqual([]);
  for (const who of [leader, reader!])
    expect((await who.send(messages.list, {})).data.list[0]).toMatchObject({ msgText: '场地没有批下来' });
});
