import type { Failure } from '#contract/kit/errors.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { answerAside } from '../../kit/answerAside.ts';
import { batched } from '../../kit/batched.ts';
import { fail } from '../../kit/fail.ts';
import type { Sent } from './readFile.ts';
import type { ReadRow } from './row.ts';

/** What the reader says: the résumés, or what is wrong with the whole, where that can be said. */
export type Answer = { rows: ReadRow[] } | { refusal: string | null };

const limits = { longestMs: 60_000, memoryMb: 512 };
const AT_ONCE = 2;

/** Read in a process of its own with a limit of time and memory, and few at a time: files come from outside. */
const read: (sent: Sent) => Promise<Answer> = batched({
  lanes: AT_ONCE,
  max: 1,
  run: async ([sent]: Sent[]) => {
    const reader = answerAside<Answer>(new URL('./reader.ts', import.meta.url), sent!, limits);
    return [Promise.resolve(await reader.catch((): Answer => ({ refusal: null })))];
  },
});

/** The résumés of a file that was sent. @throws the failure that is given, with what is wrong where that can be said */
export async function readAside({ path, fileName }: UploadedFile, unreadable: Failure): Promise<ReadRow[]> {
  const answer = await read({ path, fileName });
  if ('rows' in answer) return answer.rows;
  throw answer.refusal === null ? fail(unreadable) : fail(unreadable, answer.refusal);
}
