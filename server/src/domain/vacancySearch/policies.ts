import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { vacancySearch } from '../../db/schema/vacancySearch.ts';

/** The searches that somebody keeps; only they see them. */
export const ownSearches = (userNo: string): SQL | undefined =>
  and(eq(vacancySearch.userNo, userNo), enabled(vacancySearch));
