import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { searchDocument, searchTerm } from '../../db/schema/course.ts';
import { spellingOf } from './spelling.ts';
import { TOKEN_FORMAT, vectorOf } from './tokens.ts';
import { keyOf, runsOf, wordsOf } from './words.ts';

export interface SearchDocument {
  kind: SearchKind;
  refId: string;
  title: string;
  /** Everything else it should be found by: text, tags, names. */
  body: string;
  /** What a result shows under the title. */
  summary: string;
  /** Popularity; breaks ties. */
  weight: number;
  /** Words of `facets.ts`; only courses have any. */
  facets?: readonly string[];
}

const ROWS = 500;

/** Puts documents into the search, or brings them up to date. The caller's transaction decides when others find them. */
export async function indexDocuments(db: Db, documents: SearchDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += ROWS) {
    const some = documents.slice(from, from + ROWS);
    await db
      .insert(searchDocument)
      .values(
        some.map((one) => ({
          ...one,
          titleKey: keyOf(one.title),
          tokens: vectorOf(one),
          format: TOKEN_FORMAT,
        })),
      )
      .onConflictDoUpdate({
        target: [searchDocument.kind, searchDocument.refId],
        set: {
          title: sql`excluded.title`,
          titleKey: sql`excluded.title_key`,
          summary: sql`excluded.summary`,
          weight: sql`excluded.weight`,
          tokens: sql`excluded.tokens`,
          format: sql`excluded.format`,
        },
      });
    await learnTerms(db, some);
  }
}

/** Takes documents out of the search. */
export async function dropDocuments(db: Db, kinds: readonly SearchKind[], refIds: string[]): Promise<void> {
  if (refIds.length === 0) return;
  await db
    .delete(searchDocument)
    .where(and(inArray(searchDocument.kind, [...kinds]), inArray(searchDocument.refId, refIds)));
}

/** How many documents there are of a kind; for those who fill an empty search. */
export const countDocuments = (db: Db, kind: SearchKind): Promise<number> =>
  db.$count(searchDocument, eq(searchDocument.kind, kind));

/** Sorted, because two transactions that insert the same words in different orders would wait for each other for ever. */
async function learnTerms(db: Db, documents: SearchDocument[]): Promise<void> {
  const terms = [...new Set(documents.flatMap(({ title }) => termsOf(title)))].sort();
  for (let from = 0; from < terms.length; from += ROWS) {
    const rows = terms.slice(from, from + ROWS).map((term) => ({ term, pinyin: spellingOf(term) }));
    await db.insert(searchTerm).values(rows).onConflictDoNothing();
  }
}

/** The words of a title, and its neighbours as one: 数据, 分析, 数据分析. */
function termsOf(title: string): string[] {
  const words = runsOf(title).flatMap((run) => (run.isHan ? wordsOf(run.text) : [run.text]));
  const neighbours = words.slice(1).map((word, index) => words[index]! + word);
  return [...words, ...neighbours].filter((term) => [...term].length >= 2 && term.length <= 20);
}
