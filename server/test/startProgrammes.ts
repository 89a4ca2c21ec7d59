import type { InputOf } from '#contract/kit/schema.ts';
import * as application from '#contract/startup/application.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as run from '#contract/startup/programmeRun.ts';
import * as project from '#contract/startup/project.ts';
import * as reading from '#contract/startup/reading.ts';
import { makeOrg } from '#seed/make/org.ts';
import { projectForm } from './startProjects.ts';
import type { Person, TestApp } from './testApp.ts';
import { offerVacancyChoices, staySignedIn } from './vacancies.ts';

/** What the form of a programme sends; its days are around the clock of the tests (November 2026). */
export const programmeForm = (more: object = {}): InputOf<typeof desk.publish.input> => ({
  title: '春芽征集',
  intro: '给刚做出第一版的团队',
  whom: '做出了第一版、有人在用的项目。',
  offers: '半年免租的工位，每月一次导师。',
  regionCode: '420111',
  startFields: [],
  applyFrom: '2026-11-20',
  applyUntil: '2026-11-30',
  readUntil: '2026-12-10',
  places: 2,
  spread: 15,
  questions: [
    { id: 'q1', title: '最想验证的一件事', note: '', kind: 2, isRequired: 1, choices: [] },
    { id: 'q2', title: '每周能投入几小时', note: '全队加起来', kind: 3, isRequired: 1, choices: [] },
    { id: 'q3', title: '想要哪样支持', note: '', kind: 4, isRequired: 0, choices: ['工位', '导师'] },
  ],
  criteria: [
    { id: 'need', title: '问题真不真', note: '说得出是谁、多久一次', weight: 60, least: 1, most: 5 },
    { id: 'way', title: '做法行不行', note: '', weight: 40, least: 0, most: 10 },
  ],
  ...more,
});

export const answersTo = (value = '食堂愿不愿意提前一天看数字') => [
  { id: 'q1', value },
  { id: 'q2', value: '20' },
  { id: 'q3', value: '工位' },
];

export const FEEDBACK = '问题说得很清楚，建议先在一间食堂连续试四周，再把数字补进来。';

export const APPLYING = new Date('2026-11-24T10:00:00+08:00');
export const READING = new Date('2026-12-01T10:00:00+08:00');

export const pathsOf = (data: unknown) => (data as { issues: { path: string }[] }).issues.map(({ path }) => path);

/** The code of a refusal and the fields it stands at. */
export const wrongAt = async (sending: Promise<{ code: number; data: unknown }>) => {
  const { code, data } = await sending;
  return [code, ...pathsOf(data)];
};

/** What somebody has still to read. */
export const readingsOf = async (reader: Person) => (await reader.send(reading.list, { readingState: 0 })).data.list;

/** Gives every waiting sheet of a reader the same points. */
export async function giveAll(reader: Person, need: number, way: number): Promise<void> {
  for (const { id } of await readingsOf(reader))
    await reader.send(reading.submit, { id, marks: { need, way }, words: FEEDBACK });
}

/** A school that calls for projects, another institution, and how teams and readers come to a programme. */
export async function programmeWorld(t: TestApp) {
  t.setNow(APPLYING);
  const { db } = t.database;
  await offerVacancyChoices(t);
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
  const school = await t.person({ userType: 4, orgNo, isAdmin: true });
  const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
  const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });
  const goTo = async (moment: Date) => {
    await staySignedIn(t);
    t.setNow(moment);
  };
  return {
    school,
    other,
    goTo,
    /** A public programme that is taking applications. */
    async call(more: object = {}): Promise<string> {
      t.setNow(APPLYING);
      return (await school.send(desk.publish, programmeForm(more))).data.id;
    },
    /** A team with a project, and what it sent. */
    async apply(programmeId: string, more: object = {}) {
      const leader = await t.person({ nickname: '林之遥' });
      const projectId = (await leader.send(project.save, projectForm(more))).data.id;
      const sent = await leader.send(application.submit, { programmeId, projectId, answers: answersTo() });
      return { leader, projectId, id: sent.data.id };
    },
    async readers(programmeId: string, n: number): Promise<Person[]> {
      const people: Person[] = [];
      for (let at = 0; at < n; at += 1) {
        const reader = await t.person({ userType: 2 });
        const { data } = await school.send(run.invite, { programmeId, mobile: reader.mobile, words: '' });
        await reader.send(reading.answer, { id: data.id, isAccepted: 1 });
        people.push(reader);
      }
      return people;
    },
    async begin(programmeId: string) {
      await goTo(READING);
      return school.send(desk.beginReading, { id: programmeId });
    },
  };
}
