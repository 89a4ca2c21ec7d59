import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as grades from '#contract/exam/gradeInfo.ts';
import * as gradeMembers from '#contract/exam/gradeStudent.ts';
import * as contract from '#contract/im/conversation.ts';
import * as fails from '#contract/im/failures.ts';
import * as groups from '#contract/im/group.ts';
import * as messages from '#contract/im/message.ts';
import * as people from '#contract/im/person.ts';
import {
  ChatContext,
  ChatMessageState,
  ConversationState,
  StrangerRule,
  unreadOf as unreadBy,
} from '#contract/rules/chat.ts';
import { JoinWay } from '#contract/rules/school.ts';
import { makeGroup, newKey, openWith, say, unreadOf } from '#test/chat.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { chatMessage, conversationMember } from '../../db/schema/chat.ts';
import { userCourse } from '../../db/schema/study.ts';
import { expireMessages } from '../../domain/chat/expire.ts';
import { sendMessage } from '../../domain/messages/send.ts';
import { incidents } from '../../kit/incidents.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-21T10:00:00+08:00');
t.setNow(NOW);
const pair = async () => {
  const [one, two] = [await t.person({ nickname: '甲' }), await t.person({ nickname: '乙' })];
  return { one, two, id: await openWith(one, two) };
};

describe('a single conversation', () => {
  it('is one for both, whoever opens it and however often', async () => {
    const { one, two, id } = await pair();
    const ids = await Promise.all([openWith(one, two), openWith(two, one), openWith(two, one)]);
    expect(new Set([id, ...ids])).toEqual(new Set([id]));
    const { data } = await one.send(contract.view, { conversationId: id });
    expect(data).toMatchObject({ title: '乙', peerUserNo: two.userNo, rights: { maySend: 1, mayInvite: 0 } });
  });

  it('does not stand in the list of the other before something was said', async () => {
    const { one, two, id } = await pair();
    expect(await unreadOf(two, id)).toBeUndefined();
    await say(one, id, '你好');
    expect(await unreadOf(two, id)).toBe(1);
  });

  it('is not begun with oneself, with nobody, or with whom one is a stranger who wants none', async () => {
    const [one, two] = [await t.person(), await t.person()];
    expect((await one.send(contract.open, { userNo: one.userNo })).code).toBe(fails.YOURSELF.code);
    expect((await one.send(contract.open, { userNo: '9' })).code).toBe(404);
    await two.send(people.saveSetting, { strangerRule: StrangerRule.known });
    expect((await one.send(contract.open, { userNo: two.userNo })).code).toBe(fails.STRANGER_REFUSED.code);
    await makeGroup(two, [one]);
    expect((await one.send(contract.open, { userNo: two.userNo })).code).toBe(200);
    await two.send(people.saveSetting, { strangerRule: StrangerRule.nobody });
    const third = await t.person();
    expect((await third.send(contract.open, { userNo: two.userNo })).code).toBe(fails.STRANGER_REFUSED.code);
  });

  it('that was opened in time is not written in after the other closed the door, until they wrote themselves', async () => {
    const { one, two, id } = await pair();
    await two.send(people.saveSetting, { strangerRule: StrangerRule.nobody });
    expect((await say(one, id, '你好')).code).toBe(fails.STRANGER_REFUSED.code);
    await say(two, id, '我来开头');
    expect((await say(one, id, '你好')).code).toBe(200);
  });
});

describe('unread', () => {
  it('is what others said after the cursor: own words and lines of the platform do not count, taken back ones do', async () => {
    const [owner, member] = [await t.person(), await t.person()];
    const id = await makeGroup(owner, [member]);
    expect(await unreadOf(member, id)).toBe(0);
    const { data: first } = await say(owner, id, '一');
    await say(member, id, '我说的不算');
    await say(owner, id, '二');
    await owner.send(messages.recall, { id: first.id });
    expect(await unreadOf(member, id)).toBe(2);
    const { data } = await member.send(contract.why, { conversationId: id });
    expect(data).toMatchObject({
      unread: 2,
      countAfter: 4,
      countOwn: 1,
      countTips: 1,
      unreadSeqs: [2, 4],
      isHealed: 0,
    });
    const read = await member.send(contract.readUpTo, { conversationId: id, seq: 2 });
    expect(read.data).toEqual({ readSeq: 2, unread: 1 });
    expect((await member.send(contract.readUpTo, { conversationId: id, seq: 1 })).data.readSeq).toBe(2);
    expect((await member.send(contract.readUpTo, { conversationId: id, seq: 99 })).data).toEqual({
      readSeq: 4,
      unread: 0,
    });
  });

  it('stays exact while one writes and reads on two devices at once', async () => {
    const { one, two, id } = await pair();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        ...Array.from({ length: 4 }, () => say(one, id, '来')),
        ...Array.from({ length: 4 }, () => say(two, id, '往')),
        ...[3, 5, 7].map((seq) => two.send(contract.readUpTo, { conversationId: id, seq: round * 8 + seq })),
      ]);
    }
    const { data } = await two.send(contract.why, { conversationId: id });
    expect(data.isHealed).toBe(0);
    expect(await unreadOf(two, id)).toBe(data.unread);
  });

  it('that is kept wrong is put right by asking why, and is counted as an incident', async () => {
    const { one, two, id } = await pair();
    await say(one, id, '一');
    await say(one, id, '二');
    const its = and(eq(conversationMember.conversationId, id), eq(conversationMember.userNo, two.userNo));
    await db.update(conversationMember).set({ countedRead: 1 }).where(its);
    expect(await unreadOf(two, id)).toBe(1);
    const before = await countOf('chat_unread_kept');
    const { data } = await two.send(contract.why, { conversationId: id });
    expect(data).toMatchObject({ unread: 2, isHealed: 1 });
    expect(await unreadOf(two, id)).toBe(2);
    expect(await countOf('chat_unread_kept')).toBe(before + 1);
    expect((await two.send(contract.why, { conversationId: id, shown: 2 })).data.isHealed).toBe(0);
    expect((await two.send(contract.why, { conversationId: id, shown: 7 })).data.isHealed).toBe(1);
    expect(await countOf('chat_unread_shown')).toBe(1);
  });

  it('the rule says the same as the server', () => {
    expect(unreadBy({ countedTotal: 9, countedRead: 4, ownTotal: 3, ownRead: 1 })).toBe(3);
  });

  async function countOf(kind: string): Promise<number> {
    const { values } = await incidents.get();
    return values.find(({ labels }) => labels['kind'] === kind)?.value ?? 0;
  }
});

