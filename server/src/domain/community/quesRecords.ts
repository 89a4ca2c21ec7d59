import { and, desc, eq, sql } from 'drizzle-orm';
import type { save } from '#contract/community/questionsRecord.ts';
import { RECORDED } from '#contract/community/blogRecord.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { communityRecord } from '../../db/schema/blog.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { quesCardsByIds } from './quesCards.ts';
import { coolQues, warmQues } from './quesHeat.ts';
import { mustBePost, mustBeShown, readableQues } from './quesPolicies.ts';
import { kindOfPost } from './quesNotices.ts';
import { putRecord, takeRecord } from './recordRows.ts';
import type { Subject } from './recordRows.ts';

type Target = OutputOf<typeof save.input>;

const countOfOp = {
  [OpType.like]: 'countLike',
  [OpType.collect]: 'countCollect',
  [OpType.follow]: 'countFollow',
} as const;

const ofQues = ({ questionId, opType }: Target): Subject => ({
  subjectKind: SubjectKind.ques,
  subjectId: questionId,
  opType,
});

/**
 * Finds useful, collects or follows; the row and the count change together. Returns how many there are.
 * @throws QUES_GONE, ANSWER_GONE, RECORDED
 */
export async function recordQues({ db, user, now }: UserCtx, target: Target): Promise<number> {
  const { questionId, commentId, opType } = target;
  await mustBeShown(db, questionId);
  if (commentId !== NONE) {
    const { rootId } = await mustBePost(db, questionId, commentId);
    const subject = { subjectKind: kindOfPost(rootId), subjectId: commentId, opType: OpType.like };
    if (!(await putRecord(db, user.userNo, subject, now))) throw fail(RECORDED);
    return likePost(db, commentId, 1);
  }
  if (!(await putRecord(db, user.userNo, ofQues(target), now))) throw fail(RECORDED);
  return warmQues(db, questionId, countOfOp[opType], now);
}

/** Takes it back; nothing happens where it never was. Returns how many there are. */
export async function unrecordQues({ db, user }: UserCtx, target: Target): Promise<number> {
  const { questionId, commentId, opType } = target;
  if (commentId !== NONE) {
    // the two kinds share no ids, so that one of them has it at most
    const like = { subjectId: commentId, opType: OpType.like };
    const at =
      (await takeRecord(db, user.userNo, { subjectKind: SubjectKind.answer, ...like })) ??
      (await takeRecord(db, user.userNo, { subjectKind: SubjectKind.quesComment, ...like }));
    return likePost(db, commentId, at === undefined ? 0 : -1);
  }
  const at = await takeRecord(db, user.userNo, ofQues(target));
  const column = countOfOp[opType];
  if (at !== undefined) return coolQues(db, questionId, column, at);
  const [row] = await db.select({ count: ques[column] }).from(ques).where(eq(ques.id, questionId));
  return row?.count ?? 0;
}

async function likePost(db: Db, id: string, step: 1 | 0 | -1): Promise<number> {
  const [row] = await db
    .update(quesPost)
    .set({ countLike: sql`greatest(0, ${quesPost.countLike} + ${step}::int)` })
    .where(eq(quesPost.id, id))
    .returning({ count: quesPost.countLike });
  return row?.count ?? 0;
}

/** What somebody collected, follows or found useful, the latest first; what they can no longer open keeps its title. */
export async function recordedQuestions(db: Db, userNo: string, opType: OpType, request: PageRequest) {
  const where = and(
    eq(communityRecord.userNo, userNo),
    eq(communityRecord.subjectKind, SubjectKind.ques),
    eq(communityRecord.opType, opType),
  );
  const rows = db
    .select({
      id: communityRecord.id,
      questionId: communityRecord.subjectId,
      title: ques.title,
      gmtCreate: communityRecord.gmtCreate,
    })
    .from(communityRecord)
    .innerJoin(ques, eq(ques.id, communityRecord.subjectId))
    .where(where)
    .orderBy(desc(communityRecord.id))
    .$dynamic();
  const page = await paginate(request, rows, () => countOf(db, sql`${communityRecord}`, where));
  const ids = page.list.map(({ questionId }) => questionId);
  const cards = new Map((await quesCardsByIds(db, ids, readableQues(userNo))).map((card) => [card.id, card]));
  return { ...page, list: page.list.map((row) => ({ ...row, question: cards.get(row.questionId) ?? null })) };
}
