import { buffer } from 'node:stream/consumers';
import type { StorageProvider } from '#server/providers/storage.ts';

/** Storage that lasts as long as the process, for tests that load the demo world. */
export function memoryStorage(): Pick<StorageProvider, 'put' | 'size'> & { kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    async put(key, body) {
      kept.set(key, Buffer.isBuffer(body) ? body : await buffer(body));
    },
    size: (key) => Promise.resolve(kept.get(key)?.length),
  };
}
