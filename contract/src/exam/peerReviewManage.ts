import * as z from 'zod';
import { reviewAppealAnswer, reviewReturn } from '../fields/peerReview.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { AppealState } from '../rules/appeals.ts';
import { PeerStage, ReviewFilter } from '../rules/peerReview.ts';
import { PeerState } from '../rules/tasks.ts';
import { APPEAL_DECIDED, OWN_APPEAL } from './markingFailures.ts';
import * as failures from './peerReviewFailures.ts';
import { appealFacts, Given } from './peerReviewShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;

const Task = z.object({
  id: Id,
  title: z.string(),
  stage: oneOf(PeerStage),
  dueAt: Time.nullable(),
  /** 1: nothing is handed in in time any more. */
  isDue: Flag,
  fullPoints: z.int(),
  peerCount: z.int(),
  peerDays: z.int(),
  isAnonymous: Flag,
  /** Works that were handed in, and those of them that have reviewers. */
  handedIn: z.int(),
  assigned: z.int(),
  /** Reviews that are owed or sent. */
  total: z.int(),
  done: z.int(),
  overdue: z.int(),
  outliers: z.int(),
  /** Objections that wait. */
  appeals: z.int(),
  peerAssignedAt: Time.nullable(),
  peerPublishedAt: Time.nullable(),
});

export type PeerTask = z.infer<typeof Task>;

export const tasks = endpoint({
  ...read,
  summary: '我布置的、要互评的任务，新的在前',
  path: '/exam/auth/peerReviewManage/tasks',
  input: z.object({ stage: oneOf(PeerStage).optional(), keyword: optionalLine(60, '任务名称'), ...paging }),
  output: pageOf(Task),
});

const ofTask = { taskId: Id.of('peerTask') };

export const overview = endpoint({
  ...read,
  summary: '一个任务的互评到了哪一步，与计分的规则',
  path: '/exam/auth/peerReviewManage/overview',
  input: z.object(ofTask),
  output: z.object({
    ...Task.shape,
    /** How the mark comes about, in words. */
    rule: z.string(),
  }),
  fails: [failures.PEER_TASK_GONE],
});

const Managed = z.object({
  id: Id,
  authorName: z.string(),
  reviewerName: z.string(),
  peerState: oneOf(PeerState),
  /** Tenths. */
  points: z.int().nullable(),
  fullPoints: z.int(),
  /** Of what counts for the same work, tenths. */
  middle: z.int().nullable(),
  criteria: z.array(Given),
  content: z.string(),
  dueAt: Time,
  submittedAt: Time.nullable(),
  isOverdue: Flag,
  isOutlier: Flag,
  isCounted: Flag,
  returnRemark: z.string(),
});

export type ManagedReview = z.infer<typeof Managed>;

export const reviews = endpoint({
  ...read,
  summary: '一个任务的每一份互评，同一份作品的在一起',
  path: '/exam/auth/peerReviewManage/reviews',
  input: z.object({
    ...ofTask,
    filter: oneOf(ReviewFilter).default(ReviewFilter.all),
    keyword: optionalLine(30, '姓名'),
    ...paging,
  }),
  output: pageOf(Managed),
  fails: [failures.PEER_TASK_GONE],
});

export const assign = endpoint({
  ...write,
  summary: '随机分派互评，不会评到自己；分派以后才交的作品再按一次补上',
  path: '/exam/auth/peerReviewManage/assign',
  input: z.object({
    ...ofTask,
    /** 1: before the task is due, on purpose. */
    isEarly: Flag.default(0),
  }),
  output: z.object({ works: z.int(), reviews: z.int() }),
  fails: [
    failures.PEER_TASK_GONE,
    failures.PUBLISHED,
    failures.NOT_DUE,
    failures.TOO_FEW,
    failures.ALL_ASSIGNED,
    failures.NO_REPLACEMENT,
  ],
});

const review = { id: Id.of('peerReview') };
const changing = [failures.REVIEW_GONE, failures.PUBLISHED] as const;

export const replace = endpoint({
  ...write,
  summary: '换一位同学来评这一份，从手上最少的里随机选',
  path: '/exam/auth/peerReviewManage/replace',
  input: z.object(review),
  output: z.object({ reviewerName: z.string() }),
  fails: [...changing, failures.REPLACED, failures.NO_REPLACEMENT],
});

export const giveBack = endpoint({
  ...write,
  summary: '退回一份互评，请同学重新评',
  path: '/exam/auth/peerReviewManage/giveBack',
  input: z.object({ ...review, returnRemark: fieldSchema(reviewReturn.returnRemark) }),
  output: Nothing,
  fails: [...changing, failures.NOT_DONE],
});

export const count = endpoint({
  ...write,
  summary: '一份互评计不计入成绩',
  path: '/exam/auth/peerReviewManage/count',
  input: z.object({ ...review, isCounted: Flag }),
  output: Nothing,
  fails: [...changing, failures.NOT_COUNTABLE],
});

export const publish = endpoint({
  ...write,
  summary: '公布互评：成绩按规则算出，每位作者看得到收到的评价，此后不再收互评',
  path: '/exam/auth/peerReviewManage/publish',
  input: z.object(ofTask),
  output: z.object({ people: z.int() }),
  fails: [failures.PEER_TASK_GONE, failures.NOT_ASSIGNED, failures.PUBLISHED],
});

const Appeal = z.object({
  ...appealFacts,
  authorName: z.string(),
  reviewerName: z.string(),
  points: z.int(),
  fullPoints: z.int(),
  middle: z.int().nullable(),
  content: z.string(),
  waitedHours: z.int(),
  isOverdue: Flag,
});

export type PeerAppeal = z.infer<typeof Appeal>;

export const appeals = endpoint({
  ...read,
  summary: '一个任务的互评申诉：等着的最久的在前，处理过的新的在前',
  path: '/exam/auth/peerReviewManage/appeals',
  input: z.object({ ...ofTask, auditStatus: oneOf(AppealState).default(AppealState.waiting), ...paging }),
  output: pageOf(Appeal),
  fails: [failures.PEER_TASK_GONE],
});

export const settle = endpoint({
  ...write,
  summary: '处理互评申诉：成立的那份不再计入，成绩重新算；都要写答复',
  path: '/exam/auth/peerReviewManage/settle',
  input: z.object({
    id: Id.of('peerAppeal'),
    isGranted: Flag,
    auditOpinion: fieldSchema(reviewAppealAnswer.auditOpinion),
  }),
  output: Nothing,
  fails: [failures.PEER_APPEAL_GONE, APPEAL_DECIDED, OWN_APPEAL],
});
