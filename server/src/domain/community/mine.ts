import { and, desc, eq } from 'drizzle-orm';
import type { mine } from '#contract/community/blog.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { PostReason } from '#contract/rules/blog.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { paginate } from '../../kit/paginate.ts';
import { standingOf } from './policies.ts';

/** One's own articles and drafts, what was written on last first. */
export async function ownArticles(db: Db, userNo: string, { blogState, ...request }: OutputOf<typeof mine.input>) {
  const state = blogState === undefined ? undefined : eq(standingOf, blogState);
  const where = and(eq(blogArticle.userNo, userNo), enabled(blogArticle), state);
  const rows = db
    .select({
      id: blogArticle.id,
      title: blogArticle.title,
      blogImg: blogArticle.blogImg,
      blogState: standingOf,
      blogVisibility: blogArticle.blogVisibility,
      isChanged: blogArticle.isChanged,
      removedReason: blogArticle.removedFor,
      countView: blogArticle.countView,
      countLike: blogArticle.countLike,
      countComment: blogArticle.countComment,
      countCollect: blogArticle.countCollect,
      gmtCreate: blogArticle.gmtCreate,
      gmtModified: blogArticle.writeTime,
    })
    .from(blogArticle)
    .where(where)
    .orderBy(desc(blogArticle.writeTime), desc(blogArticle.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(blogArticle, where));
  return {
    ...page,
    list: page.list.map(({ removedReason, ...row }) => ({
      ...row,
      removedFor: removedReason === null ? '' : PostReason.labels[removedReason],
    })),
  };
}
