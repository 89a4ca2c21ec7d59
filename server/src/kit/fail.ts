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
