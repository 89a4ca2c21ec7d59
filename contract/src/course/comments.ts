import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { comment } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { ALREADY_DONE, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import { ratingSorts } from '../rules/ratingSorts.ts';

const failure = failuresOf<'course'>();

export const ALREADY_RATED = reworded(ALREADY_DONE, '你已经评价过这门课了');
export const RATE_AFTER_ENROLMENT = failure(2101, '加入课程后才能评价');
export const OWN_RATING = failure(2103, '这是你自己的评价');
export const SAID_BEFORE = failure(2102, '你刚刚已经发过同样的内容');

const Comment = z.object({
  id: Id,
  courseId: Id,
  /** The comment that is answered; 0 for one of its own. */
  parentId: IdOrNone,
  userNo: Id,
  userName: z.string(),
  headImgUrl: z.string(),
  /** 1 when the course's lecturer wrote it. */
  isLecturer: Flag,
  commentText: z.string(),
  /** 1-5 on a rating, null on answers and plain comments. */
  star: z.int().nullable(),
  gmtCreate: Time,
  /** 1: the caller wrote it and may delete it. */
  isOwn: Flag,
  /** How many found this rating helpful, and whether the caller did. */
  helpfulCount: z.int(),
  isHelpful: Flag,
});

const WithAnswers = Comment.extend({
  /** The first three; the rest by `list` with `parentId`. */
  answerList: z.array(Comment),
  answerTotal: z.int(),
});

export type CourseComment = z.infer<typeof WithAnswers>;

export const list = endpoint({
  summary: '课程的评价与问答，新的在前；给出 parentId 时是对那一条的回复，旧的在前',
  method: 'POST',
  path: '/course/api/course/comments/list',
  kind: 'read',
  input: z.object({
    courseId: Id.open('course'),
    parentId: Id.open('comment', NONE).default(NONE),
    /** Ratings carry stars, questions do not; both unless told. */
    kind: z.enum(['rating', 'question']).optional(),
    sort: z.enum(ratingSorts).default('new'),
    ...paging,
  }),
  output: pageOf(WithAnswers).extend({
    /** 1-5 with one decimal; 0 while nobody has rated. */
    rating: z.number(),
    ratingCount: z.int(),
    /** How many gave one star, two, … five. */
    starCounts: z.array(z.int()),
    /** 1: the caller takes the course and has not rated it yet. */
    mayRate: Flag,
  }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '评价课程（带星，每人一次）、留言或回复',
  method: 'POST',
  path: '/course/auth/course/comments/save',
  kind: 'write',
  input: z
    .object({
      courseId: Id.open('course'),
      parentId: Id.open('comment', NONE).default(NONE),
      commentText: fieldSchema(comment.commentText),
      star: z.int('请选择 1 到 5 星').min(1, '请选择 1 到 5 星').max(5, '请选择 1 到 5 星').optional(),
    })
    .refine(({ parentId, star }) => parentId === NONE || star === undefined, {
      path: ['star'],
      message: '回复不能带星',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ALREADY_RATED, RATE_AFTER_ENROLMENT, SAID_BEFORE],
});

export const remove = endpoint({
  summary: '删除自己的评价或回复；带走它的星',
  method: 'POST',
  path: '/course/auth/course/comments/delete',
  kind: 'write',
  input: z.object({ id: Id.of('comment') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const helpful = endpoint({
  summary: '觉得一条评价有用，或者收回；再说一次不会多算',
  method: 'POST',
  path: '/course/auth/course/comments/helpful',
  kind: 'write',
  input: z.object({ id: Id.open('comment'), isHelpful: Flag }),
  output: z.object({ helpfulCount: z.int() }),
  fails: [NOT_FOUND, OWN_RATING],
});
