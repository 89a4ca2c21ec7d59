import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 3 * 2 ** 30;
const PREFIX = 'zhitu-test-';

/**
 * A new folder for what need not outlive the tests: in memory where there is plenty, as copying databases is most of
 * what disks do here. Folders of runs that were killed go.
 */
export async function scratchFolder(): Promise<string> {
  const place = (await freeBytes(MEMORY)) >= ENOUGH_BYTES ? MEMORY : tmpdir();
  for (const name of await readdir(place)) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length)) : NaN;
    if (owner > 0 && !isRunning(owner)) await rm(join(place, name), { recursive: true, force: true });
  }
  return mkdtemp(join(place, `${PREFIX}${process.pid}-`));
}

const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
