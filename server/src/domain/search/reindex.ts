import { asc, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchDocument } from '../../db/schema/course.ts';
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
import { TOKEN_FORMAT } from './tokens.ts';

const ROWS = 200;

/**
 * Indexes some of the documents anew whose tokens an older release of the product wrote, which queries no longer find.
 * Several processes may do so at once. Returns how many there were; none are left when that is 0.
 */
export const reindexSome = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ kind: searchDocument.kind, refId: searchDocument.refId })
      .from(searchDocument)
      .where(lt(searchDocument.format, TOKEN_FORMAT))
      .orderBy(asc(searchDocument.format))
      .limit(ROWS)
      .for('update', { skipLocked: true });
    const byIndexer = Map.groupBy(rows, ({ kind }) => indexers[kind] ?? indexCourses);
    for (const [index, some] of byIndexer)
      await index(
        tx,
        some.map(({ refId }) => refId),
        now,
      );
    return rows.length;
  });

const indexers: Partial<Record<number, typeof indexCourses>> = {
  5: indexExams,
  6: indexBlogs,
  7: indexQuestions,
  8: indexArticles,
  101: indexLecturers,
  102: indexOrganizations,
  104: indexVacancies,
};
