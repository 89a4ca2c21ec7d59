import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { ConsentState } from '#contract/rules/startCases.ts';
import type { Db } from '../../db/client.ts';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import type { Names } from '../site/names.ts';
import { isShownProject } from '../startProject/policies.ts';
import { facetsWanted } from './facets.ts';
import type { Wanted } from './facets.ts';
import { maskedFigures, maskedHtml, masksOf } from './names.ts';
import { isShownCase } from './policies.ts';

/** The columns of a card, of `start_case` joined with its host and its project. */
export const caseColumns = {
  id: startCase.id,
  title: startCase.title,
  intro: startCase.intro,
  startField: startCase.startField,
  regionCode: startCase.regionCode,
  orgNo: startCase.orgNo,
  orgName: orgInfo.orgName,
  projectName: startProject.projectName,
  figures: startCase.figures,
  publishedAt: startCase.publishedAt,
};

export const itsHouse = eq(orgInfo.orgNo, startCase.orgNo);
export const itsProject = eq(startProject.id, startCase.projectId);

const cards = (db: Db) =>
  db.select(caseColumns).from(startCase).innerJoin(orgInfo, itsHouse).innerJoin(startProject, itsProject);

type CardRow = Awaited<ReturnType<typeof cards>>[number];

/** A row as a card, its texts as they are. */
export const caseCardOf = ({ regionCode, ...row }: CardRow, names: Names) => ({
  ...row,
  regionName: regionCode === '' ? '' : names.region(regionCode),
});

/** A card for everybody: without the names of who did not agree. */
const shownCardOf = (row: CardRow, names: Names, masked: (text: string) => string) => ({
  ...caseCardOf(row, names),
  title: masked(row.title),
  intro: masked(row.intro),
  figures: maskedFigures(row.figures, masked),
});

/** Public cases by any combination of conditions, the newest first. */
export async function listCases(db: Db, wanted: Wanted & PageRequest, now: Date) {
  const facets = facetsWanted(wanted);
  const where = and(
    isShownCase,
    facets.length > 0 ? sql`${startCase.facets} @> ${sql.param(facets)}::text[]` : undefined,
  );
  const names = await namesOfCodes(db, now);
  const page = await throughIndexes(db, (tx) => {
    const rows = cards(tx).where(where).orderBy(desc(startCase.publishedAt), desc(startCase.id)).$dynamic();
    return paginate(wanted, rows, () => cappedCount(tx, sql`${startCase}`, where));
  });
  const maskOf = await masksOf(
    db,
    page.list.map(({ id }) => id),
  );
  return { ...page, list: page.list.map((row) => shownCardOf(row, names, maskOf(row.id))) };
}

/** One of them with those who agreed to be named. @throws NOT_FOUND */
export async function viewCase(db: Db, id: string, now: Date) {
  const where = and(eq(startCase.id, id), isShownCase);
  const [card] = await cards(db).where(where);
  const [row] = await db
    .select({ body: startCase.body, projectId: startCase.projectId, isPublic: sql<boolean>`${isShownProject}` })
    .from(startCase)
    .innerJoin(startProject, itsProject)
    .where(where);
  if (!card || !row) throw fail(NOT_FOUND);
  const masked = (await masksOf(db, [id]))(id);
  return {
    ...shownCardOf(card, await namesOfCodes(db, now), masked),
    body: await shownHtml(maskedHtml(row.body, masked)),
    people: await namedIn(db, id, masked),
    projectId: row.isPublic ? row.projectId : NONE,
  };
}

async function namedIn(db: Db, caseId: string, masked: (text: string) => string) {
  const { duty, words } = startCasePerson;
  const rows = await db
    .select({ duty, words, nickname: userExt.nickname, mobile: account.mobile, headImgUrl: userExt.headImgUrl })
    .from(startCasePerson)
    .innerJoin(account, eq(account.userNo, startCasePerson.userNo))
    .innerJoin(userExt, eq(userExt.userNo, startCasePerson.userNo))
    .where(and(eq(startCasePerson.caseId, caseId), eq(startCasePerson.consentState, ConsentState.agreed)))
    .orderBy(asc(startCasePerson.sort), asc(startCasePerson.id));
  return rows.map(({ nickname, mobile, ...row }) => ({
    ...row,
    duty: masked(row.duty),
    words: masked(row.words),
    name: displayName({ nickname, mobile }),
  }));
}
