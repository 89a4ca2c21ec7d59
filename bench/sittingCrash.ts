import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { ask, makeExam, TAB } from './kit/examRoom.ts';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { startProgram } from './kit/program.ts';
import { report } from './kit/report.ts';

const PORT = 3490;
const env = { DEMO_MODE: 'off', SECRET_KEY: 'c'.repeat(40) };

interface Candidate extends Learner {
  id: string;
  /** Hash by number, of every answer that was acknowledged. */
  receipts: Map<number, string>;
  /** The number that is sent next, again and again until it is acknowledged. */
  next: number;
}

interface Page {
  list: { seq: number; hash: string }[];
  totalPage: number;
  totalCount: number;
  isIntact: 0 | 1;
}

/**
 * `npm run bench -- sittingCrash 50 200`: while so many candidates save, `kill -9` hits the server and the database in
 * turn; afterwards every acknowledged answer must be there with its receipt, and none twice.
 */
export async function run([rounds = '50', people = '200']: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-sitting-'));
  try {
    const { learners, assessmentId, slots } = await prepare(dataDir, Number(people));
    const candidates: Candidate[] = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      const server = await startProgram(serverProgram, PORT, { DATA_DIR: dataDir, ...env });
      if (candidates.length === 0) candidates.push(...(await begin(server.url, learners, assessmentId)));
      const saving = candidates.map((one) => saveUntilGone(server.url, one, slots));
      await new Promise((resolve) => setTimeout(resolve, randomInt(400, 1500)));
      process.kill(round % 2 === 0 ? server.pid : await postmasterOf(dataDir), 'SIGKILL');
      await Promise.all([server.gone, ...saving]);
      if (round % 5 === 4) console.log(`第 ${round + 1} 轮：${total(candidates)} 条已确认`);
    }
    const server = await startProgram(serverProgram, PORT, { DATA_DIR: dataDir, ...env });
    for (const one of candidates) await check(server.url, one);
    await server.stop();
    report(['轮数', '考生', '确认的答案', '丢失', '重复'], [[rounds, people, String(total(candidates)), '0', '0']]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const total = (all: readonly Candidate[]): number => all.reduce((sum, { receipts }) => sum + receipts.size, 0);

async function prepare(dataDir: string, people: number) {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const database = openDatabase(embedded.url, 4);
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(database.db, people);
    return { learners, ...(await makeExam(database.db, learners)) };
  } finally {
    await database.close();
    await embedded.stop();
  }
}

async function begin(url: string, learners: readonly Learner[], assessmentId: string): Promise<Candidate[]> {
  return Promise.all(
    learners.map(async (one) => {
      const { code, data } = await ask<{ id: string }>(url, 'begin', one, { assessmentId, tabKey: TAB });
      if (code !== 200) throw new Error(`开始得到 ${code}`);
      return { ...one, id: data.id, receipts: new Map<number, string>(), next: 1 };
    }),
  );
}

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);

/** Saves one after the other; what is not answered may or may not be stored, so it is sent again under its number. */
async function saveUntilGone(url: string, one: Candidate, slots: readonly string[]): Promise<void> {
  for (;;) {
    const clientSeq = one.next;
    const entry = { clientSeq, slot: slots[clientSeq % slots.length], answer: 'abcd'[clientSeq % 4], givenAt: 0 };
    const input = { id: one.id, tabTurn: 1, sentAt: 0, entries: [entry] };
    const reply = await ask<{ receipts: { seq: number; hash: string }[] }>(url, 'save', one, input).catch(
      () => undefined,
    );
    if (!reply || reply.code === 500 || reply.code === 503) return;
    if (reply.code !== 200) throw new Error(`保存得到 ${reply.code}：${reply.msg}`);
    const [receipt] = reply.data.receipts;
    if (!receipt || receipt.seq !== clientSeq) throw new Error(`第 ${clientSeq} 条得到凭据 ${receipt?.seq}`);
    one.receipts.set(receipt.seq, receipt.hash);
    one.next += 1;
  }
}

/** Every receipt is that of what is stored, the chain is whole, and nothing is stored that was not sent. */
async function check(url: string, one: Candidate): Promise<void> {
  const stored = new Map<number, string>();
  let page: Page | undefined;
  for (let pageCurrent = 1; pageCurrent <= (page?.totalPage ?? 1); pageCurrent += 1) {
    page = (await ask<Page>(url, 'receipts', one, { id: one.id, pageCurrent, pageSize: 100 })).data;
    for (const { seq, hash } of page.list) stored.set(seq, hash);
  }
  const lost = [...one.receipts].filter(([seq, hash]) => stored.get(seq) !== hash);
  if (lost.length > 0) throw new Error(`考生 ${one.userNo} 丢了 ${lost.length} 条已确认的`);
  if (page!.isIntact !== 1) throw new Error(`考生 ${one.userNo} 的凭据链不一致`);
  if (stored.size > one.receipts.size + 1)
    throw new Error(`考生 ${one.userNo} 多出 ${stored.size - one.receipts.size} 条`);
}
