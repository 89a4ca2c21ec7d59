import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { ArticleCard } from './articleCard.ts';

export const recommendList = endpoint({
  summary: '推荐的资讯，新的在前',
  method: 'POST',
  path: '/community/api/article/recommend/list',
  kind: 'read',
  input: z.object({ count: z.int().min(1).max(20).default(6) }),
  output: z.object({ list: z.array(ArticleCard) }),
});

const Neighbour = z.object({ id: Id, title: z.string() }).nullable();

export const view = endpoint({
  summary: '一篇资讯与同栏目的上一篇、下一篇',
  method: 'POST',
  path: '/community/api/article/view',
  kind: 'read',
  fresh: true,
  input: z.object({ id: Id.open('article') }),
  output: ArticleCard.extend({
    /** HTML, cleaned. */
    content: z.string(),
    /** The next newer and the next older one of its column. */
    previous: Neighbour,
    next: Neighbour,
    /** 1: the caller collected it. */
    isCollect: Flag,
  }),
  fails: [NOT_FOUND],
});

export const read = endpoint({
  summary: '读了一篇资讯：由打开着的页面告知，因为页面会缓存；同一访客一小时内只算一次',
  method: 'POST',
  path: '/community/api/article/read',
  kind: 'write',
  input: z.object({ id: Id.open('article') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
