import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as consent from '#contract/startup/caseConsent.ts';
import * as failures from '#contract/startup/caseFailures.ts';
import * as project from '#contract/startup/project.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import * as messages from '#contract/user/msg.ts';
import { makeOrg } from '#seed/make/org.ts';
import { projectForm } from '#test/startProjects.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';
import { startProject } from '../../db/schema/startProject.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
await offerVacancyChoices(t);
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo, isAdmin: true });
const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });

/** A project of two that graduated at the school. */
async function graduated(more: object = {}) {
  const leader = await t.person({ nickname: '林之遥' });
  const friend = await t.person({ nickname: '白雨桐' });
  const { id } = (await leader.send(project.save, projectForm(more))).data;
  const asked = { projectId: id, mobile: friend.mobile, teamRole: 2, duty: '数据', words: '' } as const;
  await friend.send(team.answer, { id: (await leader.send(team.invite, asked)).data.id, isAccepted: 1 });
  const done = { hostOrgNo: orgNo, projectState: 5, stateTime: '2026-11-01 09:00:00' } as const;
  await db.update(startProject).set(done).where(eq(startProject.id, id));
  return { leader, friend, id };
}

const formOf = async (id: string) => (await school.send(desk.form, { id })).data;
/** What the form sends of what it shows. */
const written = ({
  title,
  intro,
  regionCode,
  startField,
  body,
  figures,
  people,
}: Awaited<ReturnType<typeof formOf>>) => ({
  title,
  intro,
  regionCode,
  startField,
  body,
  figures,
  people,
});
const seen = async (id: string) => (await t.guest.send(stories.view, { id })).data;

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

it('only who agreed is named, in the list of people and in the words; taken back, they are not', async () => {
  const { leader, friend, id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  const content = {
    ...written(await formOf(id)),
    title: '林之遥的剩饭地图',
    body: '<p>林之遥去食堂问，白雨桐看数字。</p>',
    figures: [{ label: '剩饭', value: '少一成' }],
  };
  expect((await school.send(desk.publish, { id, ...content })).data).toEqual({ id, countAsked: 2 });
  expect(await seen(id)).toMatchObject({
    title: '一位成员的剩饭地图',
    body: '<p>一位成员去食堂问，一位成员看数字。</p>',
    people: [],
    figures: [{ label: '剩饭', value: '少一成' }],
  });
  const [news] = (await leader.send(messages.list, {})).data.list;
  expect(news!.msgTitle).toContain('写到了你');
  const rowOf = async (who: typeof leader) => (await who.send(consent.list, {})).data.list[0]!.id;
  const [own, theirs] = [await rowOf(leader), await rowOf(friend)];
  expect((await friend.send(consent.answer, { id: own, isAgreed: 1 })).code).toBe(NOT_FOUND.code);
  expect((await leader.send(consent.answer, { id: own, isAgreed: 1 })).code).toBe(200);
  expect((await leader.send(consent.answer, { id: own, isAgreed: 1 })).code).toBe(failures.CONSENT_MOVED_ON.code);
  await friend.send(consent.answer, { id: theirs, isAgreed: 0 });
  expect(await seen(id)).toMatchObject({
    title: '林之遥的剩饭地图',
    body: '<p>林之遥去食堂问，一位成员看数字。</p>',
    people: [{ name: '林之遥' }],
  });
  // nobody is found by a name
  expect((await t.guest.send(stories.list, { str: '林之遥' })).data.totalCount).toBe(0);
  expect(
    (await t.guest.send(stories.list, { str: '剩饭地图', startField: 1, region: '420000' })).data.list,
  ).toMatchObject([{ id, title: '林之遥的剩饭地图' }]);
  expect((await leader.send(consent.revoke, { id: own })).code).toBe(200);
  expect(await seen(id)).toMatchObject({ title: '一位成员的剩饭地图', people: [] });
  expect((await friend.send(consent.answer, { id: theirs, isAgreed: 1 })).code).toBe(200);
});

it('other words of somebody need a new consent, a stranger is not written of, and who is left out is forgotten', async () => {
  const { leader, friend, id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  const content = written(await formOf(id));
  expect((await leader.send(consent.list, {})).data.totalCount).toBe(0);
  expect((await school.send(desk.ask, { id })).data.countAsked).toBe(2);
  const [row] = (await leader.send(consent.list, {})).data.list;
  // asked, they read it before it is public
  expect((await leader.send(consent.view, { id: row!.id })).data.body).toContain('剩饭太多');
  await leader.send(consent.answer, { id: row!.id, isAgreed: 1 });
  await school.send(desk.publish, { id, ...content });
  expect((await seen(id)).people).toMatchObject([{ name: '林之遥', words: '' }]);
  const [first, second] = content.people;
  const changed = { ...content, people: [{ ...first!, words: '第一周我们只问了三个人。' }] };
  expect((await school.send(desk.save, { id, ...changed })).data.countAsked).toBe(1);
  expect((await seen(id)).people).toEqual([]);
  expect((await friend.send(consent.list, {})).data.totalCount).toBe(0);
  const stranger = await t.person();
  const wrong = await school.send(desk.save, { id, ...content, people: [{ ...second!, userNo: stranger.userNo }] });
  expect(wrong).toMatchObject({ code: failures.NOT_IN_TEAM.code, data: { issues: [{ path: 'people' }] } });
});

it('withdrawn nobody reads it; only what is not public is deleted, by its own side', async () => {
  const { id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  await school.send(desk.publish, { id, ...written(await formOf(id)) });
  expect((await other.send(desk.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.remove, { id })).code).toBe(failures.CASE_IS_PUBLIC.code);
  expect((await school.send(desk.withdraw, { id })).code).toBe(200);
  expect((await school.send(desk.withdraw, { id })).code).toBe(failures.CASE_MOVED_ON.code);
  expect((await t.guest.send(stories.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await school.send(desk.remove, { id })).code).toBe(200);
  expect((await school.send(desk.candidates, {})).data.list.map((row) => row.id)).toContain(projectId);
});
