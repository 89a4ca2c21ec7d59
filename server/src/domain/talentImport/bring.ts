import { eq } from 'drizzle-orm';
import type { bring } from '#contract/position/talentImport.ts';
import * as fails from '#contract/position/talentImportFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { keptUntil, MOST_IMPORTED } from '#contract/rules/importedTalent.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { ResumeFile } from '#contract/user/resumeFileShapes.ts';
import { importedTalent, talentImport } from '../../db/schema/importedTalent.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { ReadRow } from '../resumeExchange/row.ts';
import { hiringFor, ownVacancy } from '../vacancies/policies.ts';
import { findImport, notBrought } from './imports.ts';
import { ownImported } from './policies.ts';
import { mailOf, repeatedIn } from './repeated.ts';

type Wish = OutputOf<typeof bring.input>;
type Good = ReadRow & { resume: ResumeFile };

/**
 * Puts the good résumés of an import into the pool, repeated ones left out; what was read goes from the import.
 * @throws NO_PERMISSION, IMPORT_GONE, BROUGHT_ALREADY, NOTHING_GOOD, POOL_FULL, NOT_FOUND for a vacancy of others
 */
export async function bringResumes(ctx: UserCtx, wish: Wish) {
  const { db, user, now } = ctx;
  const orgNo = hiringFor(user);
  // Held, so that of two imports at once neither oversteps the number nor brings somebody twice.
  await db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo)).for('no key update');
  const record = await findImport(ctx, wish.id, true);
  if (record.importedAt !== null) throw fail(fails.BROUGHT_ALREADY);
  if (wish.vacancyId !== NONE && (await db.$count(vacancy, ownVacancy(user, wish.vacancyId))) === 0)
    throw fail(NOT_FOUND);
  const good = record.rows.filter((row): row is Good => row.resume !== undefined);
  const repeated = await repeatedIn(ctx, good);
  const wanted = good.filter(({ row }) => !repeated.has(row));
  if (wanted.length === 0) throw fail(fails.NOTHING_GOOD);
  if ((await db.$count(importedTalent, ownImported(user))) + wanted.length > MOST_IMPORTED) throw fail(fails.POOL_FULL);
  const at = wireTime(now);
  const shared = {
    orgNo,
    importId: record.id,
    importerUserNo: user.userNo,
    vacancyId: wish.vacancyId === NONE ? null : wish.vacancyId,
    consentGround: wish.consentGround,
    groundNote: wish.groundNote,
    keepUntil: keptUntil(at, wish.keepMonths),
    stageAt: at,
    gmtCreate: at,
    gmtModified: at,
  };
  await db.insert(importedTalent).values(
    wanted.map(({ place, resume }) => ({
      ...shared,
      talentName: resume.name,
      headline: resume.headline,
      mobile: resume.mobile,
      email: mailOf(resume),
      resume,
      fileName: place,
    })),
  );
  // The people are in the pool now: nothing of them stays here but where a file could not be read.
  const rows = record.rows.map(({ row, place, resume, issues }) => ({ row, place, issues: resume ? [] : issues }));
  const counts = { broughtCount: wanted.length, skippedCount: repeated.size, badCount: record.badCount };
  await db
    .update(talentImport)
    .set({ importedAt: at, broughtCount: wanted.length, rows, gmtModified: at })
    .where(notBrought(record.id));
  const { consentGround, keepMonths } = wish;
  ctx.changed({ after: { fileNames: record.fileNames, ...counts, consentGround, keepMonths } });
  return counts;
}
