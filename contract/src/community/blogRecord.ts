import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ALREADY_DONE, reworded } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import { OpType } from '../rules/blog.ts';
import { BlogCard } from './blogShapes.ts';
import * as fails from './failures.ts';

export const RECORDED = reworded(ALREADY_DONE, '已经点过了');

const target = {
  weblogId: Id.open('blog'),
  /** A comment of the article, which can be liked; the article itself unless told. */
  commentId: Id.open('blogComment', NONE).default(NONE),
  opType: oneOf({ values: [OpType.collect, OpType.like] }, '请选择收藏或赞'),
};

const noCollectedComments = { path: ['opType'], message: '评论只能点赞' };
const isPossible = ({ commentId, opType }: { commentId: string; opType: number }): boolean =>
  commentId === NONE || opType === OpType.like;

export const save = endpoint({
  summary: '收藏或赞一篇文章，或赞一条评论',
  method: 'POST',
  path: '/community/auth/blog/user/record/save',
  kind: 'write',
  input: z.object(target).refine(isPossible, noCollectedComments),
  /** How many there are now. */
  output: z.object({ count: z.int() }),
  fails: [fails.BLOG_GONE, fails.COMMENT_GONE, RECORDED],
});

export const remove = endpoint({
  summary: '取消收藏或赞；没有过也算成功',
  method: 'POST',
  path: '/community/auth/blog/user/record/delete',
  kind: 'write',
  input: z.object(target).refine(isPossible, noCollectedComments),
  output: z.object({ count: z.int() }),
});

export const list = endpoint({
  summary: '我收藏的或赞过的文章，新的在前；已经看不到的只留标题',
  method: 'POST',
  path: '/community/auth/blog/user/record/list',
  kind: 'read',
  input: z.object({ opType: oneOf({ values: [OpType.collect, OpType.like] }).default(OpType.collect), ...paging }),
  output: pageOf(z.object({ id: Id, blogId: Id, title: z.string(), blog: BlogCard.nullable(), gmtCreate: Time })),
});

export const update = endpoint({
  summary: '确认一篇写明版本的文章仍然有效，或者收回',
  method: 'POST',
  path: '/community/auth/blog/user/record/update',
  kind: 'write',
  input: z.object({ weblogId: Id.open('blog'), isValid: Flag }),
  output: z.object({ countConfirm: z.int() }),
  fails: [fails.BLOG_GONE, fails.NOT_VERSIONED],
});
