import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { TEMPLATE_NAME_TAKEN, TEMPLATES_FULL } from '#contract/position/hiringFailures.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as templates from '#contract/position/talentTemplate.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { MOST_TEMPLATES } from '#contract/rules/talentTemplates.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as messages from '#contract/user/msg.ts';
import { userBase } from '#server/db/schema/profile.ts';
import { outboxMessage } from '#server/db/schema/system.ts';
import { talentTemplate } from '#server/db/schema/talentTemplate.ts';
import { statementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const { talking, interview, declined } = ApplicationState;

let [boss, colleague, stranger, operator]: Person[] = [];
let vacancyId = '';
let orgNo = '';
beforeAll(async () => {
  ({ boss, orgNo } = await makeHiring(t, '云杉数据'));
  colleague = await t.person({ userType: 5, orgNo, isAdmin: true, nickname: '另一位招聘的人' });
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator);
});

async function apply(nickname: string, contactEmail: string, id = vacancyId) {
  const person = await applicant(t, nickname);
  await t.database.db.update(userBase).set({ contactEmail }).where(eq(userBase.userNo, person.userNo));
  const sent = await person.send(vacancy.apply, { id, sections: ['contact', 'education'], note: '' });
  return { person, id: sent.data.id };
}

const write = (templateName: string, templateText: string, by = boss!) =>
  by.send(templates.save, { templateName, templateText });

const lettersTo = (receivers: readonly string[]) =>
  t.database.db
    .select()
    .from(outboxMessage)
    .where(inArray(outboxMessage.receiver, [...receivers]));

const saidTo = async (person: Person) => (await person.send(vacancy.mine)).data.list[0]!.replyText;

it('a template is written once and used by everybody who hires here, and by nobody else', async () => {
  const { id } = (await write('约时间', '{姓名}你好，想和你聊聊「{职位}」。')).data;
  expect((await write('约时间', '另一句', colleague)).code).toBe(TEMPLATE_NAME_TAKEN.code);
  expect((await write('约时间', '别家的一句', stranger)).code).toBe(200);
  expect((await colleague!.send(templates.list)).data.list).toMatchObject([
    { id, templateName: '约时间', templateText: '{姓名}你好，想和你聊聊「{职位}」。' },
  ]);
  const changed = { id, templateName: '先聊聊', templateText: '{姓名}你好。' };
  expect((await stranger!.send(templates.save, changed)).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(templates.remove, { id })).code).toBe(NOT_FOUND.code);
  expect((await colleague!.send(templates.save, changed)).code).toBe(200);
  expect((await boss!.send(templates.list)).data.list[0]).toMatchObject({
    templateName: '先聊聊',
    authorName: '另一位招聘的人',
  });
  await write('第二个', '你好');
  const taken = { ...changed, templateName: '第二个' };
  expect((await boss!.send(templates.save, taken)).code).toBe(TEMPLATE_NAME_TAKEN.code);
  expect((await boss!.send(templates.remove, { id })).code).toBe(200);
  expect((await boss!.send(templates.remove, { id })).code).toBe(NOT_FOUND.code);
  const school = await t.person({ userType: 4 });
  expect((await school.send(templates.list)).code).toBe(NO_PERMISSION.code);
});

it('what nothing stands for is refused at the field', async () => {
  for (const text of ['{公司}你好', '{姓名', '{constructor}']) {
    const reply = await write('写错的', text);
    expect(reply.code, text).toBe(INVALID_INPUT.code);
    expect(reply.data, text).toMatchObject({ issues: [{ path: 'templateText' }] });
  }
});

it('there is an end to them, also for two who write the last one', async () => {
  const { db } = t.database;
  const own = eq(talentTemplate.orgNo, orgNo);
  const left = MOST_TEMPLATES - 1 - (await db.$count(talentTemplate, own));
  await db.insert(talentTemplate).values(
    Array.from({ length: left }, (_, at) => ({
      orgNo,
      authorUserNo: boss!.userNo,
      templateName: `第${at}个`,
      templateText: '你好',
    })),
  );
  const replies = await Promise.all([write('最后一个', '你好'), write('也是最后一个', '你好', colleague)]);
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, TEMPLATES_FULL.code]);
  expect(await db.$count(talentTemplate, own)).toBe(MOST_TEMPLATES);
});

