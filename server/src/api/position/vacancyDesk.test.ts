import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as audit from '#contract/position/vacancyAudit.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import * as failures from '#contract/position/vacancyFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import * as messages from '#contract/user/msg.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn, vacancyForm } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { itemId } = await offerVacancyChoices(t);
let [boss, stranger, operator]: Person[] = [];
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
});

const issueAt = (data: unknown) => (data as { issues: { path: string }[] }).issues[0]!.path;

it('what cannot be is refused at its field, and nothing is kept', async () => {
  const wrong: [object, string][] = [
    [{ salaryMin: 9, salaryMax: 6 }, 'salaryMax'],
    [{ salaryMin: 0, salaryMax: 6 }, 'salaryMax'],
    [{ endDate: '2026-11-23' }, 'endDate'],
    [{ endDate: '2028-11-23' }, 'endDate'],
    [{ jobTypeCode: '99' }, 'jobTypeCode'],
    [{ regionCode: 'nowhere' }, 'regionCode'],
    [{ degree: '77' }, 'degree'],
    [{ countWanted: 0 }, 'countWanted'],
    [{ abilities: [{ abilityId: '1', abilityLevel: 3 }] }, 'abilities'],
    [{ testIds: ['1'] }, 'testIds'],
    [
      {
        abilities: [
          { abilityId: itemId, abilityLevel: 3 },
          { abilityId: itemId, abilityLevel: 4 },
        ],
      },
      'abilities',
    ],
  ];
  for (const [more, path] of wrong) {
    const reply = await boss!.send(desk.submit, vacancyForm(more));
    expect(reply.code, path).not.toBe(200);
    expect(issueAt(reply.data), JSON.stringify(more)).toBe(path);
  }
  const level6 = await boss!.send(desk.submit, vacancyForm({ abilities: [{ abilityId: itemId, abilityLevel: 6 }] }));
  expect(level6.code).toBe(INVALID_INPUT.code);
  expect(issueAt(level6.data)).toBe('abilities.0.abilityLevel');
  expect((await boss!.send(desk.list)).data.totalCount).toBe(0);
});

it('a draft becomes public once somebody else has passed it, and only then', async () => {
  const form = vacancyForm({ abilities: [{ abilityId: itemId, abilityLevel: 3 }] });
  const { id } = (await boss!.send(desk.save, form)).data;
  expect((await boss!.send(desk.form, { id })).data).toMatchObject({
    vacancyState: 0,
    abilities: [{ abilityId: itemId, abilityName: '数据清洗', abilityLevel: 3 }],
  });
  expect((await boss!.send(desk.submit, { ...form, id })).code).toBe(200);
  expect((await boss!.send(desk.save, { ...form, id })).code).toBe(failures.VACANCY_MOVED_ON.code);
  expect((await t.guest.send(vacancy.view, { id })).code).toBe(NOT_FOUND.code);

  const [queued] = (await operator!.send(audit.list)).data.list;
  expect(queued).toMatchObject({ vacancyId: id, isNew: 1, orgName: '云杉数据' });
  expect(queued!.changes).toContainEqual({ field: '工作地点', before: '', after: '湖北省 武汉市 洪山区' });
  const both = await Promise.all([1, 2].map(() => operator!.send(audit.audit, { id: queued!.id, auditStatus: 1 })));
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409]);
  expect((await t.guest.send(vacancy.view, { id })).data).toMatchObject({
    vacancyName: '数据分析助理',
    regionName: '武汉市 洪山区',
    jobTypeNames: ['技术', '数据', '数据分析助理'],
    abilities: [{ abilityName: '数据清洗', words: '独立做', mine: null }],
    own: null,
  });
  expect((await boss!.send(messages.list, {})).data.list[0]!.msgTitle).toBe('职位「数据分析助理」已通过审核');
});

