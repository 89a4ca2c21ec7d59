import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as groups from '#contract/im/group.ts';
import * as messages from '#contract/im/message.ts';
import { makeGroup, openDevice, openWith, say } from '#test/chat.ts';
import type { Device } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { startLive } from './startLive.ts';

const t = await testApp();
const { pool } = t.database;
afterAll(await startLive(t.app.server, t.platform, pool));
await t.app.listen({ port: 0, host: '127.0.0.1' });

const open: Device[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect();
});
async function device(person: Person, server = t.app.server): Promise<Device> {
  const one = await openDevice(server, person);
  open.push(one);
  return one;
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 10 });
const textsOf = ({ heard }: Device) => (heard.chatMessage ?? []).map(({ message }) => message?.text);

// How soon they agree is measured by bench/chat.ts, on a machine that does nothing else.
it('three devices of a person agree on unread, and on its being read', async () => {
  const [one, two] = [await t.person(), await t.person()];
  const id = await openWith(one, two);
  const devices = await Promise.all([1, 2, 3].map(() => device(two)));
  await say(one, id, '三台都要知道');
  await soon(() => expect(devices.map(({ badge }) => badge())).toEqual([1, 1, 1]));
  await two.send(conversations.readUpTo, { conversationId: id, seq: 1 });
  await soon(() => expect(devices.map(({ badge }) => badge())).toEqual([0, 0, 0]));
  await soon(() => expect(devices.map(({ heard }) => heard.chatRead?.at(-1)?.readSeq)).toEqual([1, 1, 1]));
});

it('members hear the message itself, others nothing; who was put out hears no more', async () => {
  const [owner, member, stranger] = [await t.person(), await t.person(), await t.person()];
  const id = await makeGroup(owner, [member]);
  const [inside, outside] = [await device(member), await device(stranger)];
  await say(owner, id, '群里说的');
  await soon(() => expect(textsOf(inside)).toContain('群里说的'));
  await owner.send(groups.remove, { conversationId: id, userNo: member.userNo });
  await soon(() => expect(inside.heard.chatListChanged).toHaveLength(1));
  await say(owner, id, '只剩我了');
  const after = await device(owner);
  await say(owner, id, '再说一句');
  await soon(() => expect(textsOf(after)).toContain('再说一句'));
  expect(textsOf(inside)).not.toContain('只剩我了');
  expect(outside.heard.chatMessage).toBeUndefined();
});

it('a message taken back is told again, empty; a long one is only announced', async () => {
  const [one, two] = [await t.person(), await t.person()];
  const id = await openWith(one, two);
  const page = await device(two);
  const { data: sent } = await say(one, id, '收回');
  await one.send(messages.recall, { id: sent.id });
  await soon(() => expect(textsOf(page)).toEqual(['收回', '']));
  await say(one, id, '长'.repeat(3000));
  await soon(() => expect(page.heard.chatMessage?.at(-1)).toMatchObject({ seq: 2, message: null }));
  const { data } = await two.send(messages.since, { conversationId: id, seq: 1 });
  expect(data.list[0]!.text).toHaveLength(3000);
});

it('pages of another process hear it too, in the order in which it was said', async () => {
  const other = createServer();
  const stop = await startLive(other, t.platform, pool);
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const [one, two] = [await t.person(), await t.person()];
  const id = await openWith(one, two);
  const there = await device(two, other);
  await Promise.all(Array.from({ length: 20 }, (_, n) => say(one, id, `第 ${n} 句`)));
  await soon(() => expect(there.heard.chatMessage).toHaveLength(20));
  const seqs = there.heard.chatMessage!.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((x, y) => x - y));
  there.socket.disconnect();
  await stop();
  other.close();
});
