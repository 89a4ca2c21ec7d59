import * as fields from '#contract/fields/blog.ts';
import * as blog from '../../db/schema/blog.ts';
import { byReviewer, kept, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in the community (`dataMap.ts`); counts and erased words are `domain/community/personHooks.ts`. */
export const communing: readonly DataMapEntry[] = [
  of(blog.blogger, blog.blogger.userNo, {
    name: '博客',
    fields: fields.blogger,
    hidden: ['heat'],
    merge: [],
    erase: 'delete',
  }),
  of(blog.blogArticle, blog.blogArticle.userNo, {
    name: '博客文章',
    fields: fields.blogDraft,
    hidden: ['draftKey', 'heat'],
    merge: ['draftKey'],
    erase: 'keep',
  }),
  of(blog.blogComment, blog.blogComment.userNo, {
    name: '博客评论',
    fields: fields.blogComment,
    hidden: ['replyToUserNo', 'rootId'],
    merge: 'move',
    erase: 'keep',
  }),
  of(blog.blogComment, blog.blogComment.replyToUserNo, kept),
  of(blog.communityRecord, blog.communityRecord.userNo, {
    name: '赞过和收藏的博客',
    merge: ['subjectKind', 'subjectId', 'opType'],
    erase: 'delete',
  }),
  of(blog.communityReport, blog.communityReport.userNo, {
    name: '举报的博客内容',
    fields: fields.postReport,
    hidden: ['replyUserNo', 'againstUserNo', 'title', 'words'],
    merge: ['subjectKind', 'subjectId'],
    erase: 'keep',
  }),
  of(blog.communityReport, blog.communityReport.againstUserNo, kept),
  of(blog.communityReport, blog.communityReport.replyUserNo, byReviewer),
];
