import { expect } from '@playwright/test';
import { openDatabase } from '#server/db/client.ts';
import type { World } from './world.ts';

/** Longer than any work of the demo world takes; the test says itself how long it may take. */
const PATIENCE_MS = 90_000;

/**
 * Waits until nothing is left that the server of this world was to do in the background by now.
 * What stays is named by the failure.
 */
export async function jobsDone({ databaseUrl }: Pick<World, 'databaseUrl'>): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, 1);
  const left = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ left: string }>(
      `select concat_ws(' ', task_identifier, 'attempt', attempts, 'since', run_at, 'locked', locked_at, last_error) as left
        from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
    );
    return rows.map((row) => row.left);
  };
  try {
    await expect.poll(left, { intervals: [200], timeout: PATIENCE_MS }).toEqual([]);
  } finally {
    await close();
  }
}
