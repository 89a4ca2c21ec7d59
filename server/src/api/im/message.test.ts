import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as fails from '#contract/im/failures.ts';
import * as groups from '#contract/im/group.ts';
import * as contract from '#contract/im/message.ts';
import * as people from '#contract/im/person.ts';
import { TOO_OFTEN } from '#contract/kit/errors.ts';
import { ChatCard, ChatMessageState, ChatType, SEND_RATE } from '#contract/rules/chat.ts';
import { makeGroup, newKey, openWith, say, unreadOf } from '#test/chat.ts';
import { overtaken } from '#test/overtaken.ts';
import { testApp } from '#test/testApp.ts';
import type { Db } from '../../db/client.ts';
import { bannedWord, chatMessage } from '../../db/schema/chat.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { expireMessages } from '../../domain/chat/expire.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-21T10:00:00+08:00');
const later = (seconds: number) => t.setNow(new Date(NOW.getTime() + seconds * 1000));
later(0);
const pair = async () => {
  const [one, two] = [await t.person(), await t.person()];
  return { one, two, id: await openWith(one, two) };
};
const all = async (person: Awaited<ReturnType<typeof t.person>>, conversationId: string) =>
  (await person.send(contract.older, { conversationId })).data.list;

describe('numbers', () => {
  it('of fifty who write at once each message has its own, without a gap, the same for everybody', async () => {
    const owner = await t.person();
    const members = await Promise.all(Array.from({ length: 49 }, () => t.person()));
    const id = await makeGroup(owner, members);
    const replies = await Promise.all([owner, ...members].map((person, n) => say(person, id, `第 ${n} 句`)));
    expect(replies.every(({ code }) => code === 200)).toBe(true);
    const seqs = replies.map(({ data }) => data.seq).sort((x, y) => x - y);
    expect(seqs).toEqual(Array.from({ length: 50 }, (_, n) => n + 2)); // the first line says who made the group
    const [mine, theirs] = [await all(owner, id), await all(members[7]!, id)];
    expect(mine).toEqual(theirs);
    expect(await unreadOf(owner, id)).toBe(49);
  });

  it('what is sent again with its key is there once, whether at once or later', async () => {
    const { one, two, id } = await pair();
    const clientKey = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => say(one, id, '只有一条', { clientKey })));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect((await say(one, id, '只有一条', { clientKey })).data.seq).toBe(1);
    expect(await all(two, id)).toHaveLength(1);
    expect(await unreadOf(two, id)).toBe(1);
  });

  it('after a lost connection what came meanwhile follows the last number', async () => {
    const { one, two, id } = await pair();
    for (const text of ['一', '二', '三', '四']) await say(one, id, text);
    const { data } = await two.send(contract.since, { conversationId: id, seq: 1, limit: 2 });
    expect(data.list.map(({ text }) => text)).toEqual(['二', '三']);
    expect(data).toMatchObject({ isMore: 1, lastSeq: 4 });
    const { data: around } = await two.send(contract.around, { conversationId: id, seq: 2, limit: 2 });
    expect(around.list.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(around).toMatchObject({ isMoreOlder: 1, isMoreNewer: 1 });
  });
});

