import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What can be collected. Papers (4) and openings follow with their features; 8 is the search type of the news. */
export const CollectionType = choice({ course: [1, '课程'], article: [8, '资讯'] });

export type CollectionType = ValueOf<typeof CollectionType>;
