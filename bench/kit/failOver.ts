import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, makePerson } from '#seed/make/person.ts';
import { openDatabase } from '#server/db/client.ts';
import { openSession } from '#server/domain/session/session.ts';
import { openForwarder } from './forwarder.ts';
import { freePort } from './freePort.ts';
import { startPair } from './pair.ts';
import { startProgram } from './program.ts';

const WRITERS = 6;
/** So often everybody has written before it happens, and after it. */
const BEFORE = 3;
const PAUSE_MS = 50;

/** What became of one failover of the database under writes. */
export interface Round {
  /** From the death of the primary to the first write that was acknowledged after it. */
  outageMs: number;
  acknowledged: number;
  /** Answers of the time between: status, code and words, each once. */
  refusals: Set<string>;
  /** Writes that were acknowledged and are not there. */
  lost: string[];
  /** The process that was there before still answers. */
  survived: boolean;
}

interface Writer {
  token: string;
  id: string;
  acknowledged: number;
}

/**
 * The primary dies under a stream of writes, the standby is promoted and the address turned to it; the process is left
 * alone. Commits are acknowledged when the standby has them.
 * @param words how the process is started
 * @param folder empty, for the databases and the process
 */
export async function failOver(words: readonly string[], folder: string): Promise<Round> {
  const pair = await startPair(folder, { isSynchronous: true });
  const forwarder = await openForwarder(pair.primary.url);
  const program = await startProgram(words, await freePort(), {
    DATABASE_URL: forwarder.url,
    DATA_DIR: join(folder, 'site'),
    SECRET_KEY: 'f'.repeat(40),
    DEMO_MODE: 'off',
    RTC: 'off',
  });
  let isGone = false;
  void program.gone.then(() => (isGone = true));
  const after = openDatabase(pair.standby.url, 1);
  try {
    const writers = await makeWriters(program.url, pair.primary.url);
    const refusals = new Set<string>();
    let isOver = false;
    const going = writers.map((one) => writeOn(program.url, one, { refusals, isOver: () => isOver }));
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) await sleep(PAUSE_MS);
    };
    const allBeyond = (counts: readonly number[]) => () =>
      writers.every(({ acknowledged }, place) => acknowledged >= counts[place]!);
    await until(allBeyond(writers.map(() => BEFORE)));

    await pair.killPrimary();
    forwarder.turnTo(null);
    const began = performance.now();
    const before = writers.map(({ acknowledged }) => acknowledged);
    await until(() => refusals.size > 0);
    await after.pool.query('select pg_promote(true, 60)');
    forwarder.turnTo(pair.standby.url);
    await until(() => isGone || writers.some(({ acknowledged }, place) => acknowledged > before[place]!));
    const outageMs = performance.now() - began;
    await until(() => isGone || allBeyond(before.map((count) => count + BEFORE))());
    isOver = true;
    await Promise.all(going);

    const lost: string[] = [];
    for (const { id, acknowledged } of writers) {
      const { rows } = await after.pool.query<{ name: string }>(
        'select project_name as name from user_project where id = $1',
        [id],
      );
      if (turnIn(rows[0]?.name) < acknowledged)
        lost.push(`${id}：应答到第 ${acknowledged} 次，库里是${rows[0]?.name ?? '没有'}`);
    }
    const acknowledged = writers.reduce((sum, one) => sum + one.acknowledged, 0);
    return { outageMs, acknowledged, refusals, lost, survived: !isGone };
  } finally {
    await after.close();
    await program.stop();
    await forwarder.close();
    await pair.close();
  }
}

const nameOf = (turn: number): string => `第 ${turn} 次`;
const turnIn = (name = ''): number => Number(/\d+/.exec(name)?.[0] ?? -1);

async function makeWriters(url: string, databaseUrl: string): Promise<Writer[]> {
  const { db, close } = openDatabase(databaseUrl, 1);
  const writers: Writer[] = [];
  for (let index = 0; index < WRITERS; index += 1) {
    const userNo = await makePerson(db, { mobile: String(13_500_000_000 + index) });
    const identityId = await identityOf(db, userNo, 1);
    const given = { userNo, identityId, terminalType: 1, ttlSeconds: 86_400, ip: '127.0.0.1', userAgent: 'bench' };
    const token = await openSession(db, given, new Date());
    const { data } = await send(url, token, 'save', { projectName: nameOf(0), startDate: '2025-03' });
    writers.push({ token, id: (data as { id: string }).id, acknowledged: 0 });
  }
  await close();
  return writers;
}

interface Stream {
  refusals: Set<string>;
  isOver: () => boolean;
}

/** The same line of the own résumé again and again, each time with the next number. */
async function writeOn(url: string, one: Writer, { refusals, isOver }: Stream): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    const { status, code, msg } = await send(url, one.token, 'update', {
      id: one.id,
      projectName: nameOf(turn),
      startDate: '2025-03',
    });
    if (code === 200) one.acknowledged = turn;
    else refusals.add(`${status} ${code} ${msg}`);
    if (code !== 200) await sleep(PAUSE_MS);
  }
}

async function send(url: string, token: string, name: string, input: object) {
  const answer = await fetch(`${url}/apis/user/auth/userProject/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(input),
  });
  return { status: answer.status, ...((await answer.json()) as { code: number; msg: string; data: unknown }) };
}
