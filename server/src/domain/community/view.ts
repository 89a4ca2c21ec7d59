import { and, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { BlogState, OpType, SubjectKind } from '#contract/rules/blog.ts';
import { isStale } from '#contract/rules/staleness.ts';
import type { Db } from '../../db/client.ts';
import { communityRecord } from '../../db/schema/blog.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { mustRead } from './article.ts';
import { bloggerOf } from './blogger.ts';
import { cardsByIds } from './cards.ts';
import { everybodyReads } from './policies.ts';

const RELATED = 3;

/** Of a label, so many of its newest articles are looked at. */
const NEAR = 100;

/** An article as this reader sees it. @throws BLOG_GONE */
export async function viewArticle(db: Db, id: string, reader: string | undefined, now: Date) {
  const row = await mustRead(db, id, reader);
  const [[card], content, blogger, acts, related] = await Promise.all([
    cardsByIds(db, [id]),
    shownHtml(row.content),
    bloggerOf(db, row.userNo, reader),
    actsOf(db, id, reader),
    relatedTo(db, id),
  ]);
  if (!card) throw fail(NOT_FOUND);
  const flagOf = (opType: OpType) => (acts.has(opType) ? (1 as const) : (0 as const));
  return {
    ...row,
    ...card,
    blogState: row.removedFor === null ? row.blogState : BlogState.removed,
    content,
    blogger,
    isOwn: row.userNo === reader ? (1 as const) : (0 as const),
    isLike: flagOf(OpType.like),
    isCollect: flagOf(OpType.collect),
    isConfirmed: flagOf(OpType.stillValid),
    isStale: isStale(row, now) ? (1 as const) : (0 as const),
    related,
  };
}

async function actsOf(db: Db, id: string, reader: string | undefined): Promise<ReadonlySet<OpType>> {
  if (reader === undefined) return new Set();
  const its = and(eq(communityRecord.subjectKind, SubjectKind.article), eq(communityRecord.subjectId, id));
  const rows = await db
    .select({ opType: communityRecord.opType })
    .from(communityRecord)
    .where(and(eq(communityRecord.userNo, reader), its, inArray(communityRecord.opType, [...OpType.values])));
  return new Set(rows.map(({ opType }) => opType));
}

/** Public articles that share most labels with one, the latest of them first. */
async function relatedTo(db: Db, id: string) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select near.article_id::text as id from blog_label own, lateral (
      select article_id, publish_time from blog_label other where other.label_id = own.label_id
      order by other.publish_time desc, other.article_id desc limit ${NEAR}
    ) near
    where own.article_id = ${id} and near.article_id <> ${id}
    group by near.article_id order by count(*) desc, max(near.publish_time) desc limit ${RELATED * 3}`);
  const found = await cardsByIds(
    db,
    rows.map((row) => row.id),
    everybodyReads,
  );
  return found.slice(0, RELATED);
}
