import * as z from 'zod';
import { blogger as fields } from '../fields/blog.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { Blogger } from './blogShapes.ts';
import * as fails from './failures.ts';

export const view = endpoint({
  summary: '一位博主',
  method: 'POST',
  path: '/community/api/blogger/view',
  kind: 'read',
  fresh: true,
  input: z.object({ userNo: Id.open('user') }),
  output: Blogger,
  fails: [fails.BLOGGER_GONE],
});

export const recommended = endpoint({
  summary: '值得关注的博主：最近的文章热的在前；游客也看得到',
  method: 'POST',
  path: '/community/api/blogger/recommend/list',
  kind: 'read',
  input: z.object({ count: z.int().min(1).max(20).default(5) }),
  output: z.object({ list: z.array(Blogger) }),
});

export const recommendList = endpoint({
  summary: '推荐给我的博主：不含我自己和已经关注的',
  method: 'POST',
  path: '/community/auth/blogger/recommend/list',
  kind: 'read',
  input: z.object({ count: z.int().min(1).max(20).default(5) }),
  output: z.object({ list: z.array(Blogger) }),
});

export const save = endpoint({
  summary: '开通博客',
  method: 'POST',
  path: '/community/auth/blogger/save',
  kind: 'write',
  input: z.object(fieldSchemas(fields)),
  output: Nothing,
  fails: [fails.OPENED_ALREADY, fails.BAD_WORDS],
});

export const update = endpoint({
  summary: '修改博客的名称与介绍',
  method: 'POST',
  path: '/community/auth/blogger/update',
  kind: 'write',
  input: z.object(fieldSchemas(fields)),
  output: Nothing,
  fails: [fails.NOT_OPEN, fails.BAD_WORDS],
});

export const myself = endpoint({
  summary: '我的博客：开通了没有，和各项数目',
  method: 'POST',
  path: '/community/auth/blogger/myself',
  kind: 'read',
  input: Nothing,
  output: z.object({
    isOpen: Flag,
    blogger: Blogger.nullable(),
    countDraft: z.int(),
    countAttention: z.int(),
  }),
});
