import { json } from 'node:stream/consumers';
import type { StorageProvider } from '../../providers/storage.ts';
import { folderOf } from './process/film.ts';
import { CONTENTS } from './process/workshop.ts';

/** Removes from the storage everything that was made of a file; to be called when the file itself goes. */
export async function removeMade(storage: StorageProvider, mediaId: string): Promise<void> {
  const below = folderOf(mediaId);
  const list = await storage.open(`${below}/${CONTENTS}`);
  if (!list) return;
  for (const name of (await json(list.stream)) as string[]) await storage.remove(`${below}/${name}`);
  await storage.remove(`${below}/${CONTENTS}`);
}
