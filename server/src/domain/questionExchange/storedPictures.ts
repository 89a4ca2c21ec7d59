import { buffer } from 'node:stream/consumers';
import { and, eq, inArray } from 'drizzle-orm';
import { TOO_MANY_PICTURES } from '#contract/exam/questionImportFailures.ts';
import { MOST_PICTURES } from '#contract/rules/questionExchange.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

export interface StoredPicture {
  bytes: Buffer;
  extension: string;
}

const address = /<img[^>]*? src=\\"(\/files\/(\d+)\.[a-z\d]{2,5})\\"/g;

/**
 * The pictures that questions show, by their addresses. Files that were uploaded for anything else are not among them,
 * whatever a text says: they may be somebody's papers.
 * @throws TOO_MANY_PICTURES
 */
export async function storedPictures(
  { db, providers }: Pick<UserCtx, 'db' | 'providers'>,
  contents: readonly object[],
): Promise<Map<string, StoredPicture>> {
  const found = contents.flatMap((content) => [...JSON.stringify(content).matchAll(address)]);
  const urls = new Map(found.map(([, url, id]) => [url!, id!]));
  if (urls.size > MOST_PICTURES) throw fail(TOO_MANY_PICTURES);
  if (urls.size === 0) return new Map();
  const rows = await db
    .select({ id: storedFile.id, storageKey: storedFile.storageKey, extension: storedFile.extension })
    .from(storedFile)
    .where(and(inArray(storedFile.id, [...urls.values()]), eq(storedFile.purpose, 'picture')));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pictures = new Map<string, StoredPicture>();
  for (const [url, id] of urls) {
    const row = byId.get(id);
    const file = row && (await providers.storage.open(row.storageKey));
    if (row && file) pictures.set(url, { bytes: await buffer(file.stream), extension: row.extension });
  }
  return pictures;
}
