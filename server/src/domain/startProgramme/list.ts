import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import { regionsAbove, shortRegion } from '#contract/rules/regionCodes.ts';
import { ProgrammePhase, ProgrammeState, StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { startApplication, startProgramme } from '../../db/schema/startProgramme.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import { isShownProject } from '../startProject/policies.ts';
import { programmeCardOf, programmeCards } from './cards.ts';
import { facetsWanted } from './facets.ts';
import type { Wanted } from './facets.ts';
import { isShownProgramme } from './policies.ts';

/** Public programmes by any combination of conditions, the newest first. */
export async function listProgrammes(
  db: Db,
  wanted: Wanted & PageRequest & { region: string; phase?: ProgrammePhase | undefined },
  now: Date,
) {
  const today = wireTime(now).slice(0, 10);
  const facets = facetsWanted(wanted);
  const where = and(
    isShownProgramme,
    facets.length > 0 ? hasFacets(facets) : undefined,
    wanted.region === '' ? undefined : validIn(wanted.region),
    wanted.phase === undefined ? undefined : inPhase(wanted.phase, today),
  );
  const names = await namesOfCodes(db, now);
  const page = await throughIndexes(db, (tx) => {
    const rows = programmeCards(tx)
      .where(where)
      .orderBy(desc(startProgramme.publishedAt), desc(startProgramme.id))
      .$dynamic();
    return paginate(wanted, rows, () => cappedCount(tx, sql`${startProgramme}`, where));
  });
  return { ...page, list: page.list.map((row) => programmeCardOf(row, { names, today })) };
}

/** One of them with its form, its score sheet and, once it is public, the result in figures. @throws NOT_FOUND */
export async function viewProgramme(db: Db, id: string, now: Date) {
  const where = and(eq(startProgramme.id, id), isShownProgramme);
  const [card] = await programmeCards(db).where(where);
  const [row] = await db.select().from(startProgramme).where(where);
  if (!card || !row) throw fail(NOT_FOUND);
  const names = await namesOfCodes(db, now);
  const { whom, offers, spread, questions, criteria } = row;
  return {
    ...programmeCardOf(card, { names, today: wireTime(now).slice(0, 10) }),
    whom,
    offers,
    spread,
    questions,
    criteria,
    result: row.programmeState === ProgrammeState.published ? await resultOf(db, row) : null,
  };
}

/** Who was admitted, by number: scores are not public. @throws NOT_FOUND */
export async function admittedPage(db: Db, { id, ...request }: PageRequest & { id: string }) {
  const shown = and(
    eq(startProgramme.id, id),
    isShownProgramme,
    eq(startProgramme.programmeState, ProgrammeState.published),
  );
  if ((await db.$count(startProgramme, shown)) === 0) throw fail(NOT_FOUND);
  const where = admittedIn(id);
  const rows = db
    .select({
      id: startApplication.id,
      snapshot: startApplication.snapshot,
      projectId: startApplication.projectId,
      isPublic: sql<boolean>`${isShownProject}`,
    })
    .from(startApplication)
    .innerJoin(startProject, eq(startProject.id, startApplication.projectId))
    .where(where)
    .orderBy(asc(startApplication.applyNo))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(startApplication, where));
  return {
    ...page,
    list: page.list.map(({ id: own, snapshot: { projectName, slogan, startField }, projectId, isPublic }) => ({
      id: own,
      projectName,
      slogan,
      startField,
      projectId: isPublic ? projectId : NONE,
    })),
  };
}

const admittedIn = (programmeId: string): SQL | undefined =>
  and(
    eq(startApplication.programmeId, programmeId),
    eq(startApplication.applicationState, StartApplicationState.admitted),
  );

async function resultOf(db: Db, row: typeof startProgramme.$inferSelect) {
  const applied = and(
    eq(startApplication.programmeId, row.id),
    sql`${startApplication.applicationState} <> ${StartApplicationState.withdrawn}`,
  );
  return {
    countApplied: await db.$count(startApplication, applied),
    countAdmitted: await db.$count(startApplication, admittedIn(row.id)),
    line: row.line ?? 0,
    resultNote: row.resultNote,
    resultAt: row.resultAt ?? row.gmtModified,
  };
}

const hasFacets = (facets: readonly string[]): SQL =>
  sql`${startProgramme.facets} @> ${sql.param([...facets])}::text[]`;

/** Of the place itself, of one within it, or of one around it. */
const validIn = (region: string): SQL | undefined =>
  or(hasFacets([`r${shortRegion(region)}`]), inArray(startProgramme.regionCode, regionsAbove(region)));

/** The same as `programmePhaseOf` (rules/startProgrammes.ts). */
function inPhase(phase: ProgrammePhase, today: string): SQL {
  const { programmeState: state, applyFrom, applyUntil } = startProgramme;
  if (phase === ProgrammePhase.published) return sql`${state} = 3`;
  if (phase === ProgrammePhase.reading) return sql`(${state} = 2 or (${state} = 1 and ${applyUntil} < ${today}))`;
  const running = sql`${state} = 1 and ${applyUntil} >= ${today}`;
  return phase === ProgrammePhase.soon
    ? sql`(${running} and ${applyFrom} > ${today})`
    : sql`(${running} and ${applyFrom} <= ${today})`;
}
