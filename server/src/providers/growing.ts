import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskRoom } from './diskRoom.ts';
import type { StorageProvider } from './storage.ts';
import { assertStorageKey } from './storage.ts';

/** Files that grow below one folder of this machine. */
export function growingIn(folder: string, room?: DiskRoom): Pick<StorageProvider, 'growing' | 'ungrow'> {
  const pathOf = (name: string): string => {
    assertStorageKey(name);
    return join(folder, name);
  };
  return {
    async growing(name, bytes) {
      if (bytes > 0) await room?.claim(bytes);
      await mkdir(folder, { recursive: true });
      return pathOf(name);
    },
    ungrow: (name) => rm(pathOf(name), { force: true }),
  };
}
