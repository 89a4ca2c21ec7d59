import { asc, eq, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { article } from '../../db/schema/article.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { course, searchDocument } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { ques } from '../../db/schema/ques.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import {
  indexArticles,
  indexCourses,
  indexExams,
  indexLecturers,
  indexOrganizations,
  indexVacancies,
} from './collect.ts';
import { indexBlogs } from './collectBlogs.ts';
import { indexQuestions } from './collectQuestions.ts';

const ROWS = 200;
/** Older than any that was ever written. */
const STALE = 0;

interface SourceOfDocuments {
  table: PgTable;
  key: PgColumn;
  index: (db: Db, keys: string[], now: Date) => Promise<void>;
}

/** Whatever can be searched for, by the number its document goes by. */
const sources: readonly SourceOfDocuments[] = [
  { table: course, key: course.id, index: indexCourses },
  { table: lecturer, key: lecturer.lecturerUserNo, index: indexLecturers },
  { table: orgInfo, key: orgInfo.orgNo, index: indexOrganizations },
  { table: article, key: article.id, index: indexArticles },
  { table: blogArticle, key: blogArticle.id, index: indexBlogs },
  { table: ques, key: ques.id, index: indexQuestions },
  { table: assessment, key: assessment.id, index: indexExams },
  { table: vacancy, key: vacancy.id, index: indexVacancies },
];

/**
 * Makes every document of the search anew from what it is about, some at a time, while searching goes on; what is left
 * over is about nothing and goes. @returns how many there are now
 */
export async function reindexAll(db: Db, now: Date, onSome: (rows: number) => void): Promise<number> {
  await db.update(searchDocument).set({ format: STALE });
  for (const { table, key, index } of sources) {
    let after: string | undefined;
    do {
      const rows = await db
        .select({ key })
        .from(table)
        .where(after === undefined ? undefined : gt(key, after))
        .orderBy(asc(key))
        .limit(ROWS);
      const keys = rows.map((row) => String(row.key));
      if (keys.length > 0) await db.transaction((tx) => index(tx, keys, now));
      onSome(keys.length);
      after = keys.at(-1);
    } while (after !== undefined);
  }
  await db.delete(searchDocument).where(eq(searchDocument.format, STALE));
  return db.$count(searchDocument);
}