describe('who may write', () => {
  it('a stranger to the conversation hears that there is none', async () => {
    const { id } = await pair();
    const stranger = await t.person();
    expect((await say(stranger, id, '你好')).code).toBe(404);
    expect((await stranger.send(contract.older, { conversationId: id })).code).toBe(404);
  });

  it('whoever is blocked hears it, and so does who blocks, until it is taken back', async () => {
    const { one, two, id } = await pair();
    await say(one, id, '在吗');
    await two.send(people.block, { userNo: one.userNo, isBlocked: 1 });
    expect((await say(one, id, '在吗')).code).toBe(fails.BLOCKED_BY_THEM.code);
    expect((await say(two, id, '在')).code).toBe(fails.BLOCKED_BY_YOU.code);
    await two.send(people.block, { userNo: one.userNo, isBlocked: 0 });
    expect((await say(one, id, '在吗')).code).toBe(200);
  });

  it('in a muted group only who runs it may speak, and a muted member not at all', async () => {
    const [owner, member] = [await t.person(), await t.person()];
    const id = await makeGroup(owner, [member]);
    await owner.send(groups.muteAll, { conversationId: id, isMutedAll: 1 });
    expect((await say(member, id, '说一句')).code).toBe(fails.MUTED_ALL.code);
    expect((await say(owner, id, '请安静')).code).toBe(200);
    await owner.send(groups.muteAll, { conversationId: id, isMutedAll: 0 });
    await owner.send(groups.mute, { conversationId: id, userNo: member.userNo, minutes: 10 });
    expect(await say(member, id, '说一句')).toMatchObject({
      code: fails.MUTED.code,
      msg: '你已被禁言，到 2026-11-21 10:10 为止',
    });
    later(601);
    expect((await say(member, id, '说一句')).code).toBe(200);
    later(0);
  });

  it('what the operator does not allow is refused, whatever stands between its letters', async () => {
    const { one, id } = await pair();
    await db.insert(bannedWord).values({ word: '代写论文' });
    const reply = await say(one, id, '专业代 写-论　文');
    expect(reply).toMatchObject({ code: fails.BAD_WORD.code, data: { issues: [{ path: 'text' }] } });
    expect((await say(one, id, '代表大家写一篇论文')).code).toBe(200);
  });

  it('of two hundred at once those above the limit are refused with 429, and everything else goes on', async () => {
    const { one, two, id } = await pair();
    const replies = await Promise.all(Array.from({ length: 200 }, () => say(one, id, '刷屏')));
    const codes = Map.groupBy(replies, ({ code }) => code);
    expect(codes.get(200)).toHaveLength(SEND_RATE.most);
    expect(codes.get(TOO_OFTEN.code)).toHaveLength(200 - SEND_RATE.most);
    expect((await say(two, id, '我没有刷屏')).code).toBe(200);
    expect((await one.send(conversations.list)).code).toBe(200);
    later(61);
    expect((await say(one, id, '缓一缓')).code).toBe(200);
    later(0);
  });
});

describe('what is said', () => {
  it('an answer names what it answers; nothing is answered that one does not see', async () => {
    const { one, two, id } = await pair();
    await say(one, id, '几点上课？');
    const { data } = await say(two, id, '八点', { replyToSeq: 1 });
    expect(data.replyTo).toMatchObject({ seq: 1, line: '几点上课？' });
    expect((await say(two, id, '八点', { replyToSeq: 9 })).code).toBe(fails.REPLY_GONE.code);
    expect((await say(two, id, '  ')).code).toBe(fails.EMPTY_MESSAGE.code);
  });

  it('a mention is only of members, and everybody is named by who runs the group alone', async () => {
    const [owner, member, stranger] = [await t.person(), await t.person(), await t.person()];
    const id = await makeGroup(owner, [member]);
    const { data } = await say(owner, id, '看一下', { mentions: [member.userNo, stranger.userNo] });
    expect(data.mentions).toEqual([member.userNo]);
    expect((await member.send(conversations.view, { conversationId: id })).data.isMentioned).toBe(1);
    expect((await say(member, id, '大家好', { isAtAll: 1 })).code).toBe(fails.ALL_MENTION_REFUSED.code);
  });

  it('a file is one the sender uploaded for this, and opens for members alone', async () => {
    const { one, two, id } = await pair();
    const stranger = await t.person();
    const facts = { fileName: 'a.pdf', extension: 'pdf', mimeType: 'application/pdf', bytes: 9, storageKey: 'k' };
    const keep = async (purpose: 'chatFile' | 'avatar') => {
      const [row] = await db
        .insert(storedFile)
        .values({ ...facts, userNo: one.userNo, purpose })
        .returning();
      return `/files/${row!.id}.pdf`;
    };
    const [url, avatar] = [await keep('chatFile'), await keep('avatar')];
    const wish = { messageType: ChatType.file, text: '' } as const;
    const { data } = await say(one, id, '', { ...wish, file: { url, name: '讲义.pdf' } });
    expect(data.file).toMatchObject({ url, name: '讲义.pdf', size: 9 });
    expect((await say(one, id, '', { ...wish, file: { url: avatar, name: '头像' } })).code).toBe(422);
    expect((await say(two, id, '', { ...wish, file: { url, name: '别人的' } })).code).toBe(422);
    const openedBy = async ({ token }: { token: string }) => {
      const cookies = { RC_WEB_TOKEN: token };
      const { statusCode } = await t.app.inject({ method: 'GET', url, cookies });
      return statusCode;
    };
    await t.platform.providers.storage.put('k', Buffer.from('%PDF-1.4\n'), 'application/pdf');
    expect([await openedBy(one), await openedBy(two), await openedBy(stranger)]).toEqual([200, 200, 404]);
    expect((await two.send(groups.filePage, { conversationId: id })).data.list).toHaveLength(1);
    // the file goes with the last message that shows it
    const standing = async () =>
      (await db.select().from(storedFile).where(eq(storedFile.purpose, 'chatFile')))[0]!.statusId;
    const conversationIds = [await openWith(one, stranger)];
    await one.send(contract.forward, { ids: [data.id], conversationIds, clientKey: newKey() });
    await one.send(contract.remove, { id: data.id });
    expect([await openedBy(two), await openedBy(stranger), await standing()]).toEqual([404, 200, 1]);
    const [copy] = (await stranger.send(contract.older, { conversationId: conversationIds[0]! })).data.list;
    await one.send(contract.remove, { id: copy!.id });
    expect([await openedBy(stranger), await standing()]).toEqual([404, 0]);
  });

  it('a card says what it stands for, not what the sender says of it', async () => {
    const { one, two, id } = await pair();
    const card = { cardKind: ChatCard.person, cardId: two.userNo };
    const { data } = await say(one, id, '', { messageType: ChatType.card, card });
    expect(data.card).toMatchObject({ cardId: two.userNo, subtitle: '个人名片' });
    const gone = { cardKind: ChatCard.course, cardId: '9' };
    expect((await say(one, id, '', { messageType: ChatType.card, card: gone })).code).toBe(fails.CARD_GONE.code);
  });
});

