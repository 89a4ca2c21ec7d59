import { bigint, date, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { counter, flag, moment } from '../columns.ts';
import { table } from '../table.ts';

/** How often a word was searched on a day. Of who searched it nothing is kept: see `domain/search/wordCounter.ts`. */
export const searchWord = table(
  'search_word',
  {
    /** In China Standard Time. */
    day: date({ mode: 'string' }).notNull(),
    /** The word as comparisons see it: without case, width, spaces and signs. */
    wordKey: text('word_key').notNull(),
    /** As it was first written that day. */
    word: text().notNull(),
    times: counter('times').notNull(),
    /** A visitor is one of 63 bits; as many bits, as many visitors at least. */
    visitors: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.wordKey] }), index().on(t.day, t.times.desc().nullsFirst())],
);

/** What the operator decided about a word: it is a hot word always, or never. */
export const searchWordChoice = table('search_word_choice', {
  wordKey: text('word_key').primaryKey(),
  word: text().notNull(),
  isPinned: flag('is_pinned').notNull(),
  gmtModified: moment('gmt_modified').notNull(),
});
