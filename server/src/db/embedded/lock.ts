import { rmSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startupError.ts';
import { explainFileError, hasCode } from '../../dataFolder.ts';
import { identityOf } from './processes.ts';

/**
 * One process per data folder: `server.lock` holds its number and identity.
 * @throws StartupError when a living process has it
 */
export async function lockFolder(root: string): Promise<{ release: () => void }> {
  const file = join(root, 'server.lock');
  const mine = `${process.pid} ${identityOf(process.pid)}\n`;
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, mine, { mode: 0o644 });
    while (!(await linked(temporary, file))) await clearStale(file, root);
  } catch (error) {
    throw error instanceof StartupError ? error : explainFileError(error, root);
  } finally {
    await rm(temporary, { force: true });
  }
  let held = true;
  return {
    release() {
      if (held) rmSync(file, { force: true });
      held = false;
    },
  };
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function clearStale(file: string, root: string): Promise<void> {
  const seen = await contentOf(file);
  if (seen === null) return;
  assertDead(seen, root);
  // Renamed before it is compared: of two that clear at once the later does not delete the lock just taken.
  const aside = `${file}.stale-${process.pid}`;
  await rename(file, aside).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  const taken = await contentOf(aside);
  if (taken !== null && taken !== seen) await linked(aside, file);
  await rm(aside, { force: true });
}

function assertDead(content: string, root: string): void {
  const [pid = '', identity = ''] = content.trim().split(/ (.*)/s);
  if (identity === '' || identityOf(Number(pid)) !== identity) return;
  throw new StartupError(
    `数据文件夹 ${root} 正被另一个知途进程（进程号 ${pid}）使用，请先停止它，或用 DATA_DIR 换一个文件夹。`,
  );
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
