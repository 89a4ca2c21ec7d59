import * as z from 'zod';
import { blogComment } from '../fields/blog.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import * as fails from './failures.ts';

const Comment = z.object({
  id: Id,
  /** The comment that began the thread; 0 for one of its own. */
  rootId: IdOrNone,
  userNo: Id,
  userName: z.string(),
  headImgUrl: z.string(),
  /** Whom it answers within a thread; empty otherwise. */
  replyToName: z.string(),
  commentText: z.string(),
  countLike: z.int(),
  /** 1: the author of the article wrote it. */
  isAuthor: Flag,
  isOwn: Flag,
  isLike: Flag,
  gmtCreate: Time,
});

export type BlogComment = z.infer<typeof Comment>;

const Thread = Comment.extend({
  /** The first three; the rest by `list` with `rootId`. */
  replyList: z.array(Comment),
  replyTotal: z.int(),
});

export type BlogThread = z.infer<typeof Thread>;

export const list = endpoint({
  summary: '一篇文章的评论，新的在前；给出 rootId 时是那一条下面的回复，旧的在前',
  method: 'POST',
  path: '/community/api/blog/comment/list',
  kind: 'read',
  input: z.object({ weblogId: Id.open('blog'), rootId: Id.open('blogComment', NONE).default(NONE), ...paging }),
  output: pageOf(Thread),
  fails: [fails.BLOG_GONE],
});

export const received = endpoint({
  summary: '我的文章收到的评论，新的在前',
  method: 'POST',
  path: '/community/auth/blog/comment/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Comment.extend({ weblogId: Id, title: z.string() })),
});

export const save = endpoint({
  summary: '评论一篇文章，或回复别人；写 @名字 会通知在这篇文章里说过话的那个人',
  method: 'POST',
  path: '/community/auth/blog/comment/save',
  kind: 'write',
  input: z.object({
    weblogId: Id.open('blog'),
    /** The comment or reply that is answered. */
    parentId: Id.open('blogComment', NONE).default(NONE),
    commentText: fieldSchema(blogComment.commentText),
  }),
  output: Comment,
  fails: [fails.BLOG_GONE, fails.COMMENT_GONE, fails.SAID_BEFORE, fails.SAID_ENOUGH, fails.BAD_WORDS],
});

export const remove = endpoint({
  summary: '删除自己的评论；一条评论带走它下面的回复',
  method: 'POST',
  path: '/community/auth/blog/comment/delete',
  kind: 'write',
  input: z.object({ id: Id.of('blogComment') }),
  output: z.object({ id: Id }),
  fails: [fails.COMMENT_GONE],
});
