import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { LIVE_CHANNEL } from '../domain/messages/tell.ts';
import { loggable } from '../kit/loggable.ts';

const RETRY_MS = 2000;

interface Hearing {
  /** One notification, as its sender wrote it. */
  onTold: (payload: string) => void;
  /** After a pause in which something may have been missed. */
  onMissed: () => void;
}

/**
 * Keeps one connection of the pool listening to `LIVE_CHANNEL`; a lost one is replaced. Resolves once it listens.
 * @returns the way to stop
 */
export async function listen(pool: pg.Pool, log: FastifyBaseLogger, hearing: Hearing): Promise<() => Promise<void>> {
  let client: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const lose = (error: unknown): void => {
    if (stopped || timer) return; // a lost connection is heard of twice: by itself, and by what was asked of it
    log.warn(loggable(error), 'listening interrupted');
    client?.release(true);
    client = undefined;
    timer = setTimeout(() => void again(), RETRY_MS).unref();
  };

  const start = async (): Promise<void> => {
    client = await pool.connect();
    if (stopped) return client.release(true);
    client.once('error', lose);
    client.on('notification', ({ payload }) => hearing.onTold(payload ?? ''));
    await client.query(`listen ${LIVE_CHANNEL}`);
  };

  const again = async (): Promise<void> => {
    timer = undefined;
    try {
      await start();
      if (!stopped) hearing.onMissed();
    } catch (error) {
      lose(error);
    }
  };

  await start();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    client?.release(true);
  };
}
