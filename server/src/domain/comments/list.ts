import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CourseComment } from '#contract/course/comments.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { RatingSort } from '#contract/rules/ratingSorts.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { commentHelpful, courseComment } from '../../db/schema/comment.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userCourse } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { ratingOf } from '../catalogue/cards.ts';
import { shownComment, takes } from './policies.ts';
import { starCounts } from './stars.ts';

interface Wish extends PageRequest {
  courseId: string;
  parentId: string;
  kind?: 'rating' | 'question';
  sort: RatingSort;
}

const FIRST_ANSWERS = 3;

/** Comments of a course, or the answers to one of them, as `reader` sees them. @throws NOT_FOUND without the course. */
export async function listComments(db: Db, wish: Wish, reader: string | undefined) {
  const about = await ratedCourse(db, wish.courseId, reader);
  const where = and(
    eq(courseComment.courseId, wish.courseId),
    eq(courseComment.parentId, wish.parentId),
    wish.kind && (wish.kind === 'rating' ? isNotNull(courseComment.star) : isNull(courseComment.star)),
    shownComment,
  );
  const order = wish.parentId === '0' ? [...orders[wish.sort], desc(courseComment.id)] : [asc(courseComment.id)];
  const total = await cappedCount(db, sql`${courseComment}`, where);
  const page = await pageAt(wish, total, (limit, offset) =>
    commentRows(db, reader)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const see = (row: CommentRow) => shownAs(row, about.lecturerUserNo, reader);
  const answers =
    wish.parentId === '0' ? await answersTo(db, wish.courseId, page.list, reader) : new Map<string, AnswerRow[]>();
  const list = page.list.map((row): CourseComment => {
    const given = answers.get(row.id) ?? [];
    return { ...see(row), answerList: given.map(see), answerTotal: given[0]?.total ?? 0 };
  });
  const stars = wish.kind === 'rating' ? await starCounts(db, wish.courseId) : [];
  const { ratingCount, mayRate } = about;
  return { ...page, list, rating: ratingOf(about), ratingCount, starCounts: stars, mayRate };
}

/** Before the newest first. */
const orders: Record<RatingSort, SQL[]> = {
  new: [],
  helpful: [desc(courseComment.helpfulCount)],
  high: [desc(courseComment.star)],
  low: [asc(courseComment.star)],
};

async function ratedCourse(db: Db, courseId: string, reader = '0') {
  const rated = sql`exists (select 1 from ${courseComment} where ${courseComment.courseId} = ${course.id}
    and ${courseComment.userNo} = ${reader} and ${courseComment.star} is not null and ${shownComment})`;
  const taken = sql`exists (select 1 from ${userCourse} where ${takes(reader, courseId)})`;
  const [row] = await db
    .select({
      lecturerUserNo: course.lecturerUserNo,
      ratingSum: course.ratingSum,
      ratingCount: course.ratingCount,
      mayRate: sql<0 | 1>`(${taken} and not ${rated})::int`,
    })
    .from(course)
    .where(and(eq(course.id, courseId), enabled(course)));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

const columnsFor = (reader = '0') => ({
  id: courseComment.id,
  courseId: courseComment.courseId,
  parentId: courseComment.parentId,
  userNo: courseComment.userNo,
  commentText: courseComment.commentText,
  star: courseComment.star,
  gmtCreate: courseComment.gmtCreate,
  nickname: userExt.nickname,
  headImgUrl: userExt.headImgUrl,
  mobile: user.mobile,
  lecturerName: lecturer.lecturerName,
  helpfulCount: courseComment.helpfulCount,
  isHelpful: sql<0 | 1>`exists (select 1 from ${commentHelpful}
    where ${commentHelpful.commentId} = ${courseComment.id} and ${commentHelpful.userNo} = ${reader})::int`,
});

const commentRows = (db: Db, reader: string | undefined) =>
  db
    .select(columnsFor(reader))
    .from(courseComment)
    .innerJoin(user, eq(user.userNo, courseComment.userNo))
    .innerJoin(userExt, eq(userExt.userNo, courseComment.userNo))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, courseComment.userNo));

type CommentRow = Awaited<ReturnType<typeof commentRows>>[number];
type AnswerRow = CommentRow & { total: number };

/** The first answers to each comment of a page, and how many there are, in one statement. */
async function answersTo(
  db: Db,
  courseId: string,
  comments: { id: string }[],
  reader: string | undefined,
): Promise<Map<string, AnswerRow[]>> {
  if (comments.length === 0) return new Map();
  const ids = comments.map(({ id }) => id);
  const ranked = db
    .select({
      id: courseComment.id,
      rank: sql<number>`row_number() over (partition by ${courseComment.parentId} order by ${courseComment.id})`.as(
        'rank',
      ),
      total: sql<number>`count(*) over (partition by ${courseComment.parentId})`.mapWith(Number).as('total'),
    })
    .from(courseComment)
    .where(and(eq(courseComment.courseId, courseId), inArray(courseComment.parentId, ids), shownComment))
    .as('ranked');
  const rows = await db
    .select({ ...columnsFor(reader), total: ranked.total })
    .from(ranked)
    .innerJoin(courseComment, eq(courseComment.id, ranked.id))
    .innerJoin(user, eq(user.userNo, courseComment.userNo))
    .innerJoin(userExt, eq(userExt.userNo, courseComment.userNo))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, courseComment.userNo))
    .where(sql`${ranked.rank} <= ${FIRST_ANSWERS}`)
    .orderBy(asc(courseComment.id));
  return Map.groupBy(rows, (row) => row.parentId);
}

/** The course's lecturer speaks under the name learners know; everybody else under the display name. */
function shownAs(row: CommentRow, lecturerUserNo: string, reader: string | undefined) {
  const isLecturer = row.userNo === lecturerUserNo;
  return {
    ...row,
    userName: isLecturer && row.lecturerName ? row.lecturerName : displayName(row),
    isLecturer: isLecturer ? (1 as const) : (0 as const),
    isOwn: row.userNo === reader ? (1 as const) : (0 as const),
  };
}
