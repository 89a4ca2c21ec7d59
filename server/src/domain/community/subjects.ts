import { and, eq, sql } from 'drizzle-orm';
import { ANSWER_GONE, COMMENT_GONE } from '#contract/community/failures.ts';
import { blogPath, BlogState, SubjectKind } from '#contract/rules/blog.ts';
import type { PostReason } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { quesPath, QuesState } from '#contract/rules/ques.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogComment } from '../../db/schema/blog.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeOpen } from './article.ts';
import { hideComment, showComment } from './comments.ts';
import { summaryOf } from './publish.ts';
import { hidePost, showPost } from './quesAnswers.ts';
import { mustBePost, mustBeShown } from './quesPolicies.ts';
import { keepQuesOnShelf } from './quesShelf.ts';
import { keepOnShelf } from './shelf.ts';

/** A post as a report keeps it. */
interface Post {
  userNo: string;
  /** The article or question that it is, or is part of. */
  articleId?: string;
  quesId?: string;
  title: string;
  words: string;
}

interface Moderated {
  /** As it is now, for somebody who can open it. @throws when it is gone */
  find(db: Db, id: string, reader: string): Promise<Post>;
  takeDown(db: Db, id: string, reason: PostReason, now: Date): Promise<void>;
  /** What its author took away themselves, before or after, stays away. @param at when it was taken down */
  bringBack(db: Db, id: string, now: Date, at: string): Promise<void>;
}

/** What the community's operators decide about, by its kind; a further kind is an entry here and a line of `SubjectKind`. */
export const subjects: Readonly<Record<SubjectKind, Moderated>> = {
  [SubjectKind.article]: {
    async find(db, id, reader) {
      const { userNo, title, summary } = await mustBeOpen(db, id, reader);
      return { userNo, articleId: id, title, words: summary };
    },
    takeDown: (db, id, removedFor, now) => standArticle(db, id, removedFor, now),
    bringBack: (db, id, now) => standArticle(db, id, null, now),
  },
  [SubjectKind.comment]: {
    async find(db, id, reader) {
      const [row] = await db
        .select()
        .from(blogComment)
        .where(and(eq(blogComment.id, id), enabled(blogComment)));
      if (!row) throw fail(COMMENT_GONE);
      const { title } = await mustBeOpen(db, row.articleId, reader);
      return { userNo: row.userNo, articleId: row.articleId, title, words: row.commentText };
    },
    takeDown: (db, id, _reason, now) => hideComment(db, id, now),
    bringBack: showComment,
  },
  [SubjectKind.ques]: {
    async find(db, id) {
      const { userNo, title, summary } = await mustBeShown(db, id);
      return { userNo, quesId: id, title, words: summary };
    },
    takeDown: (db, id, removedFor) => standQues(db, id, removedFor),
    bringBack: (db, id) => standQues(db, id, null),
  },
  [SubjectKind.answer]: { find: postOf(true), takeDown: takeDownPost, bringBack: showPost },
  [SubjectKind.quesComment]: { find: postOf(false), takeDown: takeDownPost, bringBack: showPost },
};

/** The page a reported post is on. */
export const pathOfHolder = ({ articleId, quesId }: { articleId: string | null; quesId: string | null }): string =>
  articleId === null ? quesPath(quesId!) : blogPath(articleId);

function postOf(isAnswer: boolean) {
  return async (db: Db, id: string): Promise<Post> => {
    const [known] = await db.select({ quesId: quesPost.quesId }).from(quesPost).where(eq(quesPost.id, id));
    if (!known) throw fail(ANSWER_GONE);
    const { title } = await mustBeShown(db, known.quesId);
    const post = await mustBePost(db, known.quesId, id);
    if ((post.rootId === NONE) !== isAnswer) throw fail(ANSWER_GONE);
    const words = isAnswer ? summaryOf(post.content) : post.commentText;
    return { userNo: post.userNo, quesId: known.quesId, title, words };
  };
}

/** An accepted answer that goes is accepted no more; what was paid for it stays paid. */
async function takeDownPost(db: Db, id: string, _reason: PostReason, now: Date): Promise<void> {
  await hidePost(db, id, now);
  const [was] = await db.update(ques).set({ acceptedId: null }).where(eq(ques.acceptedId, id)).returning();
  if (was) await keepQuesOnShelf(db, was);
}

/** Taken down for a reason, or brought back with null. What its author withdrew stays withdrawn below the reason. */
async function standArticle(db: Db, id: string, removedFor: PostReason | null, now: Date): Promise<void> {
  const [before] = await db.select().from(blogArticle).where(eq(blogArticle.id, id)).for('no key update');
  if (!before || before.statusId === RowState.disabled) return;
  const shown = removedFor === null ? BlogState.published : BlogState.removed;
  const blogState = before.blogState === BlogState.withdrawn ? BlogState.withdrawn : shown;
  const [after] = await db.update(blogArticle).set({ blogState, removedFor }).where(eq(blogArticle.id, id)).returning();
  await keepOnShelf(db, before, after!, now);
}

/** The same of a question; one that was closed has the reason of that still. */
async function standQues(db: Db, id: string, removedFor: PostReason | null): Promise<void> {
  const back = sql`case when ${ques.closeReason} is null then ${QuesState.open}::int else ${QuesState.closed}::int end`;
  const quesState = removedFor === null ? back : QuesState.removed;
  const [after] = await db.update(ques).set({ quesState, removedFor }).where(eq(ques.id, id)).returning();
  if (after) await keepQuesOnShelf(db, after);
}
