import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { INVALID_INPUT, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, line, Nothing, Time } from '../kit/values.ts';
import { BlogState, BlogTab, BlogVisibility } from '../rules/blog.ts';
import { Mark } from '../kit/mark.ts';
import { Blogger, BlogCard, Draft, DraftFields, Key, OwnBlog } from './blogShapes.ts';
import * as fails from './failures.ts';

export const list = endpoint({
  summary: '博客文章：最新、热门或我关注的人的；从 afterId 那一篇之后接着往下',
  method: 'POST',
  path: '/community/api/blog/list',
  kind: 'read',
  input: z.object({
    listType: oneOf(BlogTab).default(BlogTab.latest),
    labelId: Id.open('label').optional(),
    userNo: Id.open('user').optional(),
    afterId: Id.open('blog').optional(),
    pageSize: z.int().min(1).max(50).default(20),
  }),
  output: z.object({
    list: z.array(BlogCard),
    /** 1: there are more after the last of these. */
    isMore: Flag,
  }),
});

export const view = endpoint({
  summary: '一篇文章：正文、作者、我与它的关系，和相近的几篇',
  method: 'POST',
  path: '/community/api/blog/view',
  kind: 'read',
  fresh: true,
  input: z.object({ id: Id.open('blog') }),
  output: BlogCard.extend({
    /** HTML, cleaned, with formulas and code drawn. */
    content: z.string(),
    blogState: oneOf(BlogState),
    blogVisibility: oneOf(BlogVisibility),
    sourceName: z.string(),
    sourceUrl: z.string(),
    countCollect: z.int(),
    blogger: Blogger,
    isOwn: Flag,
    isLike: Flag,
    isCollect: Flag,
    /** The version it speaks of; empty when it names none. */
    aboutVersion: z.string(),
    /** How many confirmed lately that it still holds, the last time, and whether the caller did. */
    countConfirm: z.int(),
    confirmTime: Time.nullable(),
    isConfirmed: Flag,
    /** 1: it is old for what it speaks of and nobody confirmed it lately. */
    isStale: Flag,
    related: z.array(BlogCard),
  }),
  fails: [fails.BLOG_GONE],
});

export const read = endpoint({
  summary: '读了一篇文章：由打开着的页面告知；同一访客一天内只算一次',
  method: 'POST',
  path: '/community/api/blog/read',
  kind: 'write',
  input: z.object({ id: Id.open('blog') }),
  output: Nothing,
  fails: [fails.BLOG_GONE],
});

export const searchList = endpoint({
  summary: '找博客文章：相关的在前；陈旧而没人确认的往后排',
  method: 'POST',
  path: '/community/api/blog/search/list',
  kind: 'read',
  input: z.object({ title: line(100, '搜索关键词'), ...paging }),
  output: pageOf(BlogCard.extend({ titleMarks: z.array(Mark) })),
});

export const save = endpoint({
  summary: '开始一篇草稿；同一个 draftKey 重复提交不会多出一篇',
  method: 'POST',
  path: '/community/auth/blog/save',
  kind: 'write',
  input: z.object({
    draftKey: Key,
    /** Of this save. */
    revision: Key,
    /** Whose draft it is, as the device knows: refused when somebody else is signed in by now. */
    userNo: Id.open('user').optional(),
    fields: DraftFields,
  }),
  output: Draft,
  fails: [fails.ARTICLES_ENOUGH, fails.DRAFT_NOT_THEIRS],
});

export const update = endpoint({
  summary: '边写边存草稿，读者看到的不变；在别处改过时 409，data 是那边的草稿',
  method: 'POST',
  path: '/community/auth/blog/update',
  kind: 'write',
  input: z.object({
    id: Id.of('blog'),
    revision: Key,
    /** What the device wrote on: the revisions it knows, and those it sent without hearing the answer. */
    basedOn: z.array(Key).max(20).default([]),
    /** 1: what was there stays in the history, because another text takes its place. */
    isReplacing: Flag.default(0),
    fields: DraftFields,
  }),
  output: Draft,
  fails: [NOT_FOUND, fails.DRAFT_CHANGED],
});

export const stand = endpoint({
  summary: '发布我的文章（草稿里的改动随之公开），或者下架',
  method: 'POST',
  path: '/community/auth/blog/stand',
  kind: 'write',
  input: z.object({
    id: Id.of('blog'),
    /** 1 publishes, 0 withdraws. */
    isPutaway: Flag,
    /** The revision that the writer saw, so that nothing unseen is published. */
    revision: Key.optional(),
  }),
  output: z.object({ id: Id, blogState: oneOf(BlogState) }),
  fails: [
    NOT_FOUND,
    INVALID_INPUT,
    fails.DRAFT_CHANGED,
    fails.BAD_WORDS,
    fails.ARTICLE_REMOVED,
    fails.NOT_SO,
    fails.PUBLISHED_ENOUGH,
  ],
});

export const remove = endpoint({
  summary: '删除我的文章或草稿',
  method: 'POST',
  path: '/community/auth/blog/delete',
  kind: 'write',
  input: z.object({ id: Id.of('blog') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const mine = endpoint({
  summary: '我的文章与草稿，最近写过的在前',
  method: 'POST',
  path: '/community/auth/blog/mine',
  kind: 'read',
  input: z.object({ blogState: oneOf(BlogState).optional(), ...paging }),
  output: pageOf(OwnBlog),
});
