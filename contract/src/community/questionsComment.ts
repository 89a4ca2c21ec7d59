import * as z from 'zod';
import { quesAnswer, quesComment } from '../fields/ques.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { richText } from '../kit/richText.ts';
import { Id } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import { isBlankHtml } from '../rules/richText.ts';
import { AnswerSort } from '../rules/ques.ts';
import * as fails from './failures.ts';
import { Answer, QuesComment } from './questionsShapes.ts';

export const list = endpoint({
  summary: '一个问题的回答：采纳的在前，再按有用或时间',
  method: 'POST',
  path: '/community/api/questions/comment/list',
  kind: 'read',
  input: z.object({
    questionId: Id.open('ques'),
    sortType: oneOf(AnswerSort).default(AnswerSort.votes),
    ...paging,
  }),
  output: pageOf(Answer),
  fails: [fails.QUES_GONE],
});

export const below = endpoint({
  summary: '一个回答下面的评论，旧的在前',
  method: 'POST',
  path: '/community/api/questions/comment/below',
  kind: 'read',
  input: z.object({ questionId: Id.open('ques'), rootId: Id.open('quesPost'), ...paging }),
  output: pageOf(QuesComment),
  fails: [fails.QUES_GONE],
});

export const save = endpoint({
  summary: '回答一个问题；给出 parentId 时是评论那个回答，或回复下面的一条评论',
  method: 'POST',
  path: '/community/auth/questions/comment/save',
  kind: 'write',
  bodyLimit: 512 * 1024,
  input: z
    .object({
      questionId: Id.open('ques'),
      /** 0 answers the question. */
      parentId: Id.open('quesPost', NONE).default(NONE),
      content: richText({ ...quesAnswer.content, required: false }).default(''),
      commentText: fieldSchema({ ...quesComment.commentText, required: false }).default(''),
    })
    .refine(({ parentId, content }) => parentId !== NONE || !isBlankHtml(content), {
      path: ['content'],
      message: '请输入回答',
    })
    .refine(({ parentId, commentText }) => parentId === NONE || commentText !== '', {
      path: ['commentText'],
      message: '请输入评论',
    }),
  output: z.object({ id: Id, comment: QuesComment.nullable() }),
  fails: [
    fails.QUES_GONE,
    fails.QUES_CLOSED,
    fails.ANSWER_GONE,
    fails.SAID_BEFORE,
    fails.SAID_ENOUGH,
    fails.ANSWERED_ENOUGH,
    fails.BAD_WORDS,
  ],
});

export const update = endpoint({
  summary: '修改我的回答',
  method: 'POST',
  path: '/community/auth/questions/comment/update',
  kind: 'write',
  bodyLimit: 512 * 1024,
  input: z.object({ id: Id.of('quesPost'), content: richText(quesAnswer.content) }),
  output: z.object({ id: Id }),
  fails: [fails.ANSWER_GONE, fails.BAD_WORDS],
});

export const remove = endpoint({
  summary: '删除我的回答（连同下面的评论）或评论；被采纳的回答不能删除',
  method: 'POST',
  path: '/community/auth/questions/comment/delete',
  kind: 'write',
  input: z.object({ id: Id.of('quesPost') }),
  output: z.object({ id: Id }),
  fails: [fails.ANSWER_GONE, fails.ACCEPTED_STAYS],
});

export const source = endpoint({
  summary: '我的一个回答原来的样子，接着改',
  method: 'POST',
  path: '/community/auth/questions/comment/source',
  kind: 'read',
  input: z.object({ id: Id.of('quesPost') }),
  output: z.object({ id: Id, content: z.string() }),
  fails: [fails.ANSWER_GONE],
});
