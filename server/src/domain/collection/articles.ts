import { desc, eq, sql } from 'drizzle-orm';
import { ArticleCard } from '#contract/community/articleCard.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import type { Db } from '../../db/client.ts';
import { article, articleZone } from '../../db/schema/article.ts';
import { collection } from '../../db/schema/course.ts';
import { only } from '../../kit/only.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { articleCard } from '../news/articles.ts';
import { published } from '../news/policies.ts';
import { collectedBy } from './policies.ts';

/** Somebody's favourite articles, the latest first; a withdrawn one keeps its title so that it can be recognised. */
export async function collectedArticles(db: Db, userNo: string, request: PageRequest, now: Date) {
  const where = collectedBy(userNo, CollectionType.article);
  const itsArticle = eq(article.id, collection.collectionId);
  const rows = db
    .select({
      id: collection.id,
      collectionId: collection.collectionId,
      gmtCreate: collection.gmtCreate,
      isShown: sql<boolean>`${published(now)}`,
      article: articleCard,
    })
    .from(collection)
    .innerJoin(article, itsArticle)
    .leftJoin(articleZone, eq(articleZone.id, article.zoneId))
    .where(where)
    .orderBy(desc(collection.id))
    .$dynamic();
  const joined = sql`${collection} inner join ${article} on ${itsArticle}`;
  const page = await paginate(request, rows, () => countOf(db, joined, where));
  return {
    ...page,
    list: page.list.map(({ isShown, article: found, ...row }) => ({
      ...row,
      title: found.title,
      article: isShown ? only(ArticleCard, found) : null,
    })),
  };
}
