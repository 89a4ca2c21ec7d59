import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { INVALID_INPUT } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { MOST_INTERESTS } from '../rules/interests.ts';

const interests = z.object({ categoryIds: z.array(Id) });

export const view = endpoint({
  summary: '我感兴趣的方向',
  method: 'POST',
  path: '/user/auth/user/interest/view',
  kind: 'read',
  input: Nothing,
  output: interests,
});

export const save = endpoint({
  summary: '定下我感兴趣的方向（课程的一级分类），推荐课程用它；空的就是不要',
  method: 'POST',
  path: '/user/auth/user/interest/save',
  kind: 'write',
  input: z.object({
    categoryIds: z.array(Id.open('category')).max(MOST_INTERESTS, `最多选 ${MOST_INTERESTS} 个方向`),
  }),
  output: interests,
  fails: [INVALID_INPUT],
});
