import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { migrationsFolder } from './migrations.ts';

const LOCK = 20261121;
const silent = new Logger(() => () => undefined);

/** Brings the database to the newest shape, that of the job queue too. Several processes may start at once: one migrates, the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await migrateQueue(pool);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  } catch (error) {
    client.release(true); // closing the connection gives the lock back
    throw error;
  }
}

/** The tables of the job queue alone; it makes and changes them itself. */
export const migrateQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });
