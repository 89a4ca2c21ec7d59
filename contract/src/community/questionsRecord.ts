import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { OpType } from '../rules/blog.ts';
import { NONE } from '../rules/id.ts';
import { RECORDED } from './blogRecord.ts';
import * as fails from './failures.ts';
import { QuesCard } from './questionsShapes.ts';

const target = {
  questionId: Id.open('ques'),
  /** An answer or a comment of the question, which can be liked; the question itself unless told. */
  commentId: Id.open('quesPost', NONE).default(NONE),
  opType: oneOf({ values: [OpType.collect, OpType.like, OpType.follow] }, '请选择有用、收藏或关注'),
};

const onlyLikes = { path: ['opType'], message: '回答与评论只能点有用' };
const isPossible = ({ commentId, opType }: { commentId: string; opType: number }): boolean =>
  commentId === NONE || opType === OpType.like;

export const save = endpoint({
  summary: '收藏、关注一个问题，或者说它、它的一个回答、一条评论有用',
  method: 'POST',
  path: '/community/auth/questions/user/record/save',
  kind: 'write',
  input: z.object(target).refine(isPossible, onlyLikes),
  /** How many there are now. */
  output: z.object({ count: z.int() }),
  fails: [fails.QUES_GONE, fails.ANSWER_GONE, RECORDED],
});

export const remove = endpoint({
  summary: '收回；没有过也算成功',
  method: 'POST',
  path: '/community/auth/questions/user/record/delete',
  kind: 'write',
  input: z.object(target).refine(isPossible, onlyLikes),
  output: z.object({ count: z.int() }),
});

export const list = endpoint({
  summary: '我收藏、关注或说过有用的问题，新的在前；已经看不到的只留标题',
  method: 'POST',
  path: '/community/auth/questions/user/record/list',
  kind: 'read',
  input: z.object({
    opType: oneOf({ values: [OpType.collect, OpType.like, OpType.follow] }).default(OpType.collect),
    ...paging,
  }),
  output: pageOf(
    z.object({ id: Id, questionId: Id, title: z.string(), question: QuesCard.nullable(), gmtCreate: Time }),
  ),
});

export const update = endpoint({
  summary: '提问者采纳一个回答，或者收回；有悬赏的随采纳付给回答的人，付出以后不能再换',
  method: 'POST',
  path: '/community/auth/questions/user/record/update',
  kind: 'write',
  input: z.object({ questionId: Id.of('ques'), commentId: Id.of('quesPost'), isAccept: Flag }),
  output: z.object({ isAccepted: Flag }),
  fails: [fails.QUES_GONE, fails.ANSWER_GONE, fails.OWN_ANSWER, fails.PAID_ALREADY],
});
