import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What can be collected. Papers (4) follow with their feature; 8 is the search type of the news. */
export const CollectionType = choice({
  course: [1, '课程'],
  article: [8, '资讯'],
  vacancy: [9, '职位'],
  program: [10, '学习方案'],
});

export type CollectionType = ValueOf<typeof CollectionType>;
