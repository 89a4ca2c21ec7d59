import * as z from 'zod';
import { blogDraft, blogLabel } from '../fields/blog.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { BlogOrigin, BlogState, BlogVisibility, MOST_LABELS } from '../rules/blog.ts';
import { optionalPicture } from '../system/managed.ts';

/** Somebody as the community shows them. */
export const Author = z.object({
  userNo: Id,
  userName: z.string(),
  headImgUrl: z.string(),
  blogName: z.string(),
  intro: z.string(),
});

export type Author = z.infer<typeof Author>;

export const Blogger = Author.extend({
  countArticle: z.int(),
  countFans: z.int(),
  /** Likes of their articles. */
  countLike: z.int(),
  /** 1: the caller follows them. */
  isAttention: Flag,
});

export type Blogger = z.infer<typeof Blogger>;

export const LabelName = z.object({ id: Id, labelName: z.string() });

/** An article as lists show it. */
export const BlogCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  blogImg: z.string(),
  /** The name of the author, as known shapes have it. */
  author: z.string(),
  userNo: Id,
  headImgUrl: z.string(),
  blogOrigin: oneOf(BlogOrigin),
  labels: z.array(LabelName),
  countView: z.int(),
  countLike: z.int(),
  countComment: z.int(),
  gmtCreate: Time,
  gmtModified: Time,
});

export type BlogCard = z.infer<typeof BlogCard>;

const { title, summary, sourceName, sourceUrl, aboutVersion } = blogDraft;

/** What is written: every part may still be empty; publishing asks for what is needed. */
export const DraftFields = z.object({
  ...fieldSchemas({ title, summary, sourceName, sourceUrl, aboutVersion }),
  content: richText(blogDraft.content).default(''),
  blogImg: optionalPicture('封面'),
  blogOrigin: oneOf(BlogOrigin, '请选择来源').default(BlogOrigin.original),
  blogVisibility: oneOf(BlogVisibility, '请选择谁能看到').default(BlogVisibility.everybody),
  /** Names; those that are new are made when it is published. */
  labels: z.array(fieldSchema(blogLabel.labelName)).max(MOST_LABELS, `最多 ${MOST_LABELS} 个标签`).default([]),
});

export type DraftFields = z.infer<typeof DraftFields>;

/** Drawn by the device: 8-40 letters, digits, `-`, `_`. */
export const Key = z.string().regex(/^[\w-]{8,40}$/, '草稿的编号不正确');

export const Draft = z.object({
  id: Id,
  fields: DraftFields,
  /** To be named by whoever goes on writing. */
  revision: z.string(),
  blogState: oneOf(BlogState),
  /** 1: it says something else than what readers see. */
  isChanged: Flag,
  gmtModified: Time,
});

export type Draft = z.infer<typeof Draft>;

/** An article among one's own. */
export const OwnBlog = z.object({
  id: Id,
  title: z.string(),
  blogImg: z.string(),
  blogState: oneOf(BlogState),
  blogVisibility: oneOf(BlogVisibility),
  isChanged: Flag,
  /** Why it was removed; empty otherwise. */
  removedFor: z.string(),
  countView: z.int(),
  countLike: z.int(),
  countComment: z.int(),
  countCollect: z.int(),
  gmtCreate: Time,
  gmtModified: Time,
});
