import { eq, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { heatOf } from '#contract/rules/heat.ts';
import type { HeatEvent } from '#contract/rules/heat.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogger } from '../../db/schema/blog.ts';

/** `addHeat` of rules/heat.ts as the database works it out. Differences beyond 60 halvings add nothing and would underflow. */
export const hotter = (heat: SQLWrapper, more: number | SQL): SQL =>
  sql`greatest(${heat}, ${more}::float8) + ln(1 + power(2::float8, -least(abs(${heat} - ${more}::float8), 60))) / ln(2::float8)`;

/** The opposite: what was added once goes. Never colder than `floor`, which is the heat of publishing. */
export const colder = (heat: SQLWrapper, less: number, floor: number): SQL =>
  sql`greatest(${floor}::float8, ${heat} + ln(greatest(1e-12, 1 - power(2::float8, -least(greatest(${heat} - ${less}::float8, 0), 60)))) / ln(2::float8))`;

type Counted = 'countLike' | 'countCollect' | 'countComment';

const counted: Partial<Record<HeatEvent, Counted>> = {
  like: 'countLike',
  collect: 'countCollect',
  comment: 'countComment',
};

/** Something happened to an article: its count and its heat go up, in one statement, and the heat of its author. */
export async function warm(db: Db, articleId: string, event: keyof typeof counted, at: Date): Promise<number> {
  const column = counted[event]!;
  const more = heatOf(event, at);
  const [row] = await db
    .update(blogArticle)
    .set({ [column]: sql`${blogArticle[column]} + 1`, heat: hotter(blogArticle.heat, more) })
    .where(eq(blogArticle.id, articleId))
    .returning({ count: blogArticle[column], userNo: blogArticle.userNo });
  const likes = event === 'like' ? { countLike: sql`${blogger.countLike} + 1` } : {};
  await db
    .update(blogger)
    .set({ ...likes, heat: hotter(blogger.heat, more) })
    .where(eq(blogger.userNo, row!.userNo));
  return row!.count;
}

interface Undone {
  event: keyof typeof counted;
  /** When it had happened, as the wire writes it. */
  at: string;
  times?: number;
}

/** It was taken back. The author's heat keeps it, which forgetting makes right. */
export async function cool(db: Db, articleId: string, { event, at, times = 1 }: Undone): Promise<number> {
  const column = counted[event]!;
  const [before] = await db
    .select({ publishTime: blogArticle.publishTime, gmtCreate: blogArticle.gmtCreate })
    .from(blogArticle)
    .where(eq(blogArticle.id, articleId));
  const floor = heatOf('publish', momentOf(before!.publishTime ?? before!.gmtCreate));
  const [row] = await db
    .update(blogArticle)
    .set({
      [column]: sql`greatest(0, ${blogArticle[column]} - ${times}::int)`,
      heat: colder(blogArticle.heat, heatOf(event, momentOf(at), times), floor),
    })
    .where(eq(blogArticle.id, articleId))
    .returning({ count: blogArticle[column], userNo: blogArticle.userNo });
  if (event === 'like')
    await db
      .update(blogger)
      .set({ countLike: sql`greatest(0, ${blogger.countLike} - 1)` })
      .where(eq(blogger.userNo, row!.userNo));
  return row!.count;
}
