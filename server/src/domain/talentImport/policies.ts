import { and, eq, inArray } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { importedTalent, talentImport } from '../../db/schema/importedTalent.ts';
import type { SessionUser } from '../../kit/context.ts';
import { hiringFor } from '../vacancies/policies.ts';

/** The files that the caller's enterprise had read. */
export const ownImports = (user: SessionUser) => and(eq(talentImport.orgNo, hiringFor(user)), enabled(talentImport));

/** The people without an account whose résumés it keeps. */
export const ownImported = (user: SessionUser) =>
  and(eq(importedTalent.orgNo, hiringFor(user)), enabled(importedTalent));

export const theseImported = (user: SessionUser, ids: readonly string[]) =>
  and(inArray(importedTalent.id, [...new Set(ids)]), ownImported(user));
