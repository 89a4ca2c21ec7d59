import pg from 'pg';
import type { Pool } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The SQL that a piece of work sends, in its order. Only for work that runs alone in its process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  const spy = function (this: pg.Client, ...given: unknown[]): unknown {
    const statement = statementIn(given);
    if (statement) seen.push(statement);
    return Reflect.apply(query, this, given) as unknown;
  };
  pg.Client.prototype.query = spy as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return seen;
}

/** The plan of a statement with the values it was sent with, as PostgreSQL writes it. */
export async function planOf(pool: Pool, { text, values }: Statement): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** drizzle sends `query({ text }, values)`; a prepared statement carries its values within. */
function statementIn([config, values]: unknown[]): Statement | undefined {
  const text = typeof config === 'string' ? config : (config as { text?: string }).text;
  if (text === undefined) return undefined;
  const within = (config as { values?: unknown[] }).values;
  return { text, values: (values as unknown[] | undefined) ?? within ?? [] };
}
