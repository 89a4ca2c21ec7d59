import { and, count, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { incubationBase } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import { baseCards, withPlaceName } from './baseCards.ts';
import { facetsWanted } from './facets.ts';
import { isShownBase } from './policies.ts';

/** Public bases by place and words, the newest first. */
export async function listBases(db: Db, wanted: PageRequest & { regionCode: string; str: string }, now: Date) {
  const facets = facetsWanted(wanted);
  const where = and(
    isShownBase,
    facets.length > 0 ? sql`${incubationBase.facets} @> ${sql.param(facets)}::text[]` : undefined,
  );
  const names = await namesOfCodes(db, now);
  const page = await throughIndexes(db, (tx) => {
    const rows = baseCards(tx, wireTime(now).slice(0, 10)).where(where).orderBy(desc(incubationBase.id)).$dynamic();
    return paginate(wanted, rows, () => cappedCount(tx, sql`${incubationBase}`, where));
  });
  return { ...page, list: page.list.map((row) => withPlaceName(row, names)) };
}

/** A public base. @throws NOT_FOUND */
export async function viewBase(db: Db, id: string, now: Date) {
  const [row] = await baseCards(db, wireTime(now).slice(0, 10)).where(and(eq(incubationBase.id, id), isShownBase));
  if (!row) throw fail(NOT_FOUND);
  const hosted = and(
    eq(startProject.hostOrgNo, row.orgNo),
    eq(startProject.projectState, ProjectState.incubating),
    enabled(startProject),
  );
  const [projects] = await db.select({ n: count() }).from(startProject).where(hosted);
  return { ...withPlaceName(row, await namesOfCodes(db, now)), countProjects: projects!.n };
}
