import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { answerAside } from '../../kit/answerAside.ts';
import { batched } from '../../kit/batched.ts';
import { fail } from '../../kit/fail.ts';

export type Cell = string | number | boolean | Date | null;

/** What the reader says: the rows, or what is wrong with the file, in words where there are any. */
export type Read = { rows: Cell[][] } | { problem: string };

const limits = { longestMs: 15_000, memoryMb: 256 };
const AT_ONCE = 2;

/**
 * The first sheet of the .xlsx file at this path. It is read in a process of its own with a limit of time and memory,
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
  const reader = answerAside<Read>(new URL('./sheetReader.ts', import.meta.url), path, limits);
  const answer = await reader.catch(() => ({ problem: '' }));
  if ('rows' in answer) return answer.rows;
  throw fail(IMPORT_UNREADABLE, answer.problem || undefined);
}