describe('taking back', () => {
  it('within two minutes by who sent it; the text comes back to them and leaves everybody else', async () => {
    const { one, two, id } = await pair();
    const { data: sent } = await say(one, id, '发错了');
    expect((await two.send(contract.recall, { id: sent.id })).code).toBe(fails.NOT_SENDER.code);
    later(120);
    expect((await one.send(contract.recall, { id: sent.id })).data.text).toBe('发错了');
    expect((await all(two, id))[0]).toMatchObject({ text: '', messageState: ChatMessageState.recalled });
    expect((await one.send(contract.recall, { id: sent.id })).code).toBe(404);
    later(0);
    const { data: old } = await say(one, id, '晚了');
    later(121);
    expect((await one.send(contract.recall, { id: old.id })).code).toBe(fails.RECALL_LATE.code);
    expect((await one.send(contract.remove, { id: old.id })).code).toBe(200);
    expect((await all(two, id))[1]).toMatchObject({ text: '', messageState: ChatMessageState.deleted });
    const [row] = await db.select().from(chatMessage).where(eq(chatMessage.id, old.id));
    expect(row).toMatchObject({ text: '', body: {}, grams: [] });
    later(0);
  });

  it('what a class keeps for so long is emptied afterwards, and no number is missing', async () => {
    const { one, id } = await pair();
    await say(one, id, '单聊不过期');
    await db.update(chatMessage).set({ gmtCreate: '2020-01-01 00:00:00' });
    await expireMessages(db, NOW);
    expect((await all(one, id))[0]!.text).toBe('单聊不过期');
  });
});

describe('handing on', () => {
  it('one by one or as one record, once for a key, and only what one may see', async () => {
    const { one, two, id } = await pair();
    const third = await t.person();
    const target = await openWith(two, third);
    const ids = [(await say(one, id, '第一句')).data.id, (await say(one, id, '第二句')).data.id];
    const wish = { ids, conversationIds: [target], clientKey: newKey() };
    expect((await two.send(contract.forward, wish)).data.countSent).toBe(2);
    expect((await two.send(contract.forward, wish)).data.countSent).toBe(0);
    await two.send(contract.forward, { ...wish, clientKey: newKey(), isMerged: 1 });
    const list = await all(third, target);
    expect(list.map(({ text }) => text).slice(0, 2)).toEqual(['第一句', '第二句']);
    expect(list[2]!.record!.items.map(({ line }) => line)).toEqual(['第一句', '第二句']);
    expect((await third.send(contract.forward, { ...wish, clientKey: newKey() })).code).toBe(404);
  });

  it('what is taken back at this moment is not handed on', async () => {
    const { one, two, id } = await pair();
    const conversationIds = [await openWith(two, await t.person())];
    const { data: sent } = await say(one, id, '发错了人');
    const taking = (tx: Db) =>
      tx
        .update(chatMessage)
        .set({ messageState: ChatMessageState.deleted, text: '' })
        .where(eq(chatMessage.id, sent.id));
    const wish = { ids: [sent.id], conversationIds, clientKey: newKey() };
    const { code } = await overtaken(t.database, taking, () => two.send(contract.forward, wish));
    expect(code).toBe(fails.NOT_FORWARDABLE.code);
  });
});

