import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAccount } from '#server/db/embedded/account.ts';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { runProgram } from '#server/db/embedded/program.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import type { EmbeddedDatabase } from '#server/db/embedded.ts';
import { scratchFolder } from './scratchFolder.ts';

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

export interface Pair {
  primary: EmbeddedDatabase;
  standby: EmbeddedDatabase;
  close(): Promise<void>;
}

/** A primary, and a standby that streams from it; the account may pause and resume the replaying there. */
export async function startPair(): Promise<Pair> {
  const folder = await scratchFolder();
  const [one, two] = [join(folder, 'primary'), join(folder, 'standby')];
  const startOne = () => startEmbedded({ dataDir: one, log, isDurable: false });
  await (await startOne()).stop(); // makes it; what lies on the disk after a stop is whole
  await letStream(join(one, 'postgres'));
  await cp(join(one, 'postgres'), join(two, 'postgres'), { recursive: true });
  const primary = await startOne();
  await follow(join(two, 'postgres'), primary.url);
  const standby = await startEmbedded({ dataDir: two, log, isDurable: false });
  return {
    primary,
    standby,
    async close() {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
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
  await say('zhitu', 'GRANT EXECUTE ON FUNCTION pg_wal_replay_pause(), pg_wal_replay_resume() TO zhitu');
  const rules = join(directory, 'pg_hba.conf');
  const streams = 'local replication zhitu scram-sha-256\nhost replication zhitu 127.0.0.1/32 scram-sha-256\n';
  await writeFile(rules, (await readFile(rules, 'utf8')) + streams);
}

async function follow(directory: string, url: string): Promise<void> {
  await appendFile(join(directory, 'postgresql.auto.conf'), `\nprimary_conninfo = '${url}'\n`);
  await writeFile(join(directory, 'standby.signal'), '');
}
