import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/client.ts';
import type { World } from './world.ts';

/** Waits until nothing is left that the server of this world was to do in the background by now. */
export async function jobsDone({ databaseUrl }: Pick<World, 'databaseUrl'>): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, 1);
  const isBusy = async (): Promise<boolean> => {
    const { rows } = await pool.query(
      'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    );
    return rows.length > 0;
  };
  while (await isBusy()) await sleep(200);
  await close();
}
