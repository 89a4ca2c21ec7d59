import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as fails from '#contract/im/failures.ts';
import * as messages from '#contract/im/message.ts';
import { ChatMessageState, ChatType, ConversationState } from '#contract/rules/chat.ts';
import { makeGroup, newKey, openWith, say } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { enabled } from '../../db/enabled.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { mergePerson } from '../person/merge.ts';
import { erasePerson } from './erase.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-21T10:00:00+08:00');
t.setNow(NOW);
const merge = (from: { userNo: string }, to: { userNo: string }) =>
  db.transaction((tx) => mergePerson(tx, from.userNo, to.userNo, NOW));

describe('two accounts become one', () => {
  it('conversations, words and what is read go with them, and unread stays exact', async () => {
    const [from, to, friend, both] = [await t.person(), await t.person(), await t.person(), await t.person()];
    const single = await openWith(from, friend);
    const group = await makeGroup(both, [from, to]);
    await say(friend, single, '一');
    await say(from, single, '二');
    await say(from, group, '旧账号说的');
    await say(to, group, '新账号说的');
    await say(both, group, '大家好');
    await merge(from, to);
    expect((await to.send(conversations.open, { userNo: friend.userNo })).data.conversationId).toBe(single);
    expect((await to.send(conversations.view, { conversationId: group })).data.countMembers).toBe(2);
    for (const conversationId of [single, group]) {
      const { data } = await to.send(conversations.why, { conversationId });
      expect(data).toMatchObject({ unread: 1, isHealed: 0 });
    }
  });

  it('of two conversations with the same person the older account’s stays to be read', async () => {
    const [from, to, friend] = [await t.person(), await t.person(), await t.person()];
    const [old, current] = [await openWith(from, friend), await openWith(to, friend)];
    await say(friend, old, '旧的');
    await say(friend, current, '新的');
    await merge(from, to);
    expect((await to.send(conversations.open, { userNo: friend.userNo })).data.conversationId).toBe(current);
    const { data } = await to.send(messages.older, { conversationId: old });
    expect(data.list.map(({ text }) => text)).toEqual(['旧的']);
    expect((await say(to, old, '还能说吗')).code).toBe(fails.CHAT_CLOSED.code);
  });
});

/** A file that somebody uploaded to send it. */
async function fileOf({ userNo }: Person): Promise<string> {
  const facts = { fileName: '讲义.pdf', extension: 'pdf', mimeType: 'application/pdf', bytes: 9, storageKey: newKey() };
  const [row] = await db
    .insert(storedFile)
    .values({ ...facts, userNo, purpose: 'chatFile' })
    .returning();
  return row!.id;
}

const sendFile = (person: Person, conversationId: string, fileId: string) =>
  say(person, conversationId, '', {
    messageType: ChatType.file,
    file: { url: `/files/${fileId}.pdf`, name: '讲义.pdf' },
  });

it('who goes takes their words and files with them; no number is missing, and nobody can write to them', async () => {
  const [leaving, friend] = [await t.person(), await t.person()];
  const id = await openWith(leaving, friend);
  await say(leaving, id, '我要走了');
  await say(friend, id, '保重');
  const group = await makeGroup(friend, [leaving]);
  const [sent, handedOn, neverSent] = [await fileOf(leaving), await fileOf(leaving), await fileOf(leaving)];
  await sendFile(leaving, id, sent);
  const { data: kept } = await sendFile(leaving, id, handedOn);
  await friend.send(messages.forward, { ids: [kept.id], conversationIds: [group], clientKey: newKey() });
  await db.transaction((tx) => erasePerson(tx, leaving.userNo));
  const { data } = await friend.send(messages.older, { conversationId: id });
  expect(data.list.map(({ seq, text, messageState }) => [seq, text, messageState])).toEqual([
    [1, '', ChatMessageState.deleted],
    [2, '保重', ChatMessageState.normal],
    [3, '', ChatMessageState.deleted],
    [4, '', ChatMessageState.deleted],
  ]);
  const files = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(eq(storedFile.userNo, leaving.userNo), enabled(storedFile)));
  expect(files, `${sent} and ${neverSent} are gone, another person shows the one they were given`).toEqual([
    { id: handedOn },
  ]);
  const { data: view } = await friend.send(conversations.view, { conversationId: id });
  expect(view.conversationState).toBe(ConversationState.archived);
  expect((await say(friend, id, '在吗')).code).toBe(fails.CHAT_CLOSED.code);
});
