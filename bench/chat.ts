import { readFile } from 'node:fs/promises';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { ChatRole, ChatType, ConversationKind } from '#contract/rules/chat.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import { wireTime } from '#contract/rules/time.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { conversation, conversationMember } from '#server/db/schema/chat.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const MESSAGES = 50;
const GAP_MS = 200;
/** Tabs that come at once while they open. */
const AT_ONCE = 50;

/**
 * `npm run bench -- chat 2000 5000`: a group of so many people, so many open tabs. Measured: what an idle tab costs, how
 * long a message takes from being sent to every member's tab, and how long a badge is behind. Every message must reach
 * every member once.
 */
export async function run([members = '2000', tabs = '5000']: string[]): Promise<void> {
  const [countMembers, countTabs] = [Number(members), Number(tabs)];
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const open: Socket[] = [];
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(database.db, countMembers);
    const conversationId = await makeGroup(database.db, learners);
    const server = await world.start(serverProgram, { DEMO_MODE: 'off' });
    await say(server.url, learners[0]!, conversationId, 'warm-0001');
    const before = await residentOf(server.pid);
    // of the last people some have more than one tab open
    const people = Array.from({ length: countTabs }, (_, index) => learners[index % countMembers]!);
    const received = new Map<number, number[]>();
    const badges = new Map<number, number[]>();
    await eachOf(people, async (person, index) => {
      const socket = await openTab(server.url, person);
      open.push(socket);
      if (index >= countMembers) return;
      socket.on('chatMessage', ({ seq }: { seq: number }) => add(received, seq));
      socket.on('unread', ({ chat }: { chat: number }) => add(badges, chat));
    });
    await settled(500);
    const idle = (await residentOf(server.pid)) - before;
    badges.clear();
    const sent = new Map<number, number>();
    for (let index = 0; index < MESSAGES; index += 1) {
      const from = performance.now();
      const seq = await say(
        server.url,
        learners[index % 10]!,
        conversationId,
        `bench-${String(index).padStart(5, '0')}`,
      );
      sent.set(seq, from);
      await settled(Math.max(0, GAP_MS - (performance.now() - from)));
    }
    const isComplete = () => [...sent.keys()].every((seq) => (received.get(seq)?.length ?? 0) === countMembers);
    for (let tries = 0; tries < 100 && !isComplete(); tries += 1) await settled(100);
    if (!isComplete()) throw new Error('有消息没有到每个成员，或者到了两次');
    await settled(1500);
    const delays = [...sent].flatMap(([seq, from]) => received.get(seq)!.map((at) => at - from)).sort((x, y) => x - y);
    const lastAt = Math.max(...[...sent.keys()].flatMap((seq) => received.get(seq)!));
    const lastBadge = Math.max(0, ...[...badges.values()].flat());
    report(
      ['成员', '打开的页面', '空闲内存 MB', '消息', '到达', 'p50 ms', 'p99 ms', '最慢 ms', '角标落后 ms'],
      [
        [
          countMembers,
          countTabs,
          idle,
          MESSAGES,
          delays.length,
          at(delays, 0.5),
          at(delays, 0.99),
          at(delays, 1),
          lastBadge - lastAt,
        ],
      ],
    );
  } finally {
    for (const socket of open) socket.disconnect();
    await database.close();
    await world.close();
  }
}

const add = (to: Map<number, number[]>, key: number): void => {
  const times = to.get(key) ?? [];
  times.push(performance.now());
  to.set(key, times);
};

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;

const settled = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

async function makeGroup(db: Db, learners: readonly Learner[]): Promise<string> {
  const facts = { conversationKind: ConversationKind.group, title: '测量群', lastTime: wireTime(new Date()) };
  const [row] = await db
    .insert(conversation)
    .values({ ...facts, countMembers: learners.length })
    .returning({ id: conversation.id });
  const rows = learners.map(({ userNo }) => ({
    userNo,
    conversationId: row!.id,
    chatRole: ChatRole.member,
    joinedAt: facts.lastTime,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(conversationMember).values(rows.slice(from, from + 500));
  return row!.id;
}

function openTab(url: string, { token }: Learner): Promise<Socket> {
  const options = { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } };
  const socket = io(url, options);
  return new Promise((resolve, reject) => {
    socket.once('unread', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function say(url: string, { token }: Learner, conversationId: string, clientKey: string): Promise<number> {
  const body = {
    conversationId,
    clientKey,
    messageType: ChatType.text,
    text: `第 ${clientKey} 条消息，长度和平常说的话差不多。`,
  };
  const reply = await fetch(`${url}/apis/im/auth/message/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: { seq: number } };
  if (code !== 200) throw new Error(msg);
  return data.seq;
}

/** Megabytes that a process really holds. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

async function eachOf<T>(some: readonly T[], act: (one: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const walk = async () => {
    while (next < some.length) {
      const index = next;
      next += 1;
      await act(some[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}
