import * as z from 'zod';
import { Id } from './values.ts';

/** As many as a page of a list holds. */
const BATCH_MAX = 100;

/** The rows that one act is meant for, by their ids. */
export const batchOf = (id: z.ZodString, unit: string) =>
  z.array(id).min(1, `至少选一${unit}`).max(BATCH_MAX, `一次最多 ${BATCH_MAX} ${unit}`);

/** What became of them: each row stands for itself, those that could not be changed say why. */
export const BatchOutcome = z.object({
  doneCount: z.int(),
  failed: z.array(z.object({ id: Id, reason: z.string() })),
});

export type BatchOutcome = z.infer<typeof BatchOutcome>;
