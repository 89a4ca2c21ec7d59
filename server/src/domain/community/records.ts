import { and, desc, eq, sql } from 'drizzle-orm';
import type { save } from '#contract/community/blogRecord.ts';
import { RECORDED } from '#contract/community/blogRecord.ts';
import { COMMENT_GONE, NOT_VERSIONED } from '#contract/community/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogComment, communityRecord } from '../../db/schema/blog.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { indexBlogs } from '../search/collectBlogs.ts';
import { mustBeOpen } from './article.ts';
import { cardsByIds } from './cards.ts';
import { cool, warm } from './heat.ts';
import { readableBy } from './policies.ts';
import { putRecord, takeRecord } from './recordRows.ts';
import type { Subject } from './recordRows.ts';

type Target = OutputOf<typeof save.input>;

const subjectOf = ({ weblogId, commentId, opType }: Target): Subject =>
  commentId === NONE
    ? { subjectKind: SubjectKind.article, subjectId: weblogId, opType }
    : { subjectKind: SubjectKind.comment, subjectId: commentId, opType };

/**
 * Likes or collects; the row and the count change together, so that counts equal rows whoever presses at the same time.
 * Returns how many there are. @throws BLOG_GONE, COMMENT_GONE, RECORDED
 */
export async function record({ db, user, now }: UserCtx, target: Target): Promise<number> {
  await mustBeOpen(db, target.weblogId, user.userNo);
  if (target.commentId !== NONE && (await db.$count(blogComment, itsComment(target))) === 0) throw fail(COMMENT_GONE);
  if (!(await putRecord(db, user.userNo, subjectOf(target), now))) throw fail(RECORDED);
  if (target.commentId !== NONE) return likeComment(db, target.commentId, 1);
  return warm(db, target.weblogId, target.opType === OpType.like ? 'like' : 'collect', now);
}

/** Takes it back; nothing happens where it never was. Returns how many there are. */
export async function unrecord({ db, user }: UserCtx, target: Target): Promise<number> {
  const at = await takeRecord(db, user.userNo, subjectOf(target));
  const isLike = target.opType === OpType.like;
  if (target.commentId !== NONE) return likeComment(db, target.commentId, at === undefined ? 0 : -1);
  if (at !== undefined) return cool(db, target.weblogId, { event: isLike ? 'like' : 'collect', at });
  const [row] = await db
    .select({ count: isLike ? blogArticle.countLike : blogArticle.countCollect })
    .from(blogArticle)
    .where(eq(blogArticle.id, target.weblogId));
  return row?.count ?? 0;
}

const itsComment = ({ weblogId, commentId }: Target) =>
  and(eq(blogComment.id, commentId), eq(blogComment.articleId, weblogId), enabled(blogComment));

async function likeComment(db: Db, id: string, step: 1 | 0 | -1): Promise<number> {
  const [row] = await db
    .update(blogComment)
    .set({ countLike: sql`greatest(0, ${blogComment.countLike} + ${step}::int)` })
    .where(eq(blogComment.id, id))
    .returning({ count: blogComment.countLike });
  return row?.count ?? 0;
}

/**
 * A reader says that what an article tells of its version still holds, or no longer says so; the search brings it up
 * again. Returns how many say so. @throws BLOG_GONE, NOT_VERSIONED
 */
export async function confirmValid(ctx: UserCtx, weblogId: string, isValid: 0 | 1): Promise<number> {
  const { db, user, now } = ctx;
  const open = await mustBeOpen(db, weblogId, user.userNo);
  if (open.aboutVersion === '') throw fail(NOT_VERSIONED);
  const subject = { subjectKind: SubjectKind.article, subjectId: weblogId, opType: OpType.stillValid };
  const step =
    isValid === 1
      ? Number(await putRecord(db, user.userNo, subject, now))
      : -Number((await takeRecord(db, user.userNo, subject)) !== undefined);
  const latest = sql`(select max(gmt_create) from community_record said where said.subject_kind = ${SubjectKind.article}
    and said.subject_id = ${weblogId} and said.op_type = ${OpType.stillValid})`;
  const [row] = await db
    .update(blogArticle)
    .set({ countConfirm: sql`greatest(0, ${blogArticle.countConfirm} + ${step}::int)`, confirmTime: latest })
    .where(eq(blogArticle.id, weblogId))
    .returning({ count: blogArticle.countConfirm });
  await indexBlogs(db, [weblogId], now);
  return row!.count;
}

/** What somebody collected or liked, the latest first; what they can no longer open keeps its title. */
export async function recordedArticles(db: Db, userNo: string, opType: OpType, request: PageRequest) {
  const where = and(
    eq(communityRecord.userNo, userNo),
    eq(communityRecord.subjectKind, SubjectKind.article),
    eq(communityRecord.opType, opType),
  );
  const rows = db
    .select({
      id: communityRecord.id,
      blogId: communityRecord.subjectId,
      title: blogArticle.title,
      gmtCreate: communityRecord.gmtCreate,
    })
    .from(communityRecord)
    .innerJoin(blogArticle, eq(blogArticle.id, communityRecord.subjectId))
    .where(where)
    .orderBy(desc(communityRecord.id))
    .$dynamic();
  const page = await paginate(request, rows, () => countOf(db, sql`${communityRecord}`, where));
  const ids = page.list.map(({ blogId }) => blogId);
  const cards = new Map((await cardsByIds(db, ids, readableBy(userNo))).map((card) => [card.id, card]));
  return { ...page, list: page.list.map((row) => ({ ...row, blog: cards.get(row.blogId) ?? null })) };
}
