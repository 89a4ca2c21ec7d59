import { and, eq } from 'drizzle-orm';
import type { CollectionType } from '#contract/rules/collectionTypes.ts';
import { collection } from '../../db/schema/course.ts';

/** What somebody collected of one kind. */
export const collectedBy = (userNo: string, collectionType: CollectionType) =>
  and(eq(collection.userNo, userNo), eq(collection.collectionType, collectionType));
