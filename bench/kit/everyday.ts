import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { openDatabase } from '#server/db/client.ts';
import { answerLog } from '#server/db/schema/sitting.ts';
import { serverProgram } from '../../scripts/lib/serverProgram.mjs';
import { makeExam, TAB } from './examRoom.ts';
import type { MadeExam } from './examRoom.ts';
import { makeLearners, SITTING } from './learners.ts';
import type { Learner } from './learners.ts';
import type { Deed } from './paced.ts';
import { coresBetween, processorTime } from './processorTime.ts';
import { call, open } from './visit.ts';
import { benchWorld } from './world.ts';
import type { Place, World } from './world.ts';

/** Seconds of film that one save tells of, as the player does. */
const STEP = 15;
const FILM_BYTES = 32 * 2 ** 20;
/** About two seconds of 720p. */
const PIECE_BYTES = 2 ** 18;
/** Calls of the preparation under way at once. */
const AT_ONCE = 20;

/** Somebody of the bench in the middle of studying and of an examination. */
interface Somebody extends Learner {
  film: string;
  sittingId: string;
  /** Steps that were saved, answers that were sent, revisions of the note. */
  steps: number;
  answers: number;
  revisions: number;
}

export interface Everyday {
  readonly url: string;
  readonly place: Place;
  readonly periodId: string;
  readonly slots: readonly string[];
  readonly people: readonly Somebody[];
  /** Free courses of the demo world. */
  readonly courses: readonly string[];
  /** Cores that are busy while the work is done: of the server, the database, this process and everybody else. */
  cores<T>(work: () => Promise<T>): Promise<{ result: T; busy: ReturnType<typeof coresBetween> }>;
  /** Everything that was acknowledged must be there. @throws when it is not */
  prove(acknowledged: { steps: number; answers: number }): Promise<void>;
  close(): Promise<void>;
}

/** The demo world, and beside it so many people who study a film and sit before an examination. */
export async function openEveryday(count: number): Promise<Everyday> {
  const world = await benchWorld();
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-everyday-'));
  let database: Database | undefined;
  const close = async () => {
    await database?.close();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await mkdir(join(folder, 'files'));
    await writeFile(join(folder, 'files', 'bench.mp4'), Buffer.alloc(FILM_BYTES, 7));
    const server = await world.start(serverProgram, { DATA_DIR: folder, RTC: 'off' });
    database = openDatabase(world.databaseUrl, 4);
    const made = await prepare(server.url, database, count);
    return {
      url: server.url,
      place: { ...world.place, DATA_DIR: folder },
      ...made,
      cores: (work) => coresDuring(server.pid, world, work),
      prove: proofOf(database),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function coresDuring<T>(pid: number, world: World, work: () => Promise<T>) {
  const from = await processorTime(pid, await world.postmaster());
  const result = await work();
  return { result, busy: coresBetween(from, await processorTime(pid, await world.postmaster())) };
}

async function prepare(url: string, { db }: Database, count: number) {
  const { learners, periodId } = await makeLearners(db, count);
  const exam = await makeExam(db, learners);
  const people: Somebody[] = [];
  for (let from = 0; from < learners.length; from += AT_ONCE) {
    const some = learners.slice(from, from + AT_ONCE);
    people.push(...(await Promise.all(some.map((one) => settle(url, one, periodId, exam)))));
  }
  const { list } = await call<{ list: { id: string }[] }>(url, '/course/api/courseInfo/list', { isFree: 1 });
  await db.execute(sql`vacuum analyze`);
  return { periodId, slots: exam.slots, people, courses: list.map(({ id }) => id) };
}

async function settle(url: string, one: Learner, periodId: string, { assessmentId }: MadeExam): Promise<Somebody> {
  const input = { assessmentId, tabKey: TAB };
  const film = await call<{ url: string }>(url, '/course/auth/course/getPlaybackUrl', { periodId }, one.token);
  const begun = await call<{ id: string }>(url, '/exam/auth/sitting/begin', input, one.token);
  return { ...one, film: url + film.url, sittingId: begun.id, steps: 0, answers: 0, revisions: 0 };
}

const proofOf =
  ({ db, pool }: Database): Everyday['prove'] =>
  async ({ steps, answers }) => {
    const { rows } = await pool.query<{ granted: number; refused: number }>(
      'select sum(granted)::int as granted, sum(refused)::int as refused from study_sitting where sitting_key = $1',
      [SITTING],
    );
    const { granted, refused } = rows[0]!;
    if (refused > 0 || granted < steps * STEP)
      throw new Error(`应答了 ${steps} 次保存（${steps * STEP} 秒），计入 ${granted} 秒，拒绝 ${refused} 秒`);
    const stored = await db.$count(answerLog);
    if (stored < answers) throw new Error(`应答了 ${answers} 次作答，存下 ${stored} 条`);
  };

/** Saves what was watched since the last save. */
export const study = ({ url, periodId }: Everyday, one: Somebody): Deed => ({
  kind: '学习 保存',
  work: async () => {
    const from = one.steps * STEP;
    one.steps += 1;
    const input = { periodId, sittingKey: SITTING, ranges: [[from, from + STEP]], position: from + STEP };
    await call(url, '/course/auth/courseRecords/saveRecords', input, one.token);
  },
});

/** Fetches the next piece of the film. */
export const watch = (one: Somebody, n: number): Deed => ({
  kind: '学习 片段',
  work: async () => {
    const from = (n * PIECE_BYTES) % FILM_BYTES;
    const headers = { cookie: `RC_WEB_TOKEN=${one.token}`, range: `bytes=${from}-${from + PIECE_BYTES - 1}` };
    const piece = await open(one.film, headers, 206);
    if (piece.length !== PIECE_BYTES) throw new Error(`片段只有 ${piece.length} 字节`);
  },
});

export const answer = ({ url, slots }: Everyday, one: Somebody): Deed => ({
  kind: '考试 作答',
  work: async () => {
    const entry = {
      clientSeq: one.answers + 1,
      slot: slots[one.answers % slots.length],
      answer: 'abcd'[one.answers % 4],
      givenAt: 0,
    };
    one.answers += 1;
    await call(
      url,
      '/exam/auth/sitting/save',
      { id: one.sittingId, tabTurn: 1, sentAt: 0, entries: [entry] },
      one.token,
    );
  },
});
