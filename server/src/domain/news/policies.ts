import { and, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { article } from '../../db/schema/article.ts';

/** Published and not withdrawn; an article with a later time waits for it. */
export const published = (now: Date) => and(enabled(article), sql`${article.publishTime} <= ${wireTime(now)}`);
