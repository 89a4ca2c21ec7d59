import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { Failure } from '#contract/kit/errors.ts';

/** A failure on its way out of a handler; the kernel turns it into the envelope. */
export class CallFailure extends Error {
  readonly failure: Failure;
  readonly data: unknown;

  constructor(failure: Failure, data: unknown = null) {
    super(failure.msg);
    this.name = 'CallFailure';
    this.failure = failure;
    this.data = data;
  }
}

/**
 * `throw fail(NOT_FOUND)`; with `msg` where the sentence carries a figure (`还可以再试 3 次`).
 * `data` goes to the client as it is, so it never holds `code` and `msg` of its own.
 */
export const fail = (failure: Failure, msg?: string, data?: unknown): CallFailure =>
  new CallFailure(msg === undefined ? failure : { code: failure.code, msg }, data);

/** A failure whose sentence stands at a field of the form: `failAt('toWeek', '这个学期只有 18 周')`. */
export const failAt = (path: string, message: string): CallFailure =>
  new CallFailure(INVALID_INPUT, { issues: [{ path, message }] });
