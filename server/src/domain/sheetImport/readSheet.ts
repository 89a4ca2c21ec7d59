import { Worker } from 'node:worker_threads';
import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { batched } from '../../kit/batched.ts';
import { fail } from '../../kit/fail.ts';

export type Cell = string | number | boolean | Date | null;

/** What the thread says: the rows, or what is wrong with the file, in words where there are any. */
export type Read = { rows: Cell[][] } | { problem: string };

const LONGEST_MS = 15_000;
const MEMORY_MB = 256;
const AT_ONCE = 2;

/**
 * The first sheet of the .xlsx file at this path. It is read on a thread of its own with a limit of time and memory,
 * and few at a time: files come from outside, and a long one would hold up everybody else.
 * @throws IMPORT_UNREADABLE for everything that is not one, or is made to do harm
 */
export const readSheet: (path: string) => Promise<Cell[][]> = batched({
  lanes: AT_ONCE,
  max: 1,
  run: async ([path]: string[]) => {
    const reading = read(path!);
    await reading.catch(() => undefined);
    return [reading];
  },
});

async function read(path: string): Promise<Cell[][]> {
  const answer = await readAside(path).catch(() => ({ problem: '' }));
  if ('rows' in answer) return answer.rows;
  throw fail(IMPORT_UNREADABLE, answer.problem || undefined);
}

async function readAside(workerData: string): Promise<Read> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { workerData, resourceLimits });
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
  try {
    return await new Promise<Read>((resolve, reject) => {
      // `node --watch` puts messages of its own among them
      worker.on(
        'message',
        (message: Partial<Read>) => ('rows' in message || 'problem' in message) && resolve(message as Read),
      );
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('no answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
