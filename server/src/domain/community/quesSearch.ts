import { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { marksOf } from '../search/marks.ts';
import { search } from '../search/search.ts';
import { alikeTitles } from '../search/alikeTitles.ts';
import { briefsByIds, quesCardsByIds } from './quesCards.ts';

/** Questions as the search of the whole site ranks them. */
export async function searchQuestions(db: Db, { title, ...request }: PageRequest & { title: string }, now: Date) {
  const {
    query,
    counts: _counts,
    didYouMean: _meant,
    asTyped: _typed,
    ...page
  } = await search(db, { str: title, kind: SearchKind.ques, ...request }, now);
  const cards = await quesCardsByIds(
    db,
    page.list.map(({ refId }) => refId),
  );
  return { ...page, list: cards.map((card) => ({ ...card, titleMarks: marksOf(card.title, query) })) };
}

const MOST = 5;

/** Questions whose titles say nearly the same, for who is about to ask. */
export async function similarQuestions(db: Db, title: string, exceptId: string) {
  const ids = await alikeTitles(db, SearchKind.ques, title, MOST + 1);
  return briefsByIds(db, ids.filter((id) => id !== exceptId).slice(0, MOST));
}
