import { UNREADABLE } from '#contract/exam/questionImportFailures.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { answerAside } from '../../kit/answerAside.ts';
import { batched } from '../../kit/batched.ts';
import { fail } from '../../kit/fail.ts';
import type { Reading } from './row.ts';

/** What the reader says: the questions, or what is wrong with the file, where that can be said. */
export type Answer = { reading: Reading } | { refusal: Failure | null };

const limits = { longestMs: 30_000, memoryMb: 512 };
const AT_ONCE = 2;

/**
 * The questions of the file at this path. It is read in a process of its own with a limit of time and memory, and few at
 * a time: files come from outside, and a long one would hold up everybody else.
 * @throws the failures of `questionImportFailures.ts`
 */
export const readAside: (path: string) => Promise<Reading> = batched({
  lanes: AT_ONCE,
  max: 1,
  run: async ([path]: string[]) => {
    const reading = read(path!);
    await reading.catch(() => undefined);
    return [reading];
  },
});

async function read(path: string): Promise<Reading> {
  const reader = answerAside<Answer>(new URL('./reader.ts', import.meta.url), path, limits);
  const answer = await reader.catch((): Answer => ({ refusal: null }));
  if ('reading' in answer) return answer.reading;
  throw fail(answer.refusal ?? UNREADABLE);
}
