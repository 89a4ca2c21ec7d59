import { buffer } from 'node:stream/consumers';
import { TOO_MANY_PICTURES } from '#contract/exam/questionImportFailures.ts';
import { MOST_PICTURES } from '#contract/rules/questionExchange.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { storedPictures as picturesAt } from '../files/storedPictures.ts';

export interface StoredPicture {
  bytes: Buffer;
  extension: string;
}

const address = /<(?:img|audio)[^>]*? src=\\"(\/files\/\d+\.[a-z\d]{2,5})\\"/g;

/**
 * The pictures that questions show, and the recordings where they are asked for, by their addresses.
 * @throws TOO_MANY_PICTURES
 */
export async function storedPictures(
  { db, providers }: Pick<UserCtx, 'db' | 'providers'>,
  contents: readonly object[],
  purposes: readonly ('picture' | 'sound')[] = ['picture'],
): Promise<Map<string, StoredPicture>> {
  const urls = contents.flatMap((content) => [...JSON.stringify(content).matchAll(address)].map(([, url]) => url!));
  if (new Set(urls).size > MOST_PICTURES) throw fail(TOO_MANY_PICTURES);
  const pictures = new Map<string, StoredPicture>();
  for (const [url, { storageKey, extension }] of await picturesAt(db, urls, purposes)) {
    const file = await providers.storage.open(storageKey);
    if (file) pictures.set(url, { bytes: await buffer(file.stream), extension });
  }
  return pictures;
}
