import { and, asc, desc, eq } from 'drizzle-orm';
import type { handleList, handleSave, save } from '#contract/community/blogReport.ts';
import { COMMENT_GONE, HANDLED, OWN_POST, REPORTED_ALREADY } from '#contract/community/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { blogPath, BlogState, PostReason, PostReportState, SubjectKind, writePath } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogComment, communityReport } from '../../db/schema/blog.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { peopleOf, shownPerson } from '../chat/people.ts';
import { sendMessage } from '../messages/send.ts';
import { mustBeOpen } from './article.ts';
import { hideComment } from './comments.ts';
import { keepOnShelf } from './shelf.ts';

/** Keeps a post as it is now. @throws BLOG_GONE, COMMENT_GONE, OWN_POST, REPORTED_ALREADY */
export async function reportPost(ctx: UserCtx, { weblogId, commentId, ...why }: OutputOf<typeof save.input>) {
  const { db, user, now } = ctx;
  const article = await mustBeOpen(db, weblogId, user.userNo);
  const post = commentId === NONE ? article : await commentOf(db, weblogId, commentId);
  if (post.userNo === user.userNo) throw fail(OWN_POST);
  const adding = db
    .insert(communityReport)
    .values({
      ...why,
      userNo: user.userNo,
      subjectKind: commentId === NONE ? SubjectKind.article : SubjectKind.comment,
      subjectId: post.id,
      articleId: weblogId,
      againstUserNo: post.userNo,
      title: article.title,
      words: 'commentText' in post ? post.commentText : post.summary,
      gmtCreate: wireTime(now),
    })
    .returning({ id: communityReport.id });
  const [row] = await refusedAs(adding, { community_report_once: REPORTED_ALREADY });
  return row!;
}

async function commentOf(db: Db, articleId: string, id: string) {
  const [row] = await db
    .select({ id: blogComment.id, userNo: blogComment.userNo, commentText: blogComment.commentText })
    .from(blogComment)
    .where(and(eq(blogComment.id, id), eq(blogComment.articleId, articleId), enabled(blogComment)));
  if (!row) throw fail(COMMENT_GONE);
  return row;
}

/** The queue of the operators: what waits in the order it came, what is done the newest first. */
export async function listPostReports({ db, now }: UserCtx, wish: OutputOf<typeof handleList.input>) {
  const { reportState, ...request } = wish;
  const isWaiting = reportState === PostReportState.waiting;
  const where = and(eq(communityReport.reportState, reportState), enabled(communityReport));
  const order = isWaiting ? asc(communityReport.id) : desc(communityReport.id);
  const rows = db.select().from(communityReport).where(where).orderBy(order).$dynamic();
  const page = await paginate(request, rows, () => db.$count(communityReport, where));
  const people = await peopleOf(
    db,
    page.list.flatMap(({ userNo, againstUserNo }) => [userNo, againstUserNo]),
  );
  const person = (userNo: string) =>
    people.get(userNo) ?? shownPerson(userNo, { nickname: '已注销用户', mobile: null, headImgUrl: null });
  const auditStatus = isWaiting ? AuditState.waiting : AuditState.passed;
  const list = page.list.map((row) => ({
    ...row,
    weblogId: row.articleId,
    reporter: person(row.userNo),
    against: person(row.againstUserNo),
    ...waitOf({ auditStatus, submitTime: row.gmtCreate, auditTime: row.handleTime }, now),
  }));
  return { ...page, list };
}

/**
 * Of two operators one decides. What is removed goes, and its author hears why; who reported hears what came of it, and
 * so do all others who reported the same. @throws NOT_FOUND, HANDLED
 */
export async function handlePostReport(ctx: UserCtx, verdict: OutputOf<typeof handleSave.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, reportState, reply } = verdict;
  const its = and(eq(communityReport.id, id), enabled(communityReport));
  const decided = {
    reportState,
    reply,
    replyUserNo: user.userNo,
    handleTime: wireTime(now),
    gmtModified: wireTime(now),
  };
  const [row] = await db
    .update(communityReport)
    .set(decided)
    .where(and(its, eq(communityReport.reportState, PostReportState.waiting)))
    .returning();
  if (!row) throw fail((await db.$count(communityReport, its)) === 0 ? NOT_FOUND : HANDLED);
  const alike = await db
    .update(communityReport)
    .set(decided)
    .where(
      and(
        eq(communityReport.articleId, row.articleId),
        eq(communityReport.subjectKind, row.subjectKind),
        eq(communityReport.subjectId, row.subjectId),
        eq(communityReport.reportState, PostReportState.waiting),
      ),
    )
    .returning({ userNo: communityReport.userNo });
  const what = row.subjectKind === SubjectKind.article ? '文章' : '评论';
  const isRemoved = reportState === PostReportState.removed;
  if (isRemoved) await takeDown(ctx, row);
  await sendMessage(ctx, {
    to: [row.userNo, ...alike.map(({ userNo }) => userNo)],
    msgType: 'community',
    msgTitle: `你举报的${what}：${isRemoved ? '举报成立，内容已经移除' : '经核实，没有发现违规'}`,
    msgText: reply,
  });
  ctx.changed({ after: { reportState, reply } });
}

type Report = typeof communityReport.$inferSelect;

async function takeDown(ctx: UserCtx, report: Report): Promise<void> {
  const { db, now } = ctx;
  const why = PostReason.labels[report.reason];
  if (report.subjectKind === SubjectKind.comment) await hideComment(db, report.subjectId, now);
  else {
    const [before] = await db
      .select()
      .from(blogArticle)
      .where(eq(blogArticle.id, report.articleId))
      .for('no key update');
    const [after] = await db
      .update(blogArticle)
      .set({ blogState: BlogState.removed, removedFor: report.reason })
      .where(eq(blogArticle.id, report.articleId))
      .returning();
    await keepOnShelf(db, before!, after!, now);
  }
  const isArticle = report.subjectKind === SubjectKind.article;
  await sendMessage(ctx, {
    to: [report.againstUserNo],
    msgType: 'community',
    msgTitle: isArticle
      ? `你的文章《${report.title}》已被移除：${why}`
      : `你在《${report.title}》的评论已被移除：${why}`,
    msgText: report.reply || `原因：${why}。如果你不同意，可以在「投诉建议」里说明，我们会换一个人复核。`,
    msgUrl: isArticle ? writePath(report.articleId) : blogPath(report.articleId),
  });
}
