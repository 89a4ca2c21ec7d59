import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { below, list } from '#contract/community/questionsComment.ts';
import type { Answer, QuesComment } from '#contract/community/questionsShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { AnswerSort } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { communityRecord } from '../../db/schema/blog.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { naming } from '../chat/people.ts';

const FIRST = 3;

const repliedUser = alias(user, 'replied_user');
const replied = alias(userExt, 'replied_ext');

const postRows = (db: Db, reader = '0') =>
  db
    .select({
      post: quesPost,
      ...naming,
      asker: ques.userNo,
      acceptedId: ques.acceptedId,
      replyNickname: replied.nickname,
      replyMobile: repliedUser.mobile,
      isLike: sql<0 | 1>`exists (select 1 from ${communityRecord} where ${communityRecord.userNo} = ${reader}
        and ${communityRecord.subjectKind} in (${SubjectKind.answer}, ${SubjectKind.quesComment})
        and ${communityRecord.subjectId} = ${quesPost.id} and ${communityRecord.opType} = ${OpType.like})::int`,
    })
    .from(quesPost)
    .innerJoin(ques, eq(ques.id, quesPost.quesId))
    .innerJoin(user, eq(user.userNo, quesPost.userNo))
    .innerJoin(userExt, eq(userExt.userNo, quesPost.userNo))
    .leftJoin(repliedUser, eq(repliedUser.userNo, quesPost.replyToUserNo))
    .leftJoin(replied, eq(replied.userNo, quesPost.replyToUserNo));

type Row = Awaited<ReturnType<typeof postRows>>[number];

const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));

const saidOf = ({ post, asker, isLike, ...named }: Row, reader: string | undefined) => ({
  id: post.id,
  questionId: post.quesId,
  userNo: post.userNo,
  userName: displayName(named),
  headImgUrl: named.headImgUrl ?? '',
  countLike: post.countLike,
  isAsker: flagOf(post.userNo === asker),
  isOwn: flagOf(post.userNo === reader),
  isLike,
  gmtCreate: post.gmtCreate,
  gmtModified: post.gmtModified,
});

const commentOf = (row: Row, reader: string | undefined): QuesComment => ({
  ...saidOf(row, reader),
  rootId: row.post.rootId,
  commentText: row.post.commentText,
  replyToName:
    row.post.replyToUserNo === null ? '' : displayName({ nickname: row.replyNickname, mobile: row.replyMobile }),
});

/** The answers of a question as `reader` sees them, each with the first of what is said below it. */
export async function listAnswers(
  db: Db,
  { questionId, sortType, ...request }: OutputOf<typeof list.input>,
  reader: string | undefined,
) {
  const where = and(eq(quesPost.quesId, questionId), eq(quesPost.rootId, NONE), enabled(quesPost));
  // the accepted one is known by itself, so that the rest is one range of an index
  const [accepted] = await postRows(db, reader).where(and(where, eq(quesPost.id, ques.acceptedId)));
  const others = accepted ? and(where, sql`${quesPost.id} <> ${accepted.post.id}`) : where;
  const order = sortType === AnswerSort.votes ? [desc(quesPost.countLike), desc(quesPost.id)] : [desc(quesPost.id)];
  const rows = postRows(db, reader)
    .where(others)
    .orderBy(...order)
    .$dynamic();
  const page = await paginate(request, rows, () =>
    cappedCount(db, sql`${quesPost}`, and(bare(questionId), notThis(accepted))),
  );
  const shown = accepted && page.pageCurrent === 1 ? [accepted, ...page.list] : page.list;
  const ids = shown.map(({ post }) => post.id);
  const comments = await firstBelow(db, { questionId, ids, reader });
  const answers = shown.map(async (row): Promise<Answer> => ({
    ...saidOf(row, reader),
    content: await shownHtml(row.post.content),
    isAccepted: flagOf(row.acceptedId === row.post.id),
    countComment: row.post.countComment,
    commentList: comments.get(row.post.id) ?? [],
  }));
  return { ...page, list: await Promise.all(answers) };
}

const bare = (quesId: string) => and(eq(quesPost.quesId, quesId), eq(quesPost.rootId, NONE), enabled(quesPost));
const notThis = (row: Row | undefined) => (row ? sql`${quesPost.id} <> ${row.post.id}` : undefined);

/** The first comments below each answer of a page: a range of an index for each, which the question's number leads to. */
async function firstBelow(
  db: Db,
  { questionId, ids, reader }: { questionId: string; ids: readonly string[]; reader: string | undefined },
) {
  if (ids.length === 0) return new Map<string, QuesComment[]>();
  const { rows: first } = await db.execute<{ id: string }>(sql`
    select comment.id::text from unnest(${sql.param([...ids])}::bigint[]) root (id), lateral (
      select said.id from ques_post said
      where said.ques_id = ${questionId} and said.root_id = root.id and ${enabledAs('said')}
      order by said.id limit ${FIRST}
    ) comment`);
  if (first.length === 0) return new Map<string, QuesComment[]>();
  const its = inArray(
    quesPost.id,
    first.map(({ id }) => id),
  );
  const rows = await postRows(db, reader).where(its).orderBy(asc(quesPost.id));
  return Map.groupBy(
    rows.map((row) => commentOf(row, reader)),
    ({ rootId }) => rootId,
  );
}

/** What is said below one answer, the oldest first. */
export async function listBelow(
  db: Db,
  { questionId, rootId, ...request }: OutputOf<typeof below.input>,
  reader: string | undefined,
) {
  const where = and(eq(quesPost.quesId, questionId), eq(quesPost.rootId, rootId), enabled(quesPost));
  const rows = postRows(db, reader).where(where).orderBy(asc(quesPost.id)).$dynamic();
  const page = await paginate(request, rows, () => cappedCount(db, sql`${quesPost}`, where));
  return { ...page, list: page.list.map((row) => commentOf(row, reader)) };
}

/** One comment, as it comes back from saying it. */
export async function oneBelow(db: Db, id: string, reader: string): Promise<QuesComment> {
  const [row] = await postRows(db, reader).where(eq(quesPost.id, id));
  return commentOf(row!, reader);
}
