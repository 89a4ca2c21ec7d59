import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { textOf } from './slowQueries.ts';

const LONGEST = 4000;

type Ask = (...given: unknown[]) => unknown;

/**
 * What is asked of the database while something is traced becomes part of it: the pool is watched for single questions
 * and its connections for those of a transaction, each where it is asked, because a connection that was waited for comes
 * from somebody else's work.
 */
export function traceQueries(pool: pg.Pool): void {
  pool.query = watched(asking(pool)) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = watched(asking(client)) as typeof client.query;
  });
}

function asking(from: pg.Pool | pg.PoolClient): Ask {
  const its = from.query as Ask;
  return (...given) => Reflect.apply(its, from, given);
}

const watched =
  (ask: Ask): Ask =>
  (...given) => {
    const text = textOf(given[0]);
    // whoever hands in who hears the answer is the pool itself, and that was seen already
    const isOurs = typeof given.at(-1) !== 'function' && text !== undefined && trace.getActiveSpan()?.isRecording();
    if (!isOurs) return ask(...given);
    const span = trace.getTracer('zhitu').startSpan(nameOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) },
    });
    const answer = ask(...given);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    answer.then(
      () => span.end(),
      (error: unknown) => {
        // the code alone: the message may hold what somebody wrote
        span.setAttribute('error.type', codeOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    );
    return answer;
  };

/** `SELECT`, `UPDATE`, `BEGIN` …: how a statement begins says enough beside its text. */
const nameOf = (text: string): string => (/^\s*([a-z]+)/i.exec(text)?.[1] ?? 'query').toUpperCase();

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'error';
