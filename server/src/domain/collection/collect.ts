import { and, eq, gt } from 'drizzle-orm';
import { COLLECTED } from '#contract/course/collection.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { article } from '../../db/schema/article.ts';
import { collection, course } from '../../db/schema/course.ts';
import { program } from '../../db/schema/program.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { fail } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';
import { published } from '../news/policies.ts';
import { collectedBy } from './policies.ts';

interface Target {
  collectionType: CollectionType;
  collectionId: string;
}

/** Puts something among somebody's favourites. Returns the id. @throws NOT_FOUND not on show, COLLECTED */
export async function collect(db: Db, userNo: string, target: Target, now: Date): Promise<string> {
  if ((await onShow[target.collectionType](db, target.collectionId, now)) === 0) throw fail(NOT_FOUND);
  const [row] = await db
    .insert(collection)
    .values({ userNo, ...target })
    .onConflictDoNothing()
    .returning({ id: collection.id });
  if (!row) throw fail(COLLECTED);
  return row.id;
}

/** Takes it out again; nothing happens where it was not in. */
export const dropCollected = (db: Db, userNo: string, { collectionType, collectionId }: Target) =>
  db.delete(collection).where(and(collectedBy(userNo, collectionType), eq(collection.collectionId, collectionId)));

/** Whether it is among somebody's favourites; a guest has none. */
export async function isCollected(db: Db, userNo: string | undefined, target: Target): Promise<0 | 1> {
  if (userNo === undefined) return 0;
  const mine = and(collectedBy(userNo, target.collectionType), eq(collection.collectionId, target.collectionId));
  return (await db.$count(collection, mine)) > 0 ? 1 : 0;
}

/** How many there are that everybody may open: one or none. */
const onShow: Record<CollectionType, (db: Db, id: string, now: Date) => Promise<number>> = {
  [CollectionType.course]: (db, id) => db.$count(course, and(eq(course.id, id), onShelf)),
  [CollectionType.article]: (db, id, now) => db.$count(article, and(eq(article.id, id), published(now))),
  [CollectionType.vacancy]: (db, id) =>
    db.$count(vacancy, and(eq(vacancy.id, id), eq(vacancy.vacancyState, VacancyState.open))),
  [CollectionType.program]: (db, id) =>
    db.$count(program, and(eq(program.id, id), gt(program.version, 0), enabled(program))),
};
