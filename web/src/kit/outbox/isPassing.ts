import { CallError } from '#contract/kit/callError.ts';
import { MUST_BUY, STORAGE_FULL, TOO_OFTEN, UNAVAILABLE, UNEXPECTED } from '#contract/kit/errors.ts';

const passing = new Set([TOO_OFTEN, UNEXPECTED, UNAVAILABLE, STORAGE_FULL].map(({ code }) => code));

/** Asking again may help: the server was not reached, is in trouble, or nobody is signed in just now. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof CallError) || error.code < MUST_BUY.code || passing.has(error.code);
