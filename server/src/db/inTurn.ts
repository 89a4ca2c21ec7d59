import type pg from 'pg';

/**
 * A connection that is asked while it still answers lets the next question wait here, in the order of asking: reads side by
 * side are for the pool, in a transaction they follow each other, and the driver's own queue ends with its next version.
 */
export function inTurn(client: pg.PoolClient): void {
  const its = client.query as (...question: unknown[]) => unknown;
  const ask = (question: unknown[]): unknown => Reflect.apply(its, client, question);
  let last: Promise<unknown> = Promise.resolve();
  const wait = (...question: unknown[]): unknown => {
    // The pool's own way to ask takes a connection for one question and hands in who hears the answer.
    if (typeof question.at(-1) === 'function') return ask(question);
    // What streams (COPY) is handed back at once: whoever asked listens to it, and asks nothing else before it ends.
    if (isStream(question[0])) return ask(question);
    const answer = last.then(() => ask(question));
    last = answer.catch(() => undefined);
    return answer;
  };
  client.query = wait as typeof client.query;
}

const isStream = (asked: unknown): boolean => typeof asked === 'object' && asked !== null && 'submit' in asked;
