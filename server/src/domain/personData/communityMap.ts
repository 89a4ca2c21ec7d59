import * as fields from '#contract/fields/blog.ts';
import * as quesFields from '#contract/fields/ques.ts';
import * as blog from '../../db/schema/blog.ts';
import { communityReport } from '../../db/schema/communityReport.ts';
import * as asked from '../../db/schema/ques.ts';
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
  of(communityReport, communityReport.userNo, {
    name: '举报的博客内容',
    fields: fields.postReport,
    hidden: [
      'replyUserNo',
      'againstUserNo',
      'title',
      'words',
      'articleId',
      'quesId',
      'isDecisive',
      'appealText',
      'appealReply',
      'appealUserNo',
    ],
    merge: ['subjectKind', 'subjectId'],
    erase: 'keep',
  }),
  of(communityReport, communityReport.againstUserNo, kept),
  of(communityReport, communityReport.replyUserNo, byReviewer),
  of(communityReport, communityReport.appealUserNo, byReviewer),
  of(asked.ques, asked.ques.userNo, {
    name: '提出的问题',
    fields: quesFields.ques,
    hidden: ['askKey', 'heat'],
    merge: ['askKey'],
    erase: 'keep',
  }),
  of(asked.quesPost, asked.quesPost.userNo, {
    name: '回答与评论',
    fields: { ...quesFields.quesAnswer, ...quesFields.quesComment },
    hidden: ['replyToUserNo', 'rootId'],
    merge: 'move',
    erase: 'keep',
  }),
  of(asked.quesPost, asked.quesPost.replyToUserNo, kept),
  of(asked.quesReward, asked.quesReward.userNo, {
    name: '设过的悬赏',
    hidden: ['paidUserNo'],
    merge: 'move',
    erase: 'keep',
  }),
  of(asked.quesReward, asked.quesReward.paidUserNo, kept),
  of(asked.quesDraft, asked.quesDraft.userNo, {
    name: '没有写完的问题与回答',
    fields: quesFields.ques,
    hidden: ['revision'],
    merge: ['place'],
    erase: 'delete',
  }),
];
