import { sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { DraftFields } from '#contract/community/blogShapes.ts';
import {
  BlogOrigin,
  BlogState,
  BlogVisibility,
  LabelType,
  OpType,
  PostReason,
  SubjectKind,
  VersionReason,
} from '#contract/rules/blog.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { user } from './user.ts';

const someUser = (name: string) => id64(name).references(() => user.userNo);

/** Somebody's blog. It is there once they opened it or published something. */
export const blogger = table(
  'blogger',
  {
    ...common(),
    userNo: someUser('user_no').notNull().unique('blogger_once'),
    blogName: text('blog_name').notNull().default(''),
    intro: text().notNull().default(''),
    /** Articles that everybody reads, followers of the blog, likes of the articles. */
    countArticle: counter('count_article').notNull().default(0),
    countFans: counter('count_fans').notNull().default(0),
    countLike: counter('count_like').notNull().default(0),
    /** The heat of all their articles together (rules/heat.ts). */
    heat: doublePrecision().notNull().default(0),
  },
  (t) => [index().on(t.heat.desc().nullsFirst(), t.id.desc().nullsFirst())],
);

export const communityLabel = table(
  'community_label',
  {
    ...common(),
    labelType: choiceOf('label_type', LabelType).notNull(),
    labelName: text('label_name').notNull(),
    coverPic: text('cover_pic').notNull().default(''),
    content: text().notNull().default(''),
    countUse: counter('count_use').notNull().default(0),
  },
  (t) => [
    unique('community_label_once').on(t.labelType, t.labelName),
    index().on(t.labelType, t.countUse.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** What the partial indexes of the lists hold. */
const everybodyReads = sql`article_state = 1 and visibility = 1 and status_id = 1`;

/** An article of the blog as readers see it; what its author writes on is in `blog_draft`. */
export const blogArticle = table(
  'blog_article',
  {
    ...common(),
    userNo: someUser('user_no').notNull(),
    /** Given by the device that began it; sent twice, it is one. */
    draftKey: text('draft_key').notNull(),
    blogState: choiceOf('article_state', BlogState).notNull().default(BlogState.draft),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    /** HTML, cleaned. */
    content: text().notNull().default(''),
    blogImg: text('blog_img').notNull().default(''),
    blogOrigin: choiceOf('blog_origin', BlogOrigin).notNull().default(BlogOrigin.original),
    sourceName: text('source_name').notNull().default(''),
    sourceUrl: text('source_url').notNull().default(''),
    blogVisibility: choiceOf('visibility', BlogVisibility).notNull().default(BlogVisibility.everybody),
    aboutVersion: text('about_version').notNull().default(''),
    /** When it was first published; null on what never was. */
    publishTime: moment('publish_time'),
    confirmTime: moment('confirm_time'),
    countView: counter('count_view').notNull().default(0),
    countLike: counter('count_like').notNull().default(0),
    countCollect: counter('count_collect').notNull().default(0),
    countComment: counter('count_comment').notNull().default(0),
    countConfirm: counter('count_confirm').notNull().default(0),
    heat: doublePrecision().notNull().default(0),
    /** The reason that took it down. */
    removedFor: choiceOf('removed_for', PostReason),
    /** 1: the draft says something else. */
    isChanged: flag('is_changed').notNull().default(0),
    writeTime: moment('write_time')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('blog_article_once').on(t.userNo, t.draftKey),
    index('blog_article_latest').on(t.publishTime.desc().nullsFirst(), t.id.desc().nullsFirst()).where(everybodyReads),
    index('blog_article_hot').on(t.heat.desc().nullsFirst(), t.id.desc().nullsFirst()).where(everybodyReads),
    index('blog_article_author').on(t.userNo, t.publishTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('blog_article_own').on(t.userNo, t.writeTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** What an author writes on. */
export const blogDraft = table('blog_draft', {
  articleId: id64('article_id')
    .primaryKey()
    .references(() => blogArticle.id),
  fields: jsonb().$type<DraftFields>().notNull(),
  revision: text().notNull(),
  gmtModified: moment('gmt_modified').notNull(),
});

/** The history of a draft. */
export const blogVersion = table(
  'blog_version',
  {
    id: primaryId(),
    articleId: id64('article_id')
      .notNull()
      .references(() => blogArticle.id),
    fields: jsonb().$type<DraftFields>().notNull(),
    letters: counter('letters').notNull(),
    versionReason: choiceOf('version_reason', VersionReason).notNull(),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [index().on(t.articleId, t.id.desc().nullsFirst())],
);

/** Which public article carries which label; the time is the article's, for the list of a label. */
export const blogLabel = table(
  'blog_label',
  {
    articleId: id64('article_id')
      .notNull()
      .references(() => blogArticle.id),
    labelId: id64('label_id')
      .notNull()
      .references(() => communityLabel.id),
    place: counter('place').notNull(),
    publishTime: moment('publish_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.labelId] }),
    index().on(t.labelId, t.publishTime.desc().nullsFirst(), t.articleId.desc().nullsFirst()),
  ],
);

/** What people say of articles, in threads of two levels. */
export const blogComment = table(
  'blog_comment',
  {
    ...common(),
    articleId: id64('article_id')
      .notNull()
      .references(() => blogArticle.id),
    userNo: someUser('user_no').notNull(),
    /** The comment that began the thread; 0 for one of its own. */
    rootId: id64('root_id').notNull().default('0'),
    /** Whom it answers within a thread. */
    replyToUserNo: someUser('reply_to_user_no'),
    commentText: text('comment_text').notNull(),
    countLike: counter('count_like').notNull().default(0),
  },
  (t) => [
    index('blog_comment_thread').on(t.articleId, t.rootId, t.id.desc().nullsFirst()),
    index().on(t.rootId, t.id),
    index().on(t.userNo, t.gmtCreate),
    index().on(t.replyToUserNo),
  ],
);

/** Who likes, collects or confirms what. */
export const communityRecord = table(
  'community_record',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: someUser('user_no').notNull(),
    subjectKind: choiceOf('subject_kind', SubjectKind).notNull(),
    subjectId: id64('subject_id').notNull(),
    opType: choiceOf('op_type', OpType).notNull(),
  },
  (t) => [
    unique('community_record_once').on(t.userNo, t.subjectKind, t.subjectId, t.opType),
    index().on(t.subjectKind, t.subjectId, t.opType),
    index('community_record_mine').on(t.userNo, t.subjectKind, t.opType, t.id.desc().nullsFirst()),
  ],
);
