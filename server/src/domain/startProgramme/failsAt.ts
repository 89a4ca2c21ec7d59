import type { Failure } from '#contract/kit/errors.ts';
import type { CallFailure } from '../../kit/fail.ts';
import { fail } from '../../kit/fail.ts';

/** A failure that stands at one field, in words of its own where there are some. */
export const failsAt = (path: string, failure: Failure, message = failure.msg): CallFailure =>
  fail(failure, message, { issues: [{ path, message }] });
