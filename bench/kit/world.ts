import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';
import { startProgram } from './program.ts';
import type { Program } from './program.ts';

/** What a program or a command of ours is told of a world. */
export type Place = {
  DATA_DIR: string;
  DATABASE_URL: string;
  DEMO_MODE: string;
  SECRET_KEY: string;
};

export interface World {
  /** Of the server; the same as long as it is not started again. */
  readonly databaseUrl: string;
  readonly place: Place;
  /** Process number of the database. */
  postmaster(): Promise<number>;
  /** Stops the database and starts it: what was written before is on the disk then, and nothing of it is written later. */
  restart(): Promise<void>;
  /** Starts a program of ours on a free port and waits until it answers. */
  start(words: readonly string[], env?: Record<string, string>): Promise<Program>;
  close(): Promise<void>;
}

let nextPort = 3400;

/** A database of its own for one measurement; server and reference run on it as processes of their own. */
export async function benchWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-bench-'));
  const startDatabase = () => startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  let embedded = await startDatabase();
  const programs: Program[] = [];
  const placeNow = (): Place => ({
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    DEMO_MODE: 'on',
    SECRET_KEY: 'b'.repeat(40),
  });
  return {
    get databaseUrl() {
      return embedded.url;
    },
    get place() {
      return placeNow();
    },
    async postmaster() {
      return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
    },
    async restart() {
      await embedded.stop();
      embedded = await startDatabase();
    },
    async start(words, env = {}) {
      const program = await startProgram(words, (nextPort += 1), { ...placeNow(), ...env });
      programs.push(program);
      return program;
    },
    async close() {
      for (const program of programs) await program.stop();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
