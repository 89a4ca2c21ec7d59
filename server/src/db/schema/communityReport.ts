import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { AppealState, PostReason, PostReportState, SubjectKind } from '#contract/rules/blog.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { blogArticle } from './blog.ts';
import { ques } from './ques.ts';
import { user } from './user.ts';

const someUser = (name: string) => id64(name).references(() => user.userNo);

/** A report of a post, with the words as they were. */
export const communityReport = table(
  'community_report',
  {
    ...common(),
    userNo: someUser('user_no').notNull(),
    subjectKind: choiceOf('subject_kind', SubjectKind).notNull(),
    subjectId: id64('subject_id').notNull(),
    /** The article of the blog or the question that it is, or is part of. */
    articleId: id64('article_id').references(() => blogArticle.id),
    quesId: id64('ques_id').references(() => ques.id),
    againstUserNo: someUser('against_user_no').notNull(),
    reason: choiceOf('reason', PostReason).notNull(),
    note: text().notNull().default(''),
    title: text().notNull(),
    words: text().notNull(),
    reportState: choiceOf('report_state', PostReportState).notNull().default(PostReportState.waiting),
    reply: text().notNull().default(''),
    replyUserNo: id64('reply_user_no'),
    handleTime: moment('handle_time'),
    /** 1 on the one report whose handling took the post down; the others were decided along with it. */
    isDecisive: flag('is_decisive').notNull().default(0),
    appealState: choiceOf('appeal_state', AppealState).notNull().default(AppealState.none),
    appealText: text('appeal_text').notNull().default(''),
    appealTime: moment('appeal_time'),
    appealReply: text('appeal_reply').notNull().default(''),
    appealUserNo: id64('appeal_user_no'),
    appealHandleTime: moment('appeal_handle_time'),
  },
  (t) => [
    uniqueIndex('community_report_once').on(t.userNo, t.subjectKind, t.subjectId),
    index().on(t.reportState, t.id),
    index().on(t.articleId),
    index().on(t.quesId),
    index().on(t.subjectKind, t.subjectId),
    index('community_report_against').on(t.againstUserNo, t.isDecisive, t.id.desc().nullsFirst()),
    index('community_report_appeals').on(t.appealState, t.id),
    index().on(t.gmtCreate),
  ],
);
