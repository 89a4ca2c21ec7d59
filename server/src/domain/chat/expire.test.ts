import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as messages from '#contract/im/message.ts';
import { ChatMessageState, ChatType, contextRules } from '#contract/rules/chat.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import * as console from '#contract/system/adminSite.ts';
import { makeGroup, newKey, openWith, say } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { website } from '../../db/schema/system.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { session } from '../../db/schema/user.ts';
import { removeFiles } from '../../jobs/removeFiles.ts';
import { enqueue } from '../../kit/job.ts';
import { expireChats } from './expire.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-11-21T10:00:00+08:00');
const day = (days: number) => t.setNow(new Date(START.getTime() + days * 86_400_000));
day(0);
await db.insert(website).values({ title: '知途' });
const [operator, one, two] = [await t.person({ userType: 0 }), await t.person(), await t.person()];
await db.update(session).set({ ttlSeconds: 9e7, expiresAt: '2040-01-01 00:00:00' });

const night = async (days: number) => {
  day(days);
  await enqueue(db, expireChats, {});
  await enqueue(db, removeFiles, {});
  await t.runJobs();
};

/** As a day of the life of the database: what was said then is dated by the clock of the test. */
const linesOf = async (person: Person, conversationId: string) =>
  (await person.send(messages.older, { conversationId })).data.list;

async function sendFile(conversationId: string, storageKey: string): Promise<{ id: string; fileId: string }> {
  await t.platform.providers.storage.put(storageKey, Buffer.from('%PDF-1.4'), 'application/pdf');
  const facts = { fileName: '讲义.pdf', extension: 'pdf', mimeType: 'application/pdf', bytes: 8, storageKey };
  const [file] = await db
    .insert(storedFile)
    .values({ ...facts, userNo: one.userNo, purpose: 'chatFile' })
    .returning();
  const { data } = await say(one, conversationId, '', {
    messageType: ChatType.file,
    file: { url: `/files/${file!.id}.pdf`, name: '讲义.pdf' },
  });
  return { id: data.id, fileId: file!.id };
}

it('plain chats are kept for good, until the operator sets a time: then they are emptied with their files, and no number is missing', async () => {
  const [single, group] = [await openWith(one, two), await makeGroup(one, [two])];
  await say(one, single, '很久以前');
  const gone = await sendFile(single, 'expire/gone');
  const handedOn = await sendFile(single, 'expire/kept');
  await night(4000);
  expect((await linesOf(two, single)).map(({ messageState }) => messageState)).toEqual([1, 1, 1]);

  day(40);
  const forward = { ids: [handedOn.id], conversationIds: [group], clientKey: newKey() };
  expect((await one.send(messages.forward, forward)).code).toBe(200);
  await say(two, single, '刚才');
  const keptFor = async () => (await two.send(conversations.view, { conversationId: single })).data.retentionMonths;
  expect(await keptFor()).toBeNull();
  const { version } = (await operator.send(console.get)).data;
  expect((await operator.send(console.save, { version, chatMonths: 1 })).code).toBe(200);
  expect(await keptFor()).toBe(1); // said to whoever writes there
  await night(41);

  const lines = await linesOf(two, single);
  expect(lines.map(({ seq, text, messageState, file }) => [seq, text, messageState, file])).toEqual([
    [1, '', ChatMessageState.expired, null],
    [2, '', ChatMessageState.expired, null],
    [3, '', ChatMessageState.expired, null],
    [4, '刚才', ChatMessageState.normal, null],
  ]);
  const files = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(inArray(storedFile.id, [gone.fileId, handedOn.fileId]));
  expect(files).toEqual([{ id: handedOn.fileId }]); // it is still shown where it was handed on to
  expect((await linesOf(two, group)).at(-1)).toMatchObject({ file: { name: '讲义.pdf' } });
  const [row] = await db.select().from(chatMessage).where(eq(chatMessage.id, gone.id));
  expect(row).toMatchObject({ text: '', body: {}, fileId: null });
  expect((await operator.send(console.get)).data.removals).toEqual([
    {
      retentionKind: RetentionKind.chats,
      ranAt: '2027-01-01 10:00:00',
      olderThan: '2026-12-01 00:00:00',
      countRemoved: 4, // with the line that says who made the group
      countFiles: 1,
    },
  ]);
  expect(contextRules[0].retentionDays).toBeNull();
});

it('a night in which nothing is old leaves what the console says of the last one', async () => {
  const before = (await operator.send(console.get)).data.removals;
  await night(42);
  expect((await operator.send(console.get)).data.removals).toEqual(before);
});
