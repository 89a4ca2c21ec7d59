import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import { heatOf } from '#contract/rules/heat.ts';
import { QuesState } from '#contract/rules/ques.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { searchDocument } from '../../db/schema/course.ts';
import { ques } from '../../db/schema/ques.ts';
import { written } from '../../db/written.ts';
import { job } from '../../kit/job.ts';
import { articleWeight, indexBlogs } from './collectBlogs.ts';
import { indexQuestions, questionPopularity } from './collectQuestions.ts';
import { stepOf } from './tokens.ts';

/** So many are indexed in one transaction: nobody who changes one of them waits long. */
const AT_ONCE = 20;

/** So many of each in one run; those left over come with the next one, the hottest first. */
const MOST = 1000;

const DAY = 86_400_000;

/**
 * Articles and questions that reached another popularity in the search since it last heard of them. Popularity counts by
 * powers of two there, so that one is indexed anew a dozen times in its life and not with everybody who reads it.
 *
 * Whatever was read or answered within a day is at least as hot as one reading a day ago, and those are the beginning of
 * the index that the lists of what is hot have; all others are as they were.
 */
export const indexPopular = job({
  name: 'indexPopular',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '*/5 * * * *',
  async run({ db, clock }) {
    const now = clock();
    const since = heatOf('view', new Date(now.getTime() - DAY));
    for (const ids of inParts(await risenArticles(db, since, now)))
      await db.transaction(async (tx) => {
        const { id } = blogArticle;
        await tx.select({ id }).from(blogArticle).where(inArray(id, ids)).orderBy(asc(id)).for('no key update');
        await indexBlogs(tx, ids, now);
      });
    for (const ids of inParts(await risenQuestions(db, since)))
      await db.transaction(async (tx) => {
        const { id } = ques;
        await tx.select({ id }).from(ques).where(inArray(id, ids)).orderBy(asc(id)).for('no key update');
        await indexQuestions(tx, ids);
      });
  },
});

/** A stale article counts by a part of its readings: the database finds those whose whole has changed. */
async function risenArticles(db: Db, since: number, now: Date): Promise<string[]> {
  const { id, countView, aboutVersion, publishTime, confirmTime, heat } = blogArticle;
  const shown = sql`article_state = ${written(BlogState.published)} and visibility = ${written(BlogVisibility.everybody)} and ${enabled(blogArticle)}`;
  const rows = await db
    .select({ id, countView, aboutVersion, publishTime, confirmTime, known: searchDocument.weight })
    .from(blogArticle)
    .innerJoin(searchDocument, documentOf(SearchKind.blog, id))
    .where(and(gte(heat, since), shown, isOtherStep(searchDocument.weight, countView)))
    .orderBy(desc(heat));
  return rows.filter((row) => stepOf(articleWeight(row, now)) !== stepOf(row.known)).map((row) => row.id);
}

async function risenQuestions(db: Db, since: number): Promise<string[]> {
  const { id, heat } = ques;
  const shown = sql`ques_state in (${written(QuesState.open, QuesState.closed)}) and ${enabled(ques)}`;
  const rows = await db
    .select({ id })
    .from(ques)
    .innerJoin(searchDocument, documentOf(SearchKind.ques, id))
    .where(and(gte(heat, since), shown, isOtherStep(searchDocument.weight, questionPopularity)))
    .orderBy(desc(heat));
  return rows.map((row) => row.id);
}

const documentOf = (kind: SearchKind, id: SQLWrapper): SQL | undefined =>
  and(eq(searchDocument.kind, kind), eq(searchDocument.refId, id));

/** `stepOf` differs: the highest bits of the two, plus one each, do. */
const isOtherStep = (one: SQLWrapper, other: SQLWrapper): SQL =>
  sql`((${one} + 1) # (${other} + 1)) > ((${one} + 1) & (${other} + 1))`;

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(Math.min(MOST, ids.length) / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
