import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BlogComment, BlogThread } from '#contract/community/blogComment.ts';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { blogArticle, blogComment, communityRecord } from '../../db/schema/blog.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { cappedCount, pageAt, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

const FIRST_REPLIES = 3;

const answered = alias(userExt, 'answered_ext');
const answeredUser = alias(user, 'answered_user');

const commentRows = (db: Db, reader = '0') =>
  db
    .select({
      id: blogComment.id,
      articleId: blogComment.articleId,
      rootId: blogComment.rootId,
      userNo: blogComment.userNo,
      commentText: blogComment.commentText,
      countLike: blogComment.countLike,
      gmtCreate: blogComment.gmtCreate,
      nickname: userExt.nickname,
      mobile: user.mobile,
      headImgUrl: userExt.headImgUrl,
      replyTo: blogComment.replyToUserNo,
      replyNickname: answered.nickname,
      replyMobile: answeredUser.mobile,
      authorUserNo: blogArticle.userNo,
      title: blogArticle.title,
      isLike: sql<0 | 1>`exists (select 1 from ${communityRecord} where ${communityRecord.userNo} = ${reader}
        and ${communityRecord.subjectKind} = ${SubjectKind.comment} and ${communityRecord.subjectId} = ${blogComment.id}
        and ${communityRecord.opType} = ${OpType.like})::int`,
    })
    .from(blogComment)
    .innerJoin(blogArticle, eq(blogArticle.id, blogComment.articleId))
    .innerJoin(user, eq(user.userNo, blogComment.userNo))
    .innerJoin(userExt, eq(userExt.userNo, blogComment.userNo))
    .leftJoin(answered, eq(answered.userNo, blogComment.replyToUserNo))
    .leftJoin(answeredUser, eq(answeredUser.userNo, blogComment.replyToUserNo));

type Row = Awaited<ReturnType<typeof commentRows>>[number];

const shownTo =
  (reader: string | undefined) =>
  (row: Row): BlogComment => ({
    id: row.id,
    rootId: row.rootId,
    userNo: row.userNo,
    userName: displayName(row),
    headImgUrl: row.headImgUrl ?? '',
    replyToName: row.replyTo === null ? '' : displayName({ nickname: row.replyNickname, mobile: row.replyMobile }),
    commentText: row.commentText,
    countLike: row.countLike,
    isAuthor: row.userNo === row.authorUserNo ? 1 : 0,
    isOwn: row.userNo === reader ? 1 : 0,
    isLike: row.isLike,
    gmtCreate: row.gmtCreate,
  });

interface Wish extends PageRequest {
  weblogId: string;
  rootId: string;
}

/** Comments of an article, or the answers below one of them, as `reader` sees them. */
export async function listThreads(db: Db, { weblogId, rootId, ...request }: Wish, reader: string | undefined) {
  const where = and(eq(blogComment.articleId, weblogId), eq(blogComment.rootId, rootId), enabled(blogComment));
  const total = await cappedCount(db, sql`${blogComment}`, where);
  const order = rootId === NONE ? desc(blogComment.id) : asc(blogComment.id);
  const page = await pageAt(request, total, (limit, offset) =>
    commentRows(db, reader).where(where).orderBy(order).limit(limit).offset(offset),
  );
  const ids = rootId === NONE ? page.list.map(({ id }) => id) : [];
  const replies = await repliesTo(db, { weblogId, ids, reader });
  const shown = shownTo(reader);
  const list = page.list.map((row): BlogThread => {
    const own = replies.get(row.id);
    return { ...shown(row), replyList: own?.list ?? [], replyTotal: own?.total ?? 0 };
  });
  return { ...page, list };
}

/**
 * The first answers below each comment of a page, and how many there are: two ranges of an index for each. The article is
 * named too: where hardly any comment is answered, the planner takes every comment for an answer and reads them all.
 */
async function repliesTo(
  db: Db,
  { weblogId, ids, reader }: { weblogId: string; ids: string[]; reader: string | undefined },
) {
  if (ids.length === 0) return new Map<string, { list: BlogComment[]; total: number }>();
  const isBelow = (name: string) =>
    sql`${sql.raw(name)}.article_id = ${weblogId} and ${sql.raw(name)}.root_id = root.id and ${enabledAs(name)}`;
  const { rows: ranked } = await db.execute<{ id: string; root_id: string; total: string }>(sql`
    select first.id::text, root.id::text as root_id,
      (select count(*) from blog_comment counted where ${isBelow('counted')}) as total
    from unnest(${sql.param(ids)}::bigint[]) root (id), lateral (
      select reply.id from blog_comment reply where ${isBelow('reply')}
      order by reply.id limit ${FIRST_REPLIES}) first`);
  if (ranked.length === 0) return new Map<string, { list: BlogComment[]; total: number }>();
  const rows = await commentRows(db, reader)
    .where(
      inArray(
        blogComment.id,
        ranked.map(({ id }) => id),
      ),
    )
    .orderBy(asc(blogComment.id));
  const totals = new Map(ranked.map((row) => [row.root_id, Number(row.total)]));
  const byRoot = Map.groupBy(rows.map(shownTo(reader)), ({ rootId }) => rootId);
  return new Map([...byRoot].map(([rootId, list]) => [rootId, { list, total: totals.get(rootId) ?? 0 }]));
}

/** What others said of somebody's articles, the latest first. */
export async function receivedComments(db: Db, userNo: string, request: PageRequest) {
  const where = and(
    sql`${blogComment.articleId} in (select own.id from blog_article own where own.user_no = ${userNo} and ${enabledAs('own')})`,
    sql`${blogComment.userNo} <> ${userNo}`,
    enabled(blogComment),
  );
  const rows = commentRows(db, userNo).where(where).orderBy(desc(blogComment.id)).$dynamic();
  const page = await paginate(request, rows, () => cappedCount(db, sql`${blogComment}`, where));
  const shown = shownTo(userNo);
  return { ...page, list: page.list.map((row) => ({ ...shown(row), weblogId: row.articleId, title: row.title })) };
}

/** One comment, as it comes back from saying it. */
export async function oneComment(db: Db, id: string, reader: string): Promise<BlogComment> {
  const [row] = await commentRows(db, reader).where(eq(blogComment.id, id));
  return shownTo(reader)(row!);
}
