import * as z from 'zod';
import { blogLabel } from '../fields/blog.ts';
import { ques, quesAnswer } from '../fields/ques.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { MOST_LABELS } from '../rules/blog.ts';
import { QuesState, rewardChoices, RewardState } from '../rules/ques.ts';
import { LabelName } from './blogShapes.ts';

/** A question as lists show it. */
export const QuesCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  userNo: Id,
  userName: z.string(),
  headImgUrl: z.string(),
  labels: z.array(LabelName),
  quesState: oneOf(QuesState),
  /** 1: an answer was accepted. */
  isSolved: Flag,
  rewardPoints: z.int(),
  countView: z.int(),
  countLike: z.int(),
  countFollow: z.int(),
  countAnswer: z.int(),
  gmtCreate: Time,
  gmtModified: Time,
});

export type QuesCard = z.infer<typeof QuesCard>;

/** Few questions that say nearly the same. */
export const QuesBrief = QuesCard.pick({
  id: true,
  title: true,
  isSolved: true,
  rewardPoints: true,
  countAnswer: true,
});

export type QuesBrief = z.infer<typeof QuesBrief>;

/** What is asked; a draft may leave anything empty. */
export const AskFields = z.object({
  title: fieldSchema({ ...ques.title, required: false }),
  content: richText(ques.content).default(''),
  /** Names; those that are new are made when it is asked. */
  labels: z.array(fieldSchema(blogLabel.labelName)).max(MOST_LABELS, `最多 ${MOST_LABELS} 个标签`).default([]),
  rewardPoints: oneOf({ values: rewardChoices }, '请选择悬赏').default(0),
});

export type AskFields = z.infer<typeof AskFields>;

/** What the server keeps while somebody asks or answers; an answer has a text alone. */
export const QuesDraft = z.object({
  id: Id,
  fields: AskFields.extend({ content: richText({ ...quesAnswer.content, required: false }).default('') }),
  /** To be named by whoever goes on writing. */
  revision: z.string(),
  gmtModified: Time,
});

export type QuesDraft = z.infer<typeof QuesDraft>;

const Said = z.object({
  id: Id,
  questionId: Id,
  userNo: Id,
  userName: z.string(),
  headImgUrl: z.string(),
  countLike: z.int(),
  /** 1: the asker wrote it. */
  isAsker: Flag,
  isOwn: Flag,
  isLike: Flag,
  gmtCreate: Time,
  gmtModified: Time,
});

/** What is said of an answer. */
export const QuesComment = Said.extend({
  /** The answer. */
  rootId: IdOrNone,
  replyToName: z.string(),
  commentText: z.string(),
});

export type QuesComment = z.infer<typeof QuesComment>;

export const Answer = Said.extend({
  /** HTML, cleaned, with formulas and code drawn. */
  content: z.string(),
  isAccepted: Flag,
  countComment: z.int(),
  /** The first three; the rest by `list` with `rootId`. */
  commentList: z.array(QuesComment),
});

export type Answer = z.infer<typeof Answer>;

export const QuesReward = z.object({
  points: z.int(),
  rewardState: oneOf(RewardState),
  dueTime: Time,
  paidTo: z.string(),
});
