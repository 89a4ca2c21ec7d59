import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { save } from '#contract/community/blogComment.ts';
import { COMMENT_GONE, SAID_BEFORE } from '#contract/community/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { blogPath, REPEAT_SECONDS } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogComment } from '../../db/schema/blog.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { nameOf } from '../chat/people.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { mustBeOpen } from './article.ts';
import { cool, warm } from './heat.ts';
import { mayComment } from './limits.ts';
import { mentionedIn } from './mentions.ts';
import { ownComment } from './policies.ts';
import { mustBeClean } from './words.ts';

type Said = OutputOf<typeof save.input>;

/**
 * Says something of an article, or answers somebody; an answer to an answer stays in its thread. Returns the id.
 * @throws BLOG_GONE, COMMENT_GONE, SAID_BEFORE, SAID_ENOUGH, BAD_WORDS
 */
export async function say(ctx: UserCtx, said: Said): Promise<string> {
  const { db, user, now } = ctx;
  const { weblogId, commentText } = said;
  await oneAtATime(db, user.userNo);
  const article = await mustBeOpen(db, weblogId, user.userNo);
  const answered = said.parentId === NONE ? undefined : await mustBeThere(db, weblogId, said.parentId);
  await mustBeClean(db, { commentText });
  if (await saidBefore(db, user.userNo, said, now)) throw fail(SAID_BEFORE);
  await mayComment(db, user.userNo, now);
  const rootId = answered === undefined ? NONE : answered.rootId === NONE ? answered.id : answered.rootId;
  const [row] = await db
    .insert(blogComment)
    .values({
      articleId: weblogId,
      userNo: user.userNo,
      rootId,
      replyToUserNo: answered?.userNo,
      commentText,
      gmtCreate: wireTime(now),
      gmtModified: wireTime(now),
    })
    .returning({ id: blogComment.id });
  await warm(db, weblogId, 'comment', now);
  await tellOf(ctx, said, { article, answeredUserNo: answered?.userNo, commentId: row!.id });
  return row!.id;
}

/** Takes back what one said; a comment takes the answers below it along. @throws COMMENT_GONE */
export async function unsay({ db, user, now }: UserCtx, id: string): Promise<void> {
  const [own] = await db.select({ id: blogComment.id }).from(blogComment).where(ownComment(user.userNo, id));
  if (!own) throw fail(COMMENT_GONE);
  await hideComment(db, id, now);
}

/** Out of sight, with what is below it; the count of the article follows. */
export async function hideComment(db: Db, id: string, now: Date): Promise<void> {
  const gone = await db
    .update(blogComment)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(now) })
    .where(and(or(eq(blogComment.id, id), eq(blogComment.rootId, id)), enabled(blogComment)))
    .returning({ articleId: blogComment.articleId, at: blogComment.gmtCreate });
  const [first] = gone;
  if (first) await cool(db, first.articleId, { event: 'comment', at: first.at, times: gone.length });
}

/** One comment back again that was hidden at this moment, with what went with it. */
export async function showComment(db: Db, id: string, now: Date, hiddenAt: string): Promise<void> {
  const hidden = and(eq(blogComment.statusId, RowState.disabled), eq(blogComment.gmtModified, hiddenAt));
  const [gone] = await db
    .select()
    .from(blogComment)
    .where(and(eq(blogComment.id, id), hidden));
  if (!gone) return;
  const back = await db
    .update(blogComment)
    .set({ statusId: RowState.normal })
    .where(and(or(eq(blogComment.id, id), eq(blogComment.rootId, id)), hidden))
    .returning({ id: blogComment.id });
  for (const _ of back) await warm(db, gone.articleId, 'comment', now);
}

async function mustBeThere(db: Db, articleId: string, id: string) {
  const [row] = await db
    .select({ id: blogComment.id, rootId: blogComment.rootId, userNo: blogComment.userNo })
    .from(blogComment)
    .where(and(eq(blogComment.id, id), eq(blogComment.articleId, articleId), enabled(blogComment)))
    .for('key share');
  if (!row) throw fail(COMMENT_GONE);
  return row;
}

async function saidBefore(db: Db, userNo: string, { weblogId, commentText }: Said, now: Date): Promise<boolean> {
  const same = and(
    eq(blogComment.userNo, userNo),
    eq(blogComment.articleId, weblogId),
    eq(blogComment.commentText, commentText),
    gt(blogComment.gmtCreate, sql`${wireTimeIn(now, -REPEAT_SECONDS)}`),
    enabled(blogComment),
  );
  return (await db.$count(blogComment, same)) > 0;
}

interface Heard {
  article: { userNo: string; title: string };
  answeredUserNo: string | undefined;
  commentId: string;
}

/** Each hears of it once and for the nearest reason: answered, mentioned, or the article is theirs. Nobody of oneself. */
async function tellOf(ctx: UserCtx, { weblogId, commentText }: Said, heard: Heard): Promise<void> {
  const { db, user } = ctx;
  const { article, answeredUserNo, commentId } = heard;
  const mentioned = await mentionedIn(db, weblogId, commentText);
  const name = await nameOf(db, user.userNo);
  const told = new Set([user.userNo]);
  const tell = async (to: readonly string[], msgTitle: string) => {
    const others = to.filter((userNo) => !told.has(userNo));
    for (const userNo of others) told.add(userNo);
    const msgUrl = `${blogPath(weblogId)}#comment-${commentId}`;
    await sendMessage(ctx, { to: others, msgType: 'community', msgTitle, msgText: commentText, msgUrl });
  };
  if (answeredUserNo !== undefined) await tell([answeredUserNo], `${name}回复了你在《${article.title}》的评论`);
  await tell(mentioned, `${name}在《${article.title}》的评论里提到了你`);
  await tell([article.userNo], `${name}评论了《${article.title}》`);
}
