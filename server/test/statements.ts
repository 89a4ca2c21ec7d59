import pg from 'pg';
import type { Pool } from 'pg';
import type { TestApp } from './testApp.ts';

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

/** As `statementsOf`, once everything that is kept ready-made is ready: the work is done twice, the second time counts. */
export const warmStatementsOf = (
  { still }: Pick<TestApp, 'still'>,
  work: () => Promise<unknown>,
): Promise<Statement[]> =>
  still(async () => {
    await work();
    return statementsOf(work);
  });

/** The statements that ask or change something; beginning and ending a transaction costs hardly anything. */
export const workIn = (statements: Statement[]): Statement[] => statements.filter(({ text }) => !around.test(text));

const around = /^\s*(begin|commit|rollback|set local)/i;

/** The plans of all reading statements, under the settings (`set local`) that the work itself made. */
export async function plansOf(
  pool: Pool,
  statements: Statement[],
  options = 'analyze off',
): Promise<{ text: string; plan: string }[]> {
  const client = await pool.connect();
  const plans: { text: string; plan: string }[] = [];
  try {
    for (const { text, values } of statements) {
      if (around.test(text)) await client.query(text);
      if (!/^\s*\(?(select|with)/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (${options}) ${text}`, values);
      plans.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
    }
  } finally {
    client.release();
  }
  return plans;
}

/** drizzle sends `query({ text }, values)`; a prepared statement carries its values within. */
function statementIn([config, values]: unknown[]): Statement | undefined {
  const text = typeof config === 'string' ? config : (config as { text?: string }).text;
  if (text === undefined) return undefined;
  const within = (config as { values?: unknown[] }).values;
  return { text, values: (values as unknown[] | undefined) ?? within ?? [] };
}
