import { Worker } from 'node:worker_threads';
import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeModest } from './mustBeModest.ts';

export type Cell = string | number | boolean | Date | null;

const LONGEST_MS = 15_000;
const MEMORY_MB = 256;

/**
 * The first sheet of an .xlsx file. It is read on a thread of its own with a limit of time and memory: files come from
 * outside, and a long one would hold up everybody else.
 * @throws IMPORT_UNREADABLE for everything that is not one, or is made to do harm
 */
export async function readSheet(content: Uint8Array): Promise<Cell[][]> {
  mustBeModest(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const workerData = Uint8Array.from(content).buffer;
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { workerData, resourceLimits });
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
  try {
    return await new Promise<Cell[][]>((resolve, reject) => {
      // `node --watch` puts messages of its own among them
      worker.on('message', (message: unknown) => Array.isArray(message) && resolve(message as Cell[][]));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('no answer')));
    });
  } catch {
    throw fail(IMPORT_UNREADABLE);
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
