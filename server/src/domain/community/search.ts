import { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { marksOf } from '../search/marks.ts';
import { search } from '../search/search.ts';
import { cardsByIds } from './cards.ts';
import { everybodyReads } from './policies.ts';

/** Articles that everybody reads, as the search of the whole site ranks them. */
export async function searchArticles(db: Db, { title, ...request }: PageRequest & { title: string }, now: Date) {
  const {
    query,
    counts: _counts,
    didYouMean: _meant,
    asTyped: _typed,
    ...page
  } = await search(db, { str: title, kind: SearchKind.blog, ...request }, now);
  const cards = await cardsByIds(
    db,
    page.list.map(({ refId }) => refId),
    everybodyReads,
  );
  return { ...page, list: cards.map((card) => ({ ...card, titleMarks: marksOf(card.title, query) })) };
}
