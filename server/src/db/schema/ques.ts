import { sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { QuesDraft } from '#contract/community/questionsShapes.ts';
import { PostReason } from '#contract/rules/blog.ts';
import { QuesClose, QuesState, RewardState } from '#contract/rules/ques.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { communityLabel } from './blog.ts';
import { user } from './user.ts';

const someUser = (name: string) => id64(name).references(() => user.userNo);

/** What the partial indexes of the lists hold. */
const isShown = sql`ques_state in (1, 2) and status_id = 1`;

/** A question that somebody asked everybody; the items of tests are in `question`. */
export const ques = table(
  'ques',
  {
    ...common(),
    userNo: someUser('user_no').notNull(),
    /** Given by the device that asked; sent twice, it is one. */
    askKey: text('ask_key').notNull(),
    quesState: choiceOf('ques_state', QuesState).notNull().default(QuesState.open),
    title: text().notNull(),
    /** HTML, cleaned. */
    content: text().notNull().default(''),
    summary: text().notNull().default(''),
    /** The accepted answer. */
    acceptedId: id64('accepted_id'),
    closeReason: choiceOf('close_reason', QuesClose),
    /** The question that it repeats. */
    duplicateId: id64('duplicate_id'),
    /** The reason that took it down. */
    removedFor: choiceOf('removed_for', PostReason),
    rewardPoints: counter('reward_points').notNull().default(0),
    countView: counter('count_view').notNull().default(0),
    countLike: counter('count_like').notNull().default(0),
    countCollect: counter('count_collect').notNull().default(0),
    countFollow: counter('count_follow').notNull().default(0),
    countAnswer: counter('count_answer').notNull().default(0),
    heat: doublePrecision().notNull().default(0),
  },
  (t) => [
    unique('ques_once').on(t.userNo, t.askKey),
    index('ques_latest').on(t.id.desc().nullsFirst()).where(isShown),
    index('ques_hot').on(t.heat.desc().nullsFirst(), t.id.desc().nullsFirst()).where(isShown),
    index('ques_unanswered')
      .on(t.id.desc().nullsFirst())
      .where(sql`ques_state = 1 and count_answer = 0 and status_id = 1`),
    index('ques_own').on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** Which question carries which label. */
export const quesLabel = table(
  'ques_label',
  {
    quesId: id64('ques_id')
      .notNull()
      .references(() => ques.id),
    labelId: id64('label_id')
      .notNull()
      .references(() => communityLabel.id),
    place: counter('place').notNull(),
  },
  (t) => [primaryKey({ columns: [t.quesId, t.labelId] }), index().on(t.labelId, t.quesId.desc().nullsFirst())],
);

/** Answers, and below them what is said of each. */
export const quesPost = table(
  'ques_post',
  {
    ...common(),
    quesId: id64('ques_id')
      .notNull()
      .references(() => ques.id),
    userNo: someUser('user_no').notNull(),
    /** The answer that a comment stands below; 0 for an answer. */
    rootId: id64('root_id').notNull().default('0'),
    /** Whom a comment answers, where it is not the answer itself. */
    replyToUserNo: someUser('reply_to_user_no'),
    /** HTML of an answer, cleaned. */
    content: text().notNull().default(''),
    /** The words of a comment. */
    commentText: text('comment_text').notNull().default(''),
    countLike: counter('count_like').notNull().default(0),
    countComment: counter('count_comment').notNull().default(0),
  },
  (t) => [
    index('ques_post_votes').on(t.quesId, t.rootId, t.countLike.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ques_post_time').on(t.quesId, t.rootId, t.id.desc().nullsFirst()),
    index().on(t.rootId, t.id),
    index().on(t.userNo, t.gmtCreate),
    index('ques_post_mine')
      .on(t.userNo, t.quesId)
      .where(sql`root_id = 0 and status_id = 1`),
    index().on(t.replyToUserNo),
  ],
);

/**
 * Points put up for an answer. While held they are in nobody's balance: what left the asker's book (`integral_log`) and
 * has not come into another is exactly what is held here.
 */
export const quesReward = table(
  'ques_reward',
  {
    quesId: id64('ques_id')
      .primaryKey()
      .references(() => ques.id),
    userNo: someUser('user_no').notNull(),
    points: counter('points').notNull(),
    rewardState: choiceOf('reward_state', RewardState).notNull().default(RewardState.held),
    paidUserNo: someUser('paid_user_no'),
    dueTime: moment('due_time').notNull(),
    gmtCreate: moment('gmt_create').notNull(),
    settleTime: moment('settle_time'),
  },
  (t) => [index().on(t.rewardState, t.dueTime), index().on(t.userNo), index().on(t.paidUserNo)],
);

/** What somebody writes and has not sent: a question or an answer, one text at each place. */
export const quesDraft = table(
  'ques_draft',
  {
    id: primaryId(),
    userNo: someUser('user_no').notNull(),
    place: text().notNull(),
    fields: jsonb().$type<QuesDraft['fields']>().notNull(),
    revision: text().notNull(),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [unique('ques_draft_once').on(t.userNo, t.place)],
);
