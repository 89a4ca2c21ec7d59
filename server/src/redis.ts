import { Redis } from 'ioredis';
import { StartupError } from './startupError.ts';

/** Connects when REDIS_URL is set. @throws StartupError when nobody answers there. */
export async function connectRedis(url: string | null): Promise<Redis | undefined> {
  if (!url) return undefined;
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, connectTimeout: 5000 });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new StartupError('连不上 REDIS_URL 指的 Redis，请检查地址与密码。', { cause: error });
  }
  return redis;
}
