import type { Failure } from '#contract/kit/errors.ts';
import { violatedRule } from '../db/violation.ts';
import { CallFailure, fail } from './fail.ts';

/** What to answer, by the unique rule of the database that refuses. */
export type Refusals = Readonly<Record<string, Failure | CallFailure>>;

/** Waits for a write; of two at once that would break a unique rule the later gets the declared failure. */
export async function refusedAs<T>(writing: PromiseLike<T>, refusals: Refusals): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const refusal = refusals[violatedRule(error) ?? ''];
    if (refusal === undefined) throw error;
    throw refusal instanceof CallFailure ? refusal : fail(refusal);
  }
}
