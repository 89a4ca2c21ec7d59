import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { storedFile } from '../../db/schema/trust.ts';

const address = /^\/files\/(\d{1,19})\.[a-z\d]{2,5}$/;

/**
 * Where the pictures lie that texts show, by their addresses. Files that were uploaded for anything else are not among
 * them, whatever a text says: they may be somebody's papers.
 */
export async function storedPictures(
  db: Db,
  urls: readonly string[],
  purposes: readonly ('picture' | 'sound')[] = ['picture'],
) {
  const wanted = new Map(urls.flatMap((url) => (address.test(url) ? [[url, address.exec(url)![1]!]] : [])));
  if (wanted.size === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: storedFile.id, storageKey: storedFile.storageKey, extension: storedFile.extension })
    .from(storedFile)
    .where(and(inArray(storedFile.id, [...wanted.values()]), inArray(storedFile.purpose, [...purposes])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map([...wanted].flatMap(([url, id]) => (byId.has(id) ? [[url, byId.get(id)!]] : [])));
}