it('everybody who is moved at once reads words of their own, and they stay with the application', async () => {
  const [one, two] = [await apply('许知夏', 'one@example.com'), await apply('{职位}', 'two@example.com')];
  const replyText = '{姓名}你好，{企业}想和你聊聊「{职位}」。';
  const moved = await boss!.send(talent.move, { ids: [one.id, two.id], applicationState: talking, replyText });
  expect(moved.data).toEqual({ moved: 2, left: [] });
  expect(await saidTo(one.person)).toBe('许知夏你好，云杉数据想和你聊聊「数据分析助理」。');
  // A name is a name, whatever it looks like.
  expect(await saidTo(two.person)).toBe('{职位}你好，云杉数据想和你聊聊「数据分析助理」。');
  const [message] = (await one.person.send(messages.list, {})).data.list;
  expect(message!.msgText).toBe('许知夏你好，云杉数据想和你聊聊「数据分析助理」。');
  await t.runJobs();
  expect(await lettersTo(['one@example.com', 'two@example.com'])).toEqual([]);
});

it('a letter goes to whoever handed over an address, and to nobody else', async () => {
  const [told, silent] = [await apply('有邮箱的人', 'told@example.com'), await apply('没有邮箱的人', '')];
  const hidden = await applicant(t, '没有交联系方式的人');
  await t.database.db
    .update(userBase)
    .set({ contactEmail: 'hidden@example.com' })
    .where(eq(userBase.userNo, hidden.userNo));
  const { id } = (await hidden.send(vacancy.apply, { id: vacancyId, sections: ['education'], note: '' })).data;
  const reply = await boss!.send(talent.move, {
    ids: [told.id, silent.id, id],
    applicationState: declined,
    declineReason: DeclineReason.filled,
    replyText: '{姓名}，下次再见',
    isMailed: 1,
  });
  expect(reply.data).toEqual({ moved: 3, left: [], mailed: 1 });
  await t.runJobs();
  const letters = await lettersTo(['told@example.com', 'hidden@example.com']);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ receiver: 'told@example.com', channel: 'mail' });
  expect(letters[0]!.subject).toContain('云杉数据答复了你对「数据分析助理」的投递：不合适');
  expect(letters[0]!.content).toContain('有邮箱的人，下次再见');
});

it('in a blind review the words name nobody until the interview', async () => {
  const post = await openVacancy(boss!, operator!, { vacancyName: '盲评的职位' });
  await boss!.send(filter.blind, { vacancyId: post, isBlind: 1 });
  const { person, id } = await apply('欧阳若溪', '', post);
  await boss!.send(talent.move, { ids: [id], applicationState: talking, replyText: '{姓名}你好' });
  const opened = (await boss!.send(talent.open, { id, lookPart: 1 })).data;
  expect(opened.replyText).toBe('朋友你好');
  expect(JSON.stringify(opened)).not.toContain('欧阳若溪');
  await boss!.send(talent.move, { ids: [id], applicationState: interview, replyText: '{姓名}你好' });
  expect(await saidTo(person)).toBe('欧阳若溪你好');
});

it('many are told in as many statements as two', async () => {
  const many: string[] = [];
  for (let n = 0; n < 8; n += 1) many.push((await apply(`第${n}位`, `n${n}@example.com`)).id);
  const [two, six] = [many.slice(0, 2), many.slice(2)];
  const told = { applicationState: talking, replyText: '{姓名}你好', isMailed: 1 } as const;
  const few = workIn(await statementsOf(() => boss!.send(talent.move, { ids: two, ...told })));
  const more = workIn(await statementsOf(() => boss!.send(talent.move, { ids: six, ...told })));
  expect(more.length).toBe(few.length);
});
