import { readdir, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesText } from '#server/backup/words.ts';

/** Ends the program with a sentence where the disk has too little room. */
export async function mustFit(needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize >= needed) return;
  console.error(
    `磁盘空间不足：这次测量约需要 ${bytesText(needed)}，${tmpdir()} 所在的磁盘只剩 ${bytesText(bavail * bsize)}。`,
  );
  process.exit(1);
}

/** Rejects when somebody ends this: what was made has to go from the disk first. */
export function brokenOff(over: AbortController): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined); // it may come before anybody waits
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      over.abort();
      reject(new Error('测量被中断'));
    });
  return promise;
}

/** What the files in a folder and below it come to. */
export async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
