import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Leaving } from './leaving.ts';

/** The same content makes the same archive. */
const mtime = new Date('2000-01-01T00:00:00Z');

/** A package as it is sent, file after file out of storage; nothing of it waits in memory or on disk. */
export function packageStream({ entries, files }: Pick<Leaving, 'entries' | 'files'>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;
  const handOver = async (open: () => Promise<Readable>, give: (error: unknown, stream: Readable) => void) => {
    try {
      current = await open();
    } catch (error) {
      return give(error, null as never);
    }
    return give(null, current);
  };
  zip.on('error', (error) => out.destroy(error as Error));
  for (const { path, content } of entries) zip.addBuffer(Buffer.from(content), path, { mtime });
  for (const { path, open } of files)
    zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => void handOver(open, give));
  zip.end();
  // Who breaks off leaves no file open.
  out.once('close', () => current?.destroy());
  zip.outputStream.pipe(out);
  return out;
}
