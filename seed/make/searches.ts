import { searches } from '#seed/data/searches.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { searchWord } from '#server/db/schema/search.ts';
import { keyOf } from '#server/domain/search/words.ts';
import { insertAll } from './batches.ts';

const DAYS = 7;
const DAY_SECONDS = 86_400;

/** What demo visitors searched in the week before, spread over its days; every one of them searched a word once. */
export async function loadSearches(db: Db, now: Date): Promise<void> {
  const rows = searches.flatMap(({ word, people }) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const places = Array.from({ length: people }, (_, place) => place).filter((place) => place % DAYS === ago);
      const day = wireTimeIn(now, -ago * DAY_SECONDS).slice(0, 10);
      const visitors = places.reduce((bits, place) => bits | (1n << BigInt(place)), 0n);
      return { day, word, wordKey: keyOf(word), times: places.length, visitors };
    }).filter(({ times }) => times > 0),
  );
  await insertAll(db, searchWord, rows);
}