describe('finding', () => {
  it('any part of a Chinese text, in the own conversations alone, and not what was cleared or taken back', async () => {
    const { one, two, id } = await pair();
    await say(one, id, '下周三考数据结构，别忘了带学生证');
    const { data: wrong } = await say(one, id, '数据结构改期了');
    await one.send(contract.recall, { id: wrong.id });
    const { data } = await two.send(contract.search, { keyword: '据结' });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ conversationId: id, seq: 1 });
    expect(data.list[0]!.line).toContain('数据结构');
    const stranger = await t.person();
    expect((await stranger.send(contract.search, { keyword: '据结' })).data.list).toEqual([]);
    await two.send(conversations.clear, { conversationId: id });
    expect((await two.send(contract.search, { keyword: '据结' })).data.list).toEqual([]);
    expect((await one.send(contract.search, { keyword: '据结' })).data.list).toHaveLength(1);
  });
});

describe('forwarding more than is sent in a minute', () => {
  it('is refused with what to do at the conversations; as one record it goes', async () => {
    const { one, id } = await pair();
    const sent: string[] = [];
    for (let n = 0; n < 13; n += 1) sent.push((await say(one, id, `第 ${n} 句`)).data.id);
    const targets: string[] = [];
    for (let n = 0; n < 10; n += 1) targets.push(await openWith(one, await t.person()));
    const wish = { ids: sent, conversationIds: targets, clientKey: newKey() };
    const refused = await one.send(contract.forward, wish);
    const issues = [{ path: 'conversationIds', message: expect.stringContaining('130 条') }];
    expect(refused).toMatchObject({ code: 422, data: { issues } });
    expect((await one.send(contract.forward, { ...wish, isMerged: 1 })).data.countSent).toBe(10);
  });
});

describe('receipts', () => {
  it('count and name who has read, to the sender alone', async () => {
    const [owner, a, b] = [await t.person(), await t.person({ nickname: '小安' }), await t.person()];
    const id = await makeGroup(owner, [a, b]);
    const { data: sent } = await say(owner, id, '收到请回复');
    await a.send(conversations.readUpTo, { conversationId: id, seq: sent.seq });
    const { data } = await owner.send(contract.receipts, { conversationId: id, seqs: [sent.seq] });
    expect(data.list).toEqual([{ seq: sent.seq, countRead: 1, countAll: 2 }]);
    const { data: read } = await owner.send(contract.readers, { id: sent.id, isRead: 1 });
    expect(read.list.map(({ userName }) => userName)).toEqual(['小安']);
    expect((await a.send(contract.readers, { id: sent.id, isRead: 0 })).code).toBe(fails.NOT_SENDER.code);
  });

  it('are of those who were there when it was said: who comes later has read nothing of it', async () => {
    const [owner, a, late] = [await t.person(), await t.person(), await t.person()];
    const id = await makeGroup(owner, [a]);
    const { data: sent } = await say(owner, id, '今晚八点');
    later(60);
    await owner.send(groups.invite, { conversationId: id, userNos: [late.userNo] });
    const { data: next } = await say(owner, id, '改到九点');
    const { data } = await owner.send(contract.receipts, { conversationId: id, seqs: [sent.seq, next.seq] });
    expect(data.list.map(({ countRead, countAll }) => [countRead, countAll])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    for (const isRead of [0, 1] as const) {
      const { data: named } = await owner.send(contract.readers, { id: sent.id, isRead });
      expect(named.list.map(({ userNo }) => userNo)).toEqual(isRead === 1 ? [] : [a.userNo]);
    }
    later(0);
  });
});
