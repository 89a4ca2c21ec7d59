import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inTurn } from './inTurn.ts';
import { watchSlowQueries } from './slowQueries.ts';
import { traceQueries } from './traceQueries.ts';

/** The pool's handle or an open transaction: handlers cannot tell and need not. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface Opening {
  max?: number;
  /** So long a connection, and an answer, is waited for; an answer as long as it takes unless told. */
  patience?: { connectMs: number; answerMs: number };
  /** The handle whose slow statements those of this one are listed with. */
  beside?: Db;
}

/** Opens a pool. Connections speak China Standard Time, because the wire does. */
export function openDatabase(url: string, opening: Opening | number = {}): Database {
  const { max = 20, patience, beside }: Opening = typeof opening === 'number' ? { max: opening } : opening;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: '-c TimeZone=Asia/Shanghai',
    connectionTimeoutMillis: patience?.connectMs ?? 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true, // a host that dies silently is noticed, also where nothing is sent for hours
    keepAliveInitialDelayMillis: 10_000,
    ...(patience && { query_timeout: patience.answerMs }),
  });
  pool.on('error', () => undefined); // a broken idle connection is replaced on the next query
  pool.on('connect', (client) => client.on('error', () => undefined)); // one in use fails its next query
  const db = drizzle(pool);
  watchSlowQueries(db, pool, beside); // it hears a question when it is asked, not while it waits for its turn
  traceQueries(pool);
  pool.on('connect', inTurn);
  return { db, pool, close: () => pool.end() };
}

const statements = new WeakMap<Db, Map<string, unknown>>();

/**
 * A query that is built and planned once per handle: `const byNo = prepared('user_by_no', (db) => db.select()….prepare('user_by_no'))`,
 * then `byNo(ctx.db).execute({ userNo })`. Inside a transaction it is built for that transaction.
 */
export function prepared<T>(name: string, build: (db: Db) => T): (db: Db) => T {
  return (db) => {
    let known = statements.get(db);
    if (!known) statements.set(db, (known = new Map()));
    let statement = known.get(name) as T | undefined;
    if (statement === undefined) known.set(name, (statement = build(db)));
    return statement;
  };
}