it('a change of a public one waits while the old one stays, and says what differs', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '要改的职位' });
  const changed = vacancyForm({ id, vacancyName: '要改的职位', salaryMax: 12 });
  expect((await boss!.send(desk.submit, vacancyForm({ id, vacancyName: '要改的职位' }))).code).toBe(
    failures.SAME_VACANCY.code,
  );
  await boss!.send(desk.submit, changed);
  await boss!.send(desk.submit, { ...changed, salaryMax: 13 });
  const queue = (await operator!.send(audit.list)).data.list.filter((one) => one.vacancyId === id);
  expect(queue).toHaveLength(1);
  expect(queue[0]).toMatchObject({ isNew: 0, changes: [{ field: '月薪', before: '6k–9k', after: '6k–13k' }] });
  expect((await t.guest.send(vacancy.view, { id })).data.salaryMax).toBe(9);
  const silent = await operator!.send(audit.audit, { id: queue[0]!.id, auditStatus: 2 });
  expect(silent.code).toBe(INVALID_INPUT.code);
  await operator!.send(audit.audit, { id: queue[0]!.id, auditStatus: 2, auditOpinion: '与证明不符' });
  expect((await t.guest.send(vacancy.view, { id })).data).toMatchObject({ salaryMax: 9, vacancyState: 2 });
  await boss!.send(desk.submit, changed);
  expect((await boss!.send(desk.takeBack, { id })).code).toBe(200);
  expect((await boss!.send(desk.takeBack, { id })).code).toBe(failures.VACANCY_MOVED_ON.code);
});

it('pauses, opens again, refreshes once a day, closes, is copied; only drafts are deleted', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '来回' });
  expect((await boss!.send(desk.refresh, { id })).code).toBe(failures.REFRESHED_TODAY.code);
  await staySignedIn(t);
  t.setNow(new Date('2026-11-25T10:00:00+08:00'));
  const twice = await Promise.all([1, 2].map(() => boss!.send(desk.refresh, { id })));
  expect(twice.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.REFRESHED_TODAY.code]);
  expect((await boss!.send(desk.pause, { id })).code).toBe(200);
  expect((await t.guest.send(vacancy.view, { id })).data).toMatchObject({ vacancyState: 3, fresh: { pauseReason: 1 } });
  expect((await boss!.send(desk.resume, { id })).code).toBe(200);
  expect((await boss!.send(desk.close, { id })).code).toBe(200);
  expect((await boss!.send(desk.remove, { id })).code).toBe(failures.REMOVE_ONLY_DRAFTS.code);
  const copied = (await boss!.send(desk.copy, { id })).data.id;
  expect((await boss!.send(desk.form, { id: copied })).data).toMatchObject({ vacancyName: '来回', vacancyState: 0 });
  expect((await boss!.send(desk.remove, { id: copied })).code).toBe(200);
  expect((await boss!.send(desk.form, { id: copied })).code).toBe(NOT_FOUND.code);
  t.setNow(new Date('2026-11-24T10:00:00+08:00'));
});

it('another enterprise finds nothing, a plain member of staff may not', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '自己的' });
  const person = await applicant(t);
  const sent = (await person.send(vacancy.apply, { id, sections: ['base', 'education', 'contact'] })).data.id;
  for (const call of [desk.form, desk.applicants])
    expect((await stranger!.send(call as typeof desk.form, { id })).code, call.path).toBe(NOT_FOUND.code);
  for (const call of [desk.pause, desk.close, desk.refresh, desk.copy, desk.remove])
    expect((await stranger!.send(call, { id })).code, call.path).toBe(NOT_FOUND.code);
  expect((await stranger!.send(desk.submit, vacancyForm({ id }))).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(desk.applicant, { id: sent })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(desk.answer, { id: sent, applicationState: 2, replyText: '' })).code).toBe(
    NOT_FOUND.code,
  );
  const school = await t.person({ userType: 4 });
  expect((await school.send(desk.list)).code).toBe(NO_PERMISSION.code);
  expect((await boss!.send(audit.list)).code).toBe(NO_PERMISSION.code);
});

