import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { Ctx, UserCtx } from './context.ts';

type CtxOf<P extends string> = P extends `${string}/auth/${string}` ? UserCtx : Ctx;

/** A call and the function that answers it. */
export interface Handler {
  readonly call: Endpoint;
  readonly run: (ctx: UserCtx, input: unknown) => Promise<unknown>;
  readonly ownTransaction: boolean;
}

interface Options {
  /**
   * `own`: this write is not wrapped in one transaction; the handler opens it with `ctx.db.transaction`. For calls whose
   * counters and logs must survive a failure, and for calls that wait for a slow hash or a third party, because a
   * waiting transaction keeps a connection from everybody else.
   */
  transaction?: 'own';
}

/**
 * Ties a handler to its declaration: the input arrives parsed, the answer is checked against the declared output,
 * and `ctx.user` is there exactly when the path needs a token.
 */
export function handle<P extends string, I extends Schema, O extends Schema>(
  call: Endpoint<P, I, O>,
  run: (ctx: CtxOf<P>, input: I['_zod']['output']) => Promise<O['_zod']['input']>,
  { transaction }: Options = {},
): Handler {
  return { call, run, ownTransaction: transaction === 'own' };
}
