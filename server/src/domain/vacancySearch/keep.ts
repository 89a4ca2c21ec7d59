import { and, eq } from 'drizzle-orm';
import type { save, update } from '#contract/position/vacancySearch.ts';
import { SEARCH_SAVED, SEARCHES_FULL } from '#contract/position/vacancySearchFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import { MOST_SEARCHES } from '#contract/rules/vacancySearch.ts';
import { vacancySearch } from '../../db/schema/vacancySearch.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { facetsWanted } from '../vacancies/facets.ts';
import { ownSearches } from './policies.ts';

type Change = Partial<typeof vacancySearch.$inferInsert>;

/** Keeps conditions under a name; what is there already is no news. @throws SEARCHES_FULL, SEARCH_SAVED */
export async function saveSearch(ctx: UserCtx, wish: OutputOf<typeof save.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { searchName, ...conditions } = wish;
  await oneAtATime(db, user.userNo);
  if ((await db.$count(vacancySearch, ownSearches(user.userNo))) >= MOST_SEARCHES) throw fail(SEARCHES_FULL);
  const adding = db
    .insert(vacancySearch)
    .values({
      userNo: user.userNo,
      searchName,
      conditions,
      facets: facetsWanted(conditions),
      isActive: conditions.isActive,
      seenAt: wireTime(now),
    })
    .returning({ id: vacancySearch.id });
  const [made] = await refusedAs(adding, { vacancy_search_once: SEARCH_SAVED });
  return made!.id;
}

/** @throws NOT_FOUND */
export const renameSearch = (ctx: UserCtx, { id, ...told }: OutputOf<typeof update.input>): Promise<void> =>
  change(ctx, id, told);

/** What was published until now has been seen. @throws NOT_FOUND */
export const lookAtSearch = (ctx: UserCtx, id: string): Promise<void> =>
  change(ctx, id, { seenAt: wireTime(ctx.now), hasNews: 0 });

async function change({ db, user, now }: UserCtx, id: string, set: Change): Promise<void> {
  const changed = await db
    .update(vacancySearch)
    .set({ ...set, gmtModified: wireTime(now) })
    .where(and(eq(vacancySearch.id, id), ownSearches(user.userNo)))
    .returning({ id: vacancySearch.id });
  if (changed.length === 0) throw fail(NOT_FOUND);
}

/** @throws NOT_FOUND */
export async function removeSearch({ db, user }: UserCtx, id: string): Promise<void> {
  const gone = await db
    .delete(vacancySearch)
    .where(and(eq(vacancySearch.id, id), ownSearches(user.userNo)))
    .returning({ id: vacancySearch.id });
  if (gone.length === 0) throw fail(NOT_FOUND);
}