describe('the list', () => {
  it('has the pinned first, then the newest; quiet ones do not count in the badge; the notices stand beside', async () => {
    const { one, two, id } = await pair();
    const third = await t.person();
    const other = await openWith(two, third);
    await say(one, id, '先说');
    t.setNow(new Date(NOW.getTime() + 60_000));
    await say(third, other, '后说');
    t.setNow(NOW);
    await sendMessage({ db }, { to: [two.userNo], msgType: 'system', msgTitle: '系统通知一条' });
    const ids = async () => (await two.send(contract.list)).data.list.map(({ conversationId }) => conversationId);
    expect(await ids()).toEqual([other, id]);
    await two.send(contract.settings, { conversationId: id, isPinned: 1, isQuiet: 1 });
    expect(await ids()).toEqual([id, other]);
    const { data } = await two.send(contract.list);
    expect(data.unread).toBe(1);
    expect(data.system).toMatchObject({ unread: 1, line: '系统通知一条' });
    expect(data.list[0]).toMatchObject({ title: '甲', isPinned: 1, unread: 1, lastMessage: { line: '先说' } });
    expect((await two.send(contract.list, { keyword: '甲' })).data.list).toHaveLength(1);
  });

  it('shows a draft on every device; what was taken away comes back with the next message, what was cleared does not', async () => {
    const { one, two, id } = await pair();
    await say(one, id, '旧的');
    await two.send(contract.draft, { conversationId: id, text: '还没写完' });
    expect((await two.send(contract.list)).data.list[0]!.draft).toBe('还没写完');
    await two.send(contract.hide, { conversationId: id, isCleared: 1 });
    expect((await two.send(contract.list)).data.list).toEqual([]);
    await say(one, id, '新的');
    expect((await two.send(contract.list)).data.list[0]).toMatchObject({ unread: 1, floorSeq: 1, draft: '' });
    const { data } = await two.send(messages.older, { conversationId: id });
    expect(data.list.map(({ text }) => text)).toEqual(['新的']);
    expect((await one.send(messages.older, { conversationId: id })).data.list).toHaveLength(2);
  });
});

