import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { minus, union } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { makeLearners, SITTING } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { startProgram } from './kit/program.ts';
import { report } from './kit/report.ts';

const LEARNERS = 8;
const PORT = 3480;

interface Player extends Learner {
  /** Seconds whose counting was acknowledged. */
  acknowledged: Span[];
  saves: number;
  next: number;
}

/**
 * `npm run bench -- crash 200`: while progress is being saved, `kill -9` hits the server and the database in turn;
 * after each restart every acknowledged second must be there.
 */
export async function run([rounds = '200']: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-crash-'));
  try {
    const { learners, periodId } = await prepare(dataDir);
    const players = learners.map((one): Player => ({ ...one, acknowledged: [], saves: 0, next: 0 }));
    for (let round = 0; round < Number(rounds); round += 1) {
      await crash(dataDir, periodId, players, round % 2 === 0 ? 'server' : 'database');
      if (round % 10 === 9) console.log(`第 ${round + 1} 轮：${total(players)} 次保存已确认`);
    }
    const server = await startProgram(serverProgram, PORT, {
      DATA_DIR: dataDir,
      DEMO_MODE: 'off',
      SECRET_KEY: 'c'.repeat(40),
    });
    for (const player of players) await check(server.url, periodId, player);
    await server.stop();
    const seconds = players.reduce((sum, { next }) => sum + next, 0);
    report(['轮数', '确认的保存', '确认的秒数', '丢失'], [[rounds, String(total(players)), String(seconds), '0']]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const total = (players: Player[]): number => players.reduce((sum, { saves }) => sum + saves, 0);

async function prepare(dataDir: string) {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const database = openDatabase(embedded.url, 4);
  try {
    await migrateDatabase(database.pool);
    return await makeLearners(database.db, LEARNERS);
  } finally {
    await database.close();
    await embedded.stop();
  }
}

/** One start, a check of what was acknowledged before, a while of saving, and the blow. */
async function crash(dataDir: string, periodId: string, players: Player[], victim: 'server' | 'database') {
  const server = await startProgram(serverProgram, PORT, {
    DATA_DIR: dataDir,
    DEMO_MODE: 'off',
    SECRET_KEY: 'c'.repeat(40),
  });
  for (const player of players) await check(server.url, periodId, player);
  const saving = players.map((player) => saveUntilGone(server.url, periodId, player));
  await new Promise((resolve) => setTimeout(resolve, randomInt(200, 1200)));
  process.kill(victim === 'server' ? server.pid : await postmasterOf(dataDir), 'SIGKILL');
  await Promise.all([server.gone, ...saving]);
}

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);

/** Saves second after second; a save that is not answered may or may not have happened, so it is sent again. */
async function saveUntilGone(url: string, periodId: string, player: Player): Promise<void> {
  for (;;) {
    const range: Span = [player.next, player.next + 1];
    const reply = await send(url, 'saveRecords', periodId, player, { ranges: [range], position: player.next }).catch(
      () => undefined,
    );
    if (!reply || reply.code === 500 || reply.code === 503) return;
    if (reply.code !== 200) throw new Error(`保存得到 ${reply.code}：${reply.msg}`);
    if (reply.data.refused > 0) await new Promise((resolve) => setTimeout(resolve, 200));
    else {
      player.acknowledged = union(player.acknowledged, [range]);
      player.saves += 1;
      player.next += 1;
    }
  }
}

async function check(url: string, periodId: string, player: Player): Promise<void> {
  const { data } = await send(url, 'begin', periodId, player);
  const lost = minus(player.acknowledged, data.watched);
  if (lost.length > 0) throw new Error(`学员 ${player.userNo} 丢了已确认的 ${JSON.stringify(lost)}`);
}

interface Reply {
  code: number;
  msg: string;
  data: { watched: Span[]; refused: number };
}

async function send(url: string, name: string, periodId: string, { token }: Learner, more = {}): Promise<Reply> {
  const response = await fetch(`${url}/apis/course/auth/courseRecords/${name}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ periodId, sittingKey: SITTING, ...more }),
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as Reply;
}
