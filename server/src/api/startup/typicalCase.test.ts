import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as consent from '#contract/startup/caseConsent.ts';
import * as failures from '#contract/startup/caseFailures.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import * as messages from '#contract/user/msg.ts';
import { caseWorld } from '#test/startCases.ts';
import { testApp } from '#test/testApp.ts';
import { userExt } from '../../db/schema/user.ts';

const t = await testApp();
const { school, graduated, contentOf, seen } = await caseWorld(t);

it('only who agreed is named, in the list of people and in the words; taken back, they are not', async () => {
  const { leader, friend, id: projectId } = await graduated();
  const { id } = (await school.send(desk.begin, { projectId })).data;
  const content = {
    ...(await contentOf(id)),
    title: '林之遥的剩饭地图',
    body: '<p>林之遥去食堂问，白雨桐看数字。</p>',
    figures: [{ label: '白雨桐数的', value: '少一成' }],
  };
  expect((await school.send(desk.publish, { id, ...content })).data).toEqual({ id, countAsked: 2 });
  expect(await seen(id)).toMatchObject({
    title: '一位成员的剩饭地图',
    body: '<p>一位成员去食堂问，一位成员看数字。</p>',
    people: [],
    figures: [{ label: '一位成员数的', value: '少一成' }],
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

it('a nickname that is spelled like a tag breaks no text', async () => {
  const { leader, id: projectId } = await graduated();
  await t.database.db.update(userExt).set({ nickname: 'strong' }).where(eq(userExt.userNo, leader.userNo));
  const { id } = (await school.send(desk.begin, { projectId })).data;
  const body = '<p><strong>先问 strong</strong>，再做。</p>';
  await school.send(desk.publish, { id, ...(await contentOf(id)), body });
  expect((await seen(id)).body).toBe('<p><strong>先问 一位成员</strong>，再做。</p>');
});
