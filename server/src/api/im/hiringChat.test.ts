import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as fails from '#contract/im/failures.ts';
import * as groups from '#contract/im/group.ts';
import * as messages from '#contract/im/message.ts';
import * as interview from '#contract/position/interview.ts';
import * as smartFilter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { ChatCard, ChatContext, ChatMessageState, ChatType, ConversationState } from '#contract/rules/chat.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { chatMessage } from '#server/db/schema/chat.ts';
import { authRole, userIdentity } from '#server/db/schema/user.ts';
import { expireMessages } from '#server/domain/chat/expire.ts';
import { newKey, openWith, say } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, vacancyForm } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
await offerVacancyChoices(t);

let [boss, colleague, interviewer, clerk, stranger, operator]: Person[] = [];
let [vacancyId, orgNo] = ['', ''];
beforeAll(async () => {
  ({ boss, orgNo } = await makeHiring(t, '云杉数据'));
  colleague = await t.person({ userType: 5, orgNo, isAdmin: true, nickname: '另一位招聘的人' });
  interviewer = await t.person({ userType: 5, orgNo, isAdmin: true, nickname: '只管面试的人' });
  await giveRole(interviewer, ['interview:manage']);
  clerk = await t.person({ userType: 5, orgNo, isAdmin: true, nickname: '不管招聘的人' });
  await giveRole(clerk, []);
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { vacancyName: '数据分析助理' });
});

/** From now on somebody of the enterprise may do this and nothing else. */
async function giveRole({ userNo }: Person, codes: string[]): Promise<void> {
  const roleName = `只有${codes.join('、')}的${userNo}`;
  const [role] = await db.insert(authRole).values({ roleName, orgNo, userType: 5, codes }).returning();
  await db.update(userIdentity).set({ roleId: role!.id }).where(eq(userIdentity.userNo, userNo));
}

async function applied(nickname: string, id = vacancyId) {
  const person = await applicant(t, nickname);
  const sent = await person.send(vacancy.apply, { id, sections: ['education', 'contact'] });
  return { person, applicationId: sent.data.id };
}

const open = (who: Person, contextId: string, context: 3 | 4 = ChatContext.position) =>
  who.send(conversations.openContext, { context, contextId });
const view = (who: Person, conversationId: string) => who.send(conversations.view, { conversationId });
const linesOf = async (who: Person, conversationId: string) =>
  (await who.send(messages.older, { conversationId })).data.list.map(({ text }) => text);
const decline = (id: string) =>
  boss!.send(talent.move, {
    ids: [id],
    applicationState: ApplicationState.declined,
    declineReason: DeclineReason.filled,
  });

async function asked(applicationId: string) {
  const { data } = await boss!.send(interview.propose, {
    applicationId,
    interviewName: '一面',
    interviewWay: 3,
    place: 'https://meet.example.com/r/7',
    words: '',
    minutes: 45,
    slots: ['2026-11-26 15:00:00'],
    members: [colleague!.userNo],
  });
  return data.id;
}

describe('the chat about an application', () => {
  it('is between the applicant and those of the enterprise who may see it, with its card above', async () => {
    const { person, applicationId } = await applied('林求职');
    const { data } = await open(person, applicationId);
    await say(person, data.conversationId, '请问什么时候答复？');
    expect((await open(boss!, applicationId)).data).toEqual(data);
    expect(await linesOf(boss!, data.conversationId)).toContain('请问什么时候答复？');
    await say(boss!, data.conversationId, '这两天');
    expect(await linesOf(person, data.conversationId)).toContain('这两天');
    const mine = (await view(person, data.conversationId)).data;
    expect(mine).toMatchObject({
      title: '林求职应聘数据分析助理',
      countMembers: 2,
      retentionDays: 730,
      contextCard: { title: '数据分析助理', path: `/account/jobs/portrait?id=${applicationId}` },
      rights: { maySend: 1, mayInvite: 0, mayLeave: 0, mayManage: 0 },
    });
    expect(mine.contextCard!.subtitle).toMatch(/^云杉数据，/);
    const theirs = (await view(boss!, data.conversationId)).data;
    expect(theirs.contextCard!.path).toBe(`/account/talent/profile?id=${applicationId}`);
    // a colleague comes in by opening it, and reads what was said
    expect((await view(colleague!, data.conversationId)).code).toBe(404);
    await open(colleague!, applicationId);
    expect(await linesOf(colleague!, data.conversationId)).toContain('这两天');
    const leave = await person.send(groups.leave, data);
    expect(leave.code).toBe(fails.KEPT_IN_STEP.code);
    const invite = await boss!.send(groups.invite, { ...data, userNos: [stranger!.userNo] });
    expect(invite.code).not.toBe(200);
  });

  it('is closed to other enterprises, other applicants, and colleagues without the right', async () => {
    const { person, applicationId } = await applied('陈求职');
    const other = await applied('别的求职的人');
    for (const who of [stranger!, clerk!, other.person, operator!])
      expect((await open(who, applicationId)).code).toBe(fails.CONTEXT_CLOSED.code);
    expect((await open(person, '999999')).code).toBe(fails.CONTEXT_CLOSED.code);
    const { conversationId } = (await open(person, applicationId)).data;
    for (const who of [stranger!, clerk!, other.person]) {
      expect((await view(who, conversationId)).code).toBe(404);
      expect((await say(who, conversationId, '我也在')).code).toBe(404);
    }
  });

  it('is there no more for a colleague who lost the right, neither to read nor to write', async () => {
    const { person, applicationId } = await applied('赵求职');
    const leaver = await t.person({ userType: 5, orgNo, isAdmin: true, nickname: '要走的人' });
    const { conversationId } = (await open(leaver, applicationId)).data;
    await say(person, conversationId, '你好');
    expect((await say(leaver, conversationId, '你好')).code).toBe(200);
    const before = await leaver.send(conversations.list);
    expect(before.data.list.map((one) => one.conversationId)).toContain(conversationId);
    await giveRole(leaver, []);
    expect((await view(leaver, conversationId)).code).toBe(404);
    expect((await say(leaver, conversationId, '还在吗')).code).toBe(404);
    expect((await leaver.send(messages.since, { conversationId, seq: 0 })).code).toBe(404);
    expect((await open(leaver, applicationId)).code).toBe(fails.CONTEXT_CLOSED.code);
    const { data } = await leaver.send(conversations.list);
    expect(data).toMatchObject({ list: [], unread: 0 });
    await open(boss!, applicationId);
    expect((await view(person, conversationId)).data.countMembers).toBe(2);
  });

  it('is archived once it is decided, and opens with a new application; nobody begins one about what is over', async () => {
    const { person, applicationId } = await applied('钱求职');
    const { conversationId } = (await open(boss!, applicationId)).data;
    await say(boss!, conversationId, '聊聊');
    await decline(applicationId);
    for (const who of [person, boss!]) {
      expect((await view(who, conversationId)).data).toMatchObject({
        conversationState: ConversationState.archived,
        rights: { maySend: 0, mayCall: 0 },
      });
      expect((await say(who, conversationId, '还在吗')).code).toBe(fails.CHAT_CLOSED.code);
      expect(await linesOf(who, conversationId)).toContain('聊聊');
    }
    // who was not in it may still look, as they may at the application
    expect((await open(colleague!, applicationId)).data).toEqual({ conversationId });
    const silent = await applied('孙求职');
    await decline(silent.applicationId);
    expect((await open(silent.person, silent.applicationId)).code).toBe(fails.CONTEXT_OVER.code);
  });

  it('goes from the enterprise with what is taken back; the applicant keeps it, and it opens again', async () => {
    const { person, applicationId } = await applied('李求职');
    const { conversationId } = (await open(boss!, applicationId)).data;
    await say(person, conversationId, '我先撤回');
    await person.send(vacancy.withdraw, { id: applicationId });
    expect((await view(person, conversationId)).data.conversationState).toBe(ConversationState.archived);
    expect((await view(boss!, conversationId)).code).toBe(404);
    expect((await boss!.send(messages.older, { conversationId })).code).toBe(404);
    expect((await open(boss!, applicationId)).code).toBe(fails.CONTEXT_CLOSED.code);
    const listed = (await boss!.send(conversations.list, { pageSize: 100 })).data.list;
    expect(listed.map((one) => one.conversationId)).not.toContain(conversationId);
    await person.send(vacancy.apply, { id: vacancyId, sections: ['education', 'contact'] });
    expect((await view(person, conversationId)).data.conversationState).toBe(ConversationState.open);
    expect((await open(boss!, applicationId)).data).toEqual({ conversationId });
  });

  it('waits in a blind review until there is a name', async () => {
    const id = await openVacancy(boss!, operator!, { vacancyName: '盲评的职位' });
    await boss!.send(smartFilter.blind, { vacancyId: id, isBlind: 1 });
    const { person, applicationId } = await applied('没有名字的人', id);
    for (const who of [person, boss!]) expect((await open(who, applicationId)).code).toBe(fails.UNNAMED_YET.code);
    const isUnnamed = async () => (await person.send(vacancy.view, { id })).data.own!.application!.isUnnamed;
    expect(await isUnnamed()).toBe(1);
    await boss!.send(talent.move, { ids: [applicationId], applicationState: ApplicationState.interview });
    expect([await isUnnamed(), (await open(boss!, applicationId)).code]).toEqual([0, 200]);
  });

  it('keeps what was said as long as applications are kept', async () => {
    const { person, applicationId } = await applied('周求职');
    const { conversationId } = (await open(person, applicationId)).data;
    await say(person, conversationId, '两年以前');
    await db
      .update(chatMessage)
      .set({ gmtCreate: '2024-11-01 00:00:00' })
      .where(eq(chatMessage.conversationId, conversationId));
    await expireMessages(db, NOW);
    const { data } = await person.send(messages.older, { conversationId });
    expect(data.list.at(-1)).toMatchObject({ text: '', messageState: ChatMessageState.expired });
  });
});

