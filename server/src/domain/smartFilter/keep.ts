import { and, eq } from 'drizzle-orm';
import type { save, update } from '#contract/position/talentSearch.ts';
import { TALENT_SEARCH_SAVED, TALENT_SEARCHES_FULL } from '#contract/position/talentSearchFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { inOrder, MOST_TALENT_SEARCHES } from '#contract/rules/smartFilter.ts';
import { wireTime } from '#contract/rules/time.ts';
import { talentSearch } from '../../db/schema/smartFilter.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { hiringFor, ownVacancy } from '../vacancies/policies.ts';
import { mustFilter, ownFilters } from './policies.ts';

type Change = Partial<typeof talentSearch.$inferInsert>;

/** Keeps conditions under a name; who applied before is no news. @throws NOT_FOUND, INVALID_INPUT at the name, TALENT_SEARCHES_FULL, TALENT_SEARCH_SAVED */
export async function saveFilter(ctx: UserCtx, wish: OutputOf<typeof save.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { searchName, ...conditions } = wish;
  const isOthers = conditions.vacancyId !== NONE && (await db.$count(vacancy, ownVacancy(user, wish.vacancyId))) === 0;
  if (isOthers) throw fail(NOT_FOUND);
  mustFilter(conditions, 'searchName', '先选一个条件，再保存');
  await oneAtATime(db, user.userNo);
  if ((await db.$count(talentSearch, ownFilters(user))) >= MOST_TALENT_SEARCHES) throw fail(TALENT_SEARCHES_FULL);
  const adding = db
    .insert(talentSearch)
    .values({
      userNo: user.userNo,
      orgNo: hiringFor(user),
      searchName,
      conditions: inOrder(conditions),
      seenAt: wireTime(now),
    })
    .returning({ id: talentSearch.id });
  const [made] = await refusedAs(adding, { talent_search_once: TALENT_SEARCH_SAVED });
  return made!.id;
}

/** @throws NOT_FOUND */
export const renameFilter = (ctx: UserCtx, { id, ...told }: OutputOf<typeof update.input>): Promise<void> =>
  change(ctx, id, told);

/** Who applied until now has been seen. @throws NOT_FOUND */
export const lookAtFilter = (ctx: UserCtx, id: string): Promise<void> => change(ctx, id, { seenAt: wireTime(ctx.now) });

async function change({ db, user, now }: UserCtx, id: string, set: Change): Promise<void> {
  const changed = await db
    .update(talentSearch)
    .set({ ...set, gmtModified: wireTime(now) })
    .where(and(eq(talentSearch.id, id), ownFilters(user)))
    .returning({ id: talentSearch.id });
  if (changed.length === 0) throw fail(NOT_FOUND);
}

/** @throws NOT_FOUND */
export async function removeFilter({ db, user }: UserCtx, id: string): Promise<void> {
  const gone = await db
    .delete(talentSearch)
    .where(and(eq(talentSearch.id, id), ownFilters(user)))
    .returning({ id: talentSearch.id });
  if (gone.length === 0) throw fail(NOT_FOUND);
}