describe('what a conversation belongs to', () => {
  it('a course: its lecturer and whoever takes it come in, each by opening it, and read what was said before', async () => {
    const lecturer = await t.person({ userType: 2 });
    const { courseId } = await makeLessons(db, [60], { courseName: '数据结构', lecturerUserNo: lecturer.userNo });
    const [learner, stranger] = [await t.person(), await t.person()];
    await enrol(db, { userNo: learner.userNo, courseId });
    const place = { context: ChatContext.course, contextId: courseId };
    const { data } = await lecturer.send(contract.openContext, place);
    await say(lecturer, data.conversationId, '欢迎');
    expect((await learner.send(contract.openContext, place)).data).toEqual(data);
    expect((await learner.send(contract.openContext, place)).data).toEqual(data);
    expect((await stranger.send(contract.openContext, place)).code).toBe(fails.CONTEXT_CLOSED.code);
    const { data: view } = await learner.send(contract.view, data);
    expect(view).toMatchObject({
      title: '数据结构',
      countMembers: 2,
      retentionDays: 1095,
      contextCard: { contextId: courseId, title: '数据结构' },
      rights: { mayLeave: 1, mayInvite: 0 },
    });
    expect((await learner.send(messages.older, data)).data.list.map(({ text }) => text)).toContain('欢迎');
  });

  it('a course: whom its lecturer put out, or silenced, is not free of it by opening it anew', async () => {
    const lecturer = await t.person({ userType: 2 });
    const { courseId } = await makeLessons(db, [60], { courseName: '编译原理', lecturerUserNo: lecturer.userNo });
    const [out, silenced] = [await t.person(), await t.person()];
    for (const { userNo } of [out, silenced]) await enrol(db, { userNo, courseId });
    const place = { context: ChatContext.course, contextId: courseId };
    const { data } = await lecturer.send(contract.openContext, place);
    for (const learner of [out, silenced]) await learner.send(contract.openContext, place);
    await lecturer.send(groups.remove, { ...data, userNo: out.userNo });
    expect((await out.send(contract.openContext, place)).code).toBe(fails.CONTEXT_CLOSED.code);
    expect((await say(out, data.conversationId, '我又来了')).code).toBe(404);
    await lecturer.send(groups.mute, { ...data, userNo: silenced.userNo, minutes: 60 });
    await silenced.send(groups.leave, data);
    expect((await silenced.send(contract.openContext, place)).code).toBe(200);
    expect((await say(silenced, data.conversationId, '我又来了')).code).toBe(fails.MUTED.code);
    // asked in by who put them out, they are as before
    await lecturer.send(groups.invite, { ...data, userNos: [out.userNo] });
    expect((await say(out, data.conversationId, '谢谢')).code).toBe(200);
    await out.send(groups.leave, data);
    expect((await out.send(contract.openContext, place)).code).toBe(200);
  });

  it('a course: whose enrolment ended reads and writes nothing more, until it is theirs again; whom it invited stays', async () => {
    const lecturer = await t.person({ userType: 2 });
    const { courseId } = await makeLessons(db, [60], { courseName: '操作系统', lecturerUserNo: lecturer.userNo });
    const [refunded, expired, guest] = [await t.person(), await t.person(), await t.person()];
    for (const { userNo } of [refunded, expired]) await enrol(db, { userNo, courseId });
    const place = { context: ChatContext.course, contextId: courseId };
    const { data } = await lecturer.send(contract.openContext, place);
    for (const learner of [refunded, expired]) await learner.send(contract.openContext, place);
    await lecturer.send(groups.invite, { ...data, userNos: [guest.userNo] });
    const of = ({ userNo }: typeof guest) => and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, courseId));
    await db.update(userCourse).set({ statusId: 0, source: 'refunded' }).where(of(refunded));
    await db.update(userCourse).set({ expiresAt: '2020-01-01 00:00:00' }).where(of(expired));
    for (const learner of [refunded, expired]) {
      expect((await say(learner, data.conversationId, '还在吗')).code).toBe(404);
      expect((await learner.send(messages.older, data)).code).toBe(404);
      expect((await learner.send(contract.openContext, place)).code).toBe(fails.CONTEXT_CLOSED.code);
    }
    expect((await say(guest, data.conversationId, '我是请来的')).code).toBe(200);
    await db.update(userCourse).set({ expiresAt: null }).where(of(expired));
    expect((await say(expired, data.conversationId, '续上了')).code).toBe(200);
  });

  it('a class: its people come and go with the class, and it is archived with it', async () => {
    const [teacher, student] = [await t.person({ userType: 2 }), await t.person({ nickname: '小林' })];
    const facts = { gradeName: '周末班', intro: '', departmentId: null, joinWay: JoinWay.open, seats: 20 };
    const { data: opened } = await teacher.send(grades.save, facts);
    const place = { context: ChatContext.grade, contextId: opened.id };
    const { conversationId } = (await teacher.send(contract.openContext, place)).data;
    const sizeOf = async () => (await teacher.send(contract.view, { conversationId })).data.countMembers;
    expect(await sizeOf()).toBe(1);
    await student.send(gradeMembers.add, { code: opened.joinCode, note: '' });
    expect(await sizeOf()).toBe(2);
    const lines = (await student.send(messages.older, { conversationId })).data.list.map(({ text }) => text);
    expect(lines.at(-1)).toBe('小林加入了班级');
    await say(teacher, conversationId, '班级里说的');
    await db
      .update(chatMessage)
      .set({ gmtCreate: '2020-01-01 00:00:00' })
      .where(eq(chatMessage.conversationId, conversationId));
    await expireMessages(db, NOW);
    const { data: kept } = await student.send(messages.older, { conversationId });
    expect(kept.list.at(-1)).toMatchObject({ text: '', messageState: ChatMessageState.expired });
    await student.send(gradeMembers.quit, { gradeId: opened.id });
    expect(await sizeOf()).toBe(1);
    expect((await student.send(contract.view, { conversationId })).code).toBe(404);
    await teacher.send(grades.disband, { id: opened.id, gradeName: '周末班' });
    const { data } = await teacher.send(contract.view, { conversationId });
    expect(data).toMatchObject({ conversationState: ConversationState.archived, rights: { maySend: 0 } });
    expect((await say(teacher, conversationId, '还在吗')).code).toBe(fails.CHAT_CLOSED.code);
  });
});

it('a key of a message is its sender’s own: two people may have the same', async () => {
  const { one, two, id } = await pair();
  const clientKey = newKey();
  await say(one, id, '甲的', { clientKey });
  expect((await say(two, id, '乙的', { clientKey })).data.text).toBe('乙的');
});
