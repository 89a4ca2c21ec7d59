import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
const LOCK = 20261121;

/** Brings the database to the newest shape. Several processes may start at once: one migrates, the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  } catch (error) {
    client.release(true); // closing the connection gives the lock back
    throw error;
  }
}
