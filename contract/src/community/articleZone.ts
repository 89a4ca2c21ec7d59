import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id } from '../kit/values.ts';
import { ArticleCard } from './articleCard.ts';

export const categoryList = endpoint({
  summary: '资讯的栏目；没有文章的不列',
  method: 'POST',
  path: '/community/api/article/zone/category/list',
  kind: 'read',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: Id, zoneName: z.string() })) }),
});

export const refList = endpoint({
  summary: '一个栏目或全部栏目的资讯，新的在前',
  method: 'POST',
  path: '/community/api/article/zone/ref/list',
  kind: 'read',
  input: z.object({ zoneId: Id.open('articleZone').optional(), ...paging }),
  output: pageOf(ArticleCard),
});
