import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/startup/programmeDesk.ts';
import { startProgramme } from '../../db/schema/startProgramme.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { namesOfCodes } from '../site/names.ts';
import { itsInstitution, programmeCardOf, programmeColumns } from './cards.ts';
import { ownProgrammes } from './policies.ts';

/** What the caller's institution calls for, what was changed last first, and how many there are of each state. */
export async function programmeDeskPage(ctx: UserCtx, { programmeState, ...request }: OutputOf<typeof list.input>) {
  const { db, user, now } = ctx;
  const own = ownProgrammes(user);
  const where = and(own, programmeState === undefined ? undefined : eq(startProgramme.programmeState, programmeState));
  const rows = db
    .select({
      ...programmeColumns,
      gmtModified: startProgramme.gmtModified,
      countApplied: sql<number>`(select count(*)::int from start_application a
        where a.programme_id = ${startProgramme.id} and a.application_state <> ${written(StartApplicationState.withdrawn)})`,
    })
    .from(startProgramme)
    .innerJoin(orgInfo, itsInstitution)
    .where(where)
    .orderBy(desc(startProgramme.gmtModified), desc(startProgramme.id))
    .$dynamic();
  const counts = await db
    .select({ programmeState: startProgramme.programmeState, count: count() })
    .from(startProgramme)
    .where(own)
    .groupBy(startProgramme.programmeState);
  const names = await namesOfCodes(db, now);
  const today = wireTime(now).slice(0, 10);
  const page = await paginate(request, rows, () => db.$count(startProgramme, where));
  return {
    ...page,
    list: page.list.map(({ gmtModified, countApplied, ...row }) => ({
      ...programmeCardOf(row, { names, today }),
      gmtModified,
      countApplied,
    })),
    counts,
  };
}
