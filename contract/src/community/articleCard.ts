import * as z from 'zod';
import { Flag, Id, Time } from '../kit/values.ts';

/** An article of the news as lists show it. */
export const ArticleCard = z.object({
  id: Id,
  zoneId: Id,
  zoneName: z.string(),
  title: z.string(),
  summary: z.string(),
  articleImg: z.string(),
  author: z.string(),
  source: z.string(),
  tags: z.array(z.string()),
  isRecommend: Flag,
  countView: z.int(),
  publishTime: Time,
});

export type ArticleCard = z.infer<typeof ArticleCard>;