it('applicants come with what they chose to show; an answer reaches them and counts', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '答复' });
  const person = await applicant(t, '林某');
  await person.send(vacancy.apply, { id, sections: ['education', 'contact'], note: '随时可以到岗' });
  const [row] = (await boss!.send(desk.applicants, { id })).data.list;
  expect(row).toMatchObject({ name: '林某', note: '随时可以到岗', applicationState: 0 });
  const opened = (await boss!.send(desk.applicant, { id: row!.id })).data;
  expect(opened.resume).toMatchObject({ base: null, contact: { contactMobile: '13900000000' } });
  expect(opened.resume.hidden).toContain('base');
  expect((await person.send(vacancy.mine)).data.list[0]).toMatchObject({ applicationState: 1 });
  const yes = { id: row!.id, applicationState: 2, replyText: '周四面谈' } as const;
  const both = await Promise.all([1, 2].map(() => boss!.send(desk.answer, yes)));
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.APPLICATION_ANSWERED.code]);
  expect((await person.send(vacancy.view, { id })).data.own!.application).toMatchObject({
    applicationState: 2,
    replyText: '周四面谈',
  });
  expect((await person.send(messages.list, {})).data.list[0]!.msgTitle).toContain('沟通中');
  expect((await t.guest.send(vacancy.view, { id })).data.fresh.lastReplyAt).toBe('2026-11-24 10:00:00');
  expect((await boss!.send(desk.list)).data.list.find((one) => one.id === id)).toMatchObject({
    countApply: 1,
    countNew: 0,
  });
});

it('asks for tests that are open; a change of them waits like any other, and one that closes is asked for no more', async () => {
  const author = await t.person({ userType: 2 });
  const paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'] });
  const make = (title: string, isOpen: 0 | 1) =>
    makeAssessment(db, { authorUserNo: author.userNo, paper, kind: AssessmentKind.positionTest, title, isOpen });
  const [first, second, closed] = [await make('取数测试', 1), await make('制图测试', 1), await make('内部测试', 0)];
  const offered = (await boss!.send(desk.tests, { title: '测试' })).data.list.map(({ id }) => id);
  expect(offered.toSorted()).toEqual([first, second].toSorted());
  expect((await boss!.send(desk.tests, { ids: [second] })).data.list).toMatchObject([{ title: '制图测试' }]);
  expect(issueAt((await boss!.send(desk.submit, vacancyForm({ testIds: [closed] }))).data)).toBe('testIds');
  const many = await boss!.send(desk.submit, vacancyForm({ testIds: [first, first] }));
  expect(issueAt(many.data)).toBe('testIds');

  const id = await openVacancy(boss!, operator!, { testIds: [second, first] });
  const shown = async () => (await t.guest.send(vacancy.view, { id })).data.tests.map(({ title }) => title);
  expect(await shown()).toEqual(['制图测试', '取数测试']);
  expect((await boss!.send(desk.form, { id })).data).toMatchObject({ testIds: [second, first] });
  expect((await boss!.send(desk.submit, { id, ...vacancyForm({ testIds: [first] }) })).code).toBe(200);
  const queue = (await operator!.send(audit.list, { pageSize: 100 })).data.list;
  const waiting = queue.find(({ vacancyId }) => vacancyId === id);
  expect(waiting!.changes).toEqual([{ field: '请应聘的人做的测评', before: '制图测试、取数测试', after: '取数测试' }]);
  expect(await shown()).toHaveLength(2);
  await operator!.send(audit.audit, { id: waiting!.id, auditStatus: 1 });
  expect(await shown()).toEqual(['取数测试']);
  await db.update(assessment).set({ isOpen: 0 }).where(eq(assessment.id, first));
  expect(await shown()).toEqual([]);
  expect((await boss!.send(desk.close, { id })).code).toBe(200);
});
