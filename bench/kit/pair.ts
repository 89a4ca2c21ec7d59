import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAccount } from '#server/db/embedded/account.ts';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { runProgram } from '#server/db/embedded/program.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import type { EmbeddedDatabase } from '#server/db/embedded.ts';

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

export interface Pair {
  primary: EmbeddedDatabase;
  standby: EmbeddedDatabase;
  /** Ends the primary as a machine that loses its power does. */
  killPrimary(): Promise<void>;
  close(): Promise<void>;
}

interface Wanted {
  /** A commit is only acknowledged when the standby has it. */
  isSynchronous?: boolean;
}

/**
 * A primary, and a standby that streams from it, both below this folder. The account of the site may pause, resume and
 * promote the standby.
 */
export async function startPair(folder: string, { isSynchronous = false }: Wanted = {}): Promise<Pair> {
  const [one, two] = [join(folder, 'primary'), join(folder, 'standby')];
  const startOne = () => startEmbedded({ dataDir: one, log, isDurable: false });
  await (await startOne()).stop(); // makes it; what lies on the disk after a stop is whole
  await letStream(join(one, 'postgres'));
  await cp(join(one, 'postgres'), join(two, 'postgres'), { recursive: true });
  if (isSynchronous) await set(join(one, 'postgres'), 'synchronous_standby_names', '*');
  const primary = await startOne();
  await set(join(two, 'postgres'), 'primary_conninfo', primary.url);
  await writeFile(join(two, 'postgres', 'standby.signal'), '');
  const standby = await startEmbedded({ dataDir: two, log, isDurable: false });
  return {
    primary,
    standby,
    async killPrimary() {
      const told = await readFile(join(one, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(told.split('\n', 1)[0]), 'SIGKILL');
    },
    async close() {
      await standby.stop();
      await primary.stop();
    },
  };
}

/** What only the superuser may give, who comes in while the database is stopped. */
async function letStream(directory: string): Promise<void> {
  const account = await chooseAccount(directory);
  const { postgres } = await findBinaries(account);
  const say = (database: string, statements: string) =>
    runProgram(postgres, { directory, account, before: ['--single'] }, ['-j', database], `${statements};\n\n`);
  await say('postgres', 'ALTER ROLE zhitu REPLICATION');
  await say('zhitu', 'GRANT EXECUTE ON FUNCTION pg_wal_replay_pause(), pg_wal_replay_resume(), pg_promote TO zhitu');
  const rules = join(directory, 'pg_hba.conf');
  const streams = 'local replication zhitu scram-sha-256\nhost replication zhitu 127.0.0.1/32 scram-sha-256\n';
  await writeFile(rules, (await readFile(rules, 'utf8')) + streams);
}

const set = (directory: string, name: string, value: string): Promise<void> =>
  appendFile(join(directory, 'postgresql.auto.conf'), `\n${name} = '${value}'\n`);
