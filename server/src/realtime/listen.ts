import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { LIVE_CHANNEL } from '../domain/messages/tell.ts';
import { loggable } from '../kit/loggable.ts';

/** How a connection on which nothing has to be sent is known to live. */
export interface Pulse {
  /** So often it is asked. */
  askMs: number;
  /** What is not answered within this time is lost, although nobody closed it. */
  answerMs: number;
  /** So long after a loss it is tried anew. */
  retryMs: number;
}

const PULSE: Pulse = { askMs: 15_000, answerMs: 10_000, retryMs: 2000 };

interface Hearing {
  /** One notification, as its sender wrote it. */
  onTold: (payload: string) => void;
  /** After a pause in which something may have been missed. */
  onMissed: () => void;
}

/**
 * Keeps one connection of the pool listening to `LIVE_CHANNEL`; a lost one is replaced, also one whose other end fell
 * silent without closing it. Resolves once it listens.
 * @returns the way to stop
 */
export async function listen(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  hearing: Hearing,
  pulse: Partial<Pulse> = {},
): Promise<() => Promise<void>> {
  const { askMs, answerMs, retryMs } = { ...PULSE, ...pulse };
  let client: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextAsk: NodeJS.Timeout | undefined;
  let stopped = false;

  const lose = (error: unknown): void => {
    if (stopped || timer) return; // a lost connection is heard of twice: by itself, and by what was asked of it
    log.warn(loggable(error), 'listening interrupted');
    clearTimeout(nextAsk);
    client?.release(true);
    client = undefined;
    timer = setTimeout(() => void again(), retryMs).unref();
  };

  /** Saying it again changes nothing, but it has to be answered in time. */
  const ask = (asked: pg.PoolClient) =>
    asked.query({ text: `listen ${LIVE_CHANNEL}`, query_timeout: answerMs } as pg.QueryConfig);

  const askAgain = (asked: pg.PoolClient): void => {
    const isOurs = () => !stopped && client === asked;
    nextAsk = setTimeout(() => {
      ask(asked).then(
        () => isOurs() && askAgain(asked),
        (error: unknown) => isOurs() && lose(error),
      );
    }, askMs).unref();
  };

  const start = async (): Promise<void> => {
    client = await pool.connect();
    if (stopped) return client.release(true);
    client.once('error', lose);
    client.on('notification', ({ payload }) => hearing.onTold(payload ?? ''));
    await ask(client);
    if (client) askAgain(client);
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
    clearTimeout(nextAsk);
    client?.release(true);
  };
}
