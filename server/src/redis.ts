import type { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from './startupError.ts';

/** A counter that takes longer than this is not waited for. */
const ANSWER_MS = 500;

/**
 * Connects when REDIS_URL is set; it only counts for the rate limit. A connection that is lost later comes back by
 * itself, and until then nothing waits for it.
 * @throws StartupError when nobody answers there
 */
export async function connectRedis(url: string | null, log: FastifyBaseLogger): Promise<Redis | undefined> {
  if (!url) return undefined;
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 5000,
    commandTimeout: ANSWER_MS,
  });
  let isStarting = true;
  redis.on('error', ({ message }: Error) => {
    if (!isStarting) log.warn({ reason: message }, 'Redis not reached, requests are not counted');
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new StartupError('连不上 REDIS_URL 指的 Redis，请检查地址与密码。', { cause: error });
  }
  isStarting = false;
  return redis;
}
