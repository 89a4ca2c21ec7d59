import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Imported, list } from '#contract/position/importedTalent.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { MOST_IMPORTED_NOTES } from '#contract/rules/importedTalent.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { importedNote, importedTalent } from '../../db/schema/importedTalent.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { ownVacancies } from '../vacancies/policies.ts';
import { ownImported } from './policies.ts';

/** How somebody is called to, and where they are with us: nothing to reach them by. */
const card = {
  id: importedTalent.id,
  talentName: importedTalent.talentName,
  headline: importedTalent.headline,
  schoolName: sql<string>`coalesce(${importedTalent.resume} #>> '{education,0,schoolName}', '')`,
  companyName: sql<string>`coalesce(${importedTalent.resume} #>> '{work,0,companyName}', '')`,
  vacancyId: sql<string>`coalesce(${importedTalent.vacancyId}::text, ${NONE})`,
  vacancyName: sql<string>`coalesce(${vacancy.vacancyName}, '')`,
  talentStage: importedTalent.talentStage,
  stageAt: importedTalent.stageAt,
  tags: importedTalent.tags,
  consentGround: importedTalent.consentGround,
  keepUntil: importedTalent.keepUntil,
  gmtCreate: importedTalent.gmtCreate,
};

const itsVacancy = eq(vacancy.id, importedTalent.vacancyId);

/** The imported people of the enterprise, the newest first. */
export async function importedPage(
  { db, user }: UserCtx,
  wanted: OutputOf<typeof list.input>,
): Promise<Page<Imported>> {
  const { talentStage, str, tagName, ...request } = wanted;
  const where = and(
    ownImported(user),
    talentStage === undefined ? undefined : eq(importedTalent.talentStage, talentStage),
    str === ''
      ? undefined
      : or(ilike(importedTalent.talentName, containing(str)), ilike(importedTalent.headline, containing(str))),
    tagName === '' ? undefined : sql`${importedTalent.tags} @> ${sql.param([tagName])}::text[]`,
  );
  const rows = db
    .select(card)
    .from(importedTalent)
    .leftJoin(vacancy, itsVacancy)
    .where(where)
    .orderBy(desc(importedTalent.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(importedTalent, where));
}

/** One of them with everything that is kept. @throws NOT_FOUND */
export async function openImported({ db, user }: UserCtx, id: string) {
  const { resume, fileName, groundNote } = importedTalent;
  const [row] = await db
    .select({ ...card, resume, fileName, groundNote, nickname: userExt.nickname, mobile: account.mobile })
    .from(importedTalent)
    .leftJoin(vacancy, itsVacancy)
    .innerJoin(account, eq(account.userNo, importedTalent.importerUserNo))
    .innerJoin(userExt, eq(userExt.userNo, importedTalent.importerUserNo))
    .where(and(eq(importedTalent.id, id), ownImported(user)));
  if (!row) throw fail(NOT_FOUND);
  const { nickname, mobile, ...told } = row;
  return { ...told, importerName: displayName({ nickname, mobile }), notes: await notesOf(db, id) };
}

async function notesOf(db: Db, talentId: string) {
  const { id, noteText, gmtCreate } = importedNote;
  const rows = await db
    .select({ id, noteText, gmtCreate, nickname: userExt.nickname, mobile: account.mobile })
    .from(importedNote)
    .innerJoin(account, eq(account.userNo, importedNote.authorUserNo))
    .innerJoin(userExt, eq(userExt.userNo, importedNote.authorUserNo))
    .where(eq(importedNote.talentId, talentId))
    .orderBy(desc(id))
    .limit(MOST_IMPORTED_NOTES);
  return rows.map(({ nickname, mobile, ...row }) => ({ ...row, authorName: displayName({ nickname, mobile }) }));
}

const MOST_NAMED = 500;

/** What imported people can be for: the vacancies that are not closed, the newest first. */
export async function vacanciesToImportFor({ db, user }: UserCtx) {
  const { id, vacancyName } = vacancy;
  const rows = await db
    .select({ id, vacancyName })
    .from(vacancy)
    .where(and(ownVacancies(user), sql`${vacancy.vacancyState} <> ${VacancyState.closed}`))
    .orderBy(desc(id))
    .limit(MOST_NAMED);
  return { vacancies: rows };
}
