import * as z from 'zod';
import { reviewAppeal, reviewGiven } from '../fields/peerReview.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { MOST_POINTS } from '../rules/questions.ts';
import { APPEAL_DECIDED } from './markingFailures.ts';
import { RubricPoints } from './markingShapes.ts';
import * as failures from './peerReviewFailures.ts';
import { appealFacts, Given, owedFacts } from './peerReviewShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;

const Owed = z.object(owedFacts);

export type OwedReview = z.infer<typeof Owed>;

export const list = endpoint({
  ...read,
  summary: '我要评的与评过的：要评的先到期的在前，评过的新的在前',
  path: '/exam/auth/peerReview/list',
  input: z.object({ isDone: Flag.default(0), ...paging }),
  output: pageOf(Owed),
});

const Criterion = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Tenths. */
  full: z.int(),
});

const Review = z.object({
  ...owedFacts,
  /** HTML. */
  requirement: z.string(),
  criteria: z.array(Criterion),
  /** The rule of the marks in words. */
  rule: z.string(),
  work: z.object({
    /** HTML. */
    content: z.string(),
    /** Names say nothing of the author. */
    files: z.array(z.object({ url: z.string(), name: z.string() })),
  }),
  rubric: RubricPoints,
  content: z.string(),
});

export type PeerReview = z.infer<typeof Review>;

export const view = endpoint({
  ...read,
  summary: '我要评的一份作品：要求、评分要点、内容与文件',
  path: '/exam/auth/peerReview/view',
  input: z.object({ id: Id.of('ownPeerReview') }),
  output: Review,
  fails: [failures.REVIEW_GONE],
});

export const submit = endpoint({
  ...write,
  summary: '提交互评：有评分要点的逐条给分，没有的给总分；过期也收，公布以后不收',
  path: '/exam/auth/peerReview/submit',
  input: z.object({
    id: Id.of('ownPeerReview'),
    rubric: RubricPoints.default({}),
    /** Tenths; for works without criteria. */
    points: z.int('分数最多一位小数').min(0, '不能是负数').max(MOST_POINTS).nullable().default(null),
    content: fieldSchema(reviewGiven.content),
  }),
  output: z.object({ points: z.int(), isOverdue: Flag }),
  fails: [failures.REVIEW_GONE, failures.REVIEW_DONE, failures.PUBLISHED],
});

const Received = z.object({
  id: Id,
  /** 同学 2, or the reviewer where names are open. */
  reviewerName: z.string(),
  points: z.int(),
  content: z.string(),
  criteria: z.array(Given),
  submittedAt: Time,
  /** 0: it was left out of the reckoning. */
  isCounted: Flag,
  appeal: z.object(appealFacts).nullable(),
});

const Result = z.object({
  /** Of the task. */
  id: Id,
  title: z.string(),
  publishedAt: Time,
  fullPoints: z.int(),
  /** Tenths; null: nobody reviewed it in a way that counts. */
  peerPoints: z.int().nullable(),
  finalPoints: z.int().nullable(),
  /** How the mark came about, in words. */
  sum: z.string(),
  appealUntil: Time,
  isAppealOpen: Flag,
  reviews: z.array(Received),
});

export type PeerResult = z.infer<typeof Result>;
export type ReceivedReview = z.infer<typeof Received>;

export const received = endpoint({
  ...read,
  summary: '同学给我的评价，公布以后看得到，新公布的在前',
  path: '/exam/auth/peerReview/received',
  input: z.object({ ...paging }),
  output: pageOf(Result),
});

export const appeal = endpoint({
  ...write,
  summary: '对收到的一份评价申诉，公布后的几天内，每份一次',
  path: '/exam/auth/peerReview/appeal',
  input: z.object({ reviewId: Id.of('receivedReview'), reason: fieldSchema(reviewAppeal.reason) }),
  output: z.object({ id: Id }),
  fails: [failures.RECEIVED_GONE, failures.NOT_PUBLISHED, failures.PEER_APPEAL_CLOSED, failures.APPEALED],
});

export const withdraw = endpoint({
  ...write,
  summary: '撤回还没有处理的互评申诉',
  path: '/exam/auth/peerReview/withdraw',
  input: z.object({ id: Id.of('ownPeerAppeal') }),
  output: Nothing,
  fails: [failures.PEER_APPEAL_GONE, APPEAL_DECIDED],
});
