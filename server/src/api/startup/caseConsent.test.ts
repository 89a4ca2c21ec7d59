import { expect, it } from 'vitest';
import * as consent from '#contract/startup/caseConsent.ts';
import * as failures from '#contract/startup/caseFailures.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import { caseWorld } from '#test/startCases.ts';
import { testApp } from '#test/testApp.ts';
import { caseHooks } from '../../domain/startCase/personHooks.ts';

const t = await testApp();
const { school, graduated, contentOf, seen } = await caseWorld(t);

it('other words of somebody need a new consent, a stranger is not written of, and who is left out is forgotten', async () => {
  const { leader, friend, id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  const content = await contentOf(id);
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

it('whoever deletes their account is in no story any more', async () => {
  const { leader, id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  const content = { ...(await contentOf(id)), body: '<p>林之遥去食堂问。</p>' };
  await school.send(desk.publish, { id, ...content });
  const [row] = (await leader.send(consent.list, {})).data.list;
  await leader.send(consent.answer, { id: row!.id, isAgreed: 1 });
  expect((await seen(id)).body).toBe('<p>林之遥去食堂问。</p>');
  await caseHooks.erasing!(t.database.db, leader.userNo);
  expect((await seen(id)).body).toBe('<p>一位成员去食堂问。</p>');
});