describe('the chat about an interview', () => {
  it('has the candidate, who asked and who interviews; it is archived with the interview', async () => {
    const { person, applicationId } = await applied('吴面试');
    const id = await asked(applicationId);
    const { conversationId } = (await open(person, id, ChatContext.interview)).data;
    for (const who of [boss!, colleague!]) expect((await view(who, conversationId)).code).toBe(200);
    for (const who of [stranger!, clerk!])
      expect((await open(who, id, ChatContext.interview)).code).toBe(fails.CONTEXT_CLOSED.code);
    expect((await open(interviewer!, applicationId)).code).toBe(fails.CONTEXT_CLOSED.code);
    expect((await view(person, conversationId)).data).toMatchObject({
      title: '吴面试的一面：数据分析助理',
      countMembers: 3,
      contextCard: { title: '一面：数据分析助理', subtitle: '云杉数据，等候选人选时间', path: '/account/interview' },
    });
    expect((await open(interviewer!, id, ChatContext.interview)).data).toEqual({ conversationId });
    await say(person, conversationId, '地址在哪里？');
    expect(await linesOf(interviewer!, conversationId)).toContain('地址在哪里？');
    await boss!.send(interview.cancel, { id });
    expect((await view(person, conversationId)).data.conversationState).toBe(ConversationState.archived);
    expect((await say(boss!, conversationId, '取消了')).code).toBe(fails.CHAT_CLOSED.code);
    // the application goes on
    expect((await open(person, applicationId)).code).toBe(200);
  });

  it('is archived when the candidate does not come, and with the application', async () => {
    const one = await applied('郑面试');
    const first = await asked(one.applicationId);
    const { conversationId } = (await open(one.person, first, ChatContext.interview)).data;
    await one.person.send(interview.decline, { id: first, answerText: '' });
    expect((await view(one.person, conversationId)).data.conversationState).toBe(ConversationState.archived);
    const two = await applied('王面试');
    const second = await asked(two.applicationId);
    const chat = (await open(boss!, second, ChatContext.interview)).data;
    await decline(two.applicationId);
    expect((await view(two.person, chat.conversationId)).data.conversationState).toBe(ConversationState.archived);
  });
});

describe('the card of a vacancy', () => {
  const send = (who: Person, conversationId: string, cardId: string) =>
    who.send(messages.send, {
      conversationId,
      clientKey: newKey(),
      messageType: ChatType.card,
      text: '',
      card: { cardKind: ChatCard.position, cardId },
    });
  const cardOf = async (who: Person, conversationId: string) =>
    (await who.send(messages.older, { conversationId })).data.list.at(-1)!.card;

  it('says what it stands for now, also where it was forwarded, and that it is over', async () => {
    const id = await openVacancy(boss!, operator!, { vacancyName: '卡片里的职位', salaryMin: 6, salaryMax: 9 });
    const friend = await t.person();
    const [one, two] = [await t.person(), await t.person()];
    const conversationId = await openWith(one, two);
    const { data } = await send(one, conversationId, id);
    expect(data.card).toMatchObject({
      title: '卡片里的职位',
      subtitle: '云杉数据，6k–9k，武汉市',
      path: `/positiondetail/${id}`,
      note: '',
    });
    const onwards = await openWith(two, friend);
    await two.send(messages.forward, {
      ids: [data.id],
      conversationIds: [onwards],
      clientKey: newKey(),
    });
    expect(await cardOf(friend, onwards)).toMatchObject({ title: '卡片里的职位', note: '' });
    await boss!.send(desk.pause, { id });
    expect(await cardOf(two, conversationId)).toMatchObject({ note: '职位已暂停', path: `/positiondetail/${id}` });
    expect((await send(one, conversationId, id)).code).toBe(fails.CARD_GONE.code);
    await db.execute(`update vacancy set vacancy_state = 5 where id = ${id}`);
    expect(await cardOf(friend, onwards)).toMatchObject({ note: '职位已下架', path: '' });
  });

  it('shows nobody what is not public yet', async () => {
    const { id } = (await boss!.send(desk.submit, { ...vacancyForm(), vacancyName: '还没有公开的' })).data;
    const friend = await t.person();
    expect((await send(boss!, await openWith(boss!, friend), id)).code).toBe(fails.CARD_GONE.code);
  });
});
