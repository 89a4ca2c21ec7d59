import { openDatabase } from '#server/db/client.ts';
import type { World } from './world.ts';

/** What no page does, such as time that goes by: one statement in the world of this worker. */
export async function inDatabase<T>({ databaseUrl }: World, statement: string, values: unknown[]): Promise<T[]> {
  const { pool, close } = openDatabase(databaseUrl, 1);
  const { rows } = await pool.query(statement, values);
  await close();
  return rows as T[];
}

/** What the text message says, from the outbox of the demo. */
export async function codeTo(world: World, mobile: string): Promise<string> {
  const [row] = await inDatabase<{ content: string }>(
    world,
    'select content from outbox_message where receiver = $1 order by id desc limit 1',
    [mobile],
  );
  return /\d{6}/.exec(row!.content)![0];
}
