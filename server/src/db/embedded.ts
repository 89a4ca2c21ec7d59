import { join, resolve } from 'node:path';
import { chooseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { openEndpoint } from './embedded/endpoint.ts';
import { assertUsableFolder } from './embedded/folder.ts';
import { initialise, readPassword } from './embedded/initialise.ts';
import { lockFolder } from './embedded/lock.ts';
import { stopOrphans } from './embedded/orphans.ts';
import { runPostgres } from './embedded/run.ts';
import type { Log } from './embedded/run.ts';

export type EmbeddedDatabase = {
  /** address of the database zhitu; the account may create databases and is no superuser */
  url: string;
  /** returns after closing connections and a checkpoint; may be repeated */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** false waits for no disk and is lost with the power: for databases that are thrown away */
  isDurable?: boolean;
  /** the process went by itself (killed, disk failure), not by stop() */
  onCrash?: (reason: string) => void;
};

/**
 * Starts PostgreSQL 18 on `dataDir/postgres`, making it the first time.
 * A database left by a killed process is stopped first, then recovered.
 * @throws StartupError one Chinese sentence: in use, other version, not writable, disk full, wrong account
 */
export async function startEmbedded({
  dataDir,
  log,
  isDurable = true,
  onCrash,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const root = resolve(dataDir);
  const directory = join(root, 'postgres');
  await assertUsableFolder(root, directory);
  const lock = await lockFolder(root);
  const undo: (() => unknown)[] = [lock.release];
  const release = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await stopOrphans(directory, log);
    const account = await chooseAccount(directory);
    const binaries = await findBinaries(account);
    await initialise({ directory, account, binaries, log });
    const password = await readPassword(directory);
    const endpoint = await openEndpoint(account, directory);
    undo.push(endpoint.close);
    const server = await runPostgres({
      binaries,
      account,
      directory,
      flags: isDurable ? endpoint.flags : [...endpoint.flags, '-F', '-c', 'full_page_writes=off'],
      log,
      onCrash: (reason) => onCrash?.(reason),
      onProcessExit: () => {
        endpoint.close();
        lock.release();
      },
    });
    undo.push(server.stop);
    let stopping: Promise<void> | undefined;
    return { url: endpoint.url(password), stop: () => (stopping ??= release()) };
  } catch (error) {
    await release();
    throw error;
  }
}
