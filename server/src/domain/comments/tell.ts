import { eq } from 'drizzle-orm';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { course } from '../../db/schema/course.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';

interface Said {
  courseId: string;
  parentId: string;
  commentText: string;
  star?: number;
}

/** Tells whoever waits for it: the lecturer of a question, the writer of what was answered. Nobody hears of oneself. */
export async function tellOfComment(ctx: UserCtx, { courseId, parentId, commentText, star }: Said): Promise<void> {
  if (parentId === '0' && star !== undefined) return;
  const [about] = await ctx.db.select().from(course).where(eq(course.id, courseId));
  const [answered] = await ctx.db.select().from(courseComment).where(eq(courseComment.id, parentId));
  const to = answered ? answered.userNo : about!.lecturerUserNo;
  if (to === ctx.user.userNo) return;
  const tab = answered && answered.star !== null ? 'comments' : 'questions';
  await sendMessage(ctx, {
    to: [to],
    msgType: 'study',
    msgTitle: answered ? `有人在「${about!.courseName}」回复了你` : `「${about!.courseName}」有新的提问`,
    msgText: commentText,
    msgUrl: `${coursePath(about!)}?tab=${tab}`,
  });
}
