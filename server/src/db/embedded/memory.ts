import { totalmem } from 'node:os';

const MB = 1024 ** 2;

/** Memory this process may use, in bytes: the container's limit, else the machine's. */
export const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * Buffers of the database, as `postgresql.conf` writes it. The manual suggests a quarter of a machine of its
 * own; beside the server it is an eighth,
 * 128 MB to 2 GB, taken when used. `effective_cache_size`, the planner's idea of the system's cache, is a half.
 * See https://www.postgresql.org/docs/18/runtime-config-resource.html
 */
export function bufferSettings(memory: number): string {
  const shared = Math.max(128, Math.min(2048, Math.floor(memory / 8 / MB)));
  return `shared_buffers = ${shared}MB\neffective_cache_size = ${Math.max(shared, Math.floor(memory / 2 / MB))}MB\n`;
}
