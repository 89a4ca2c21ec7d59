import { and, desc, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ConsentState } from '#contract/rules/startCases.ts';
import type { list } from '#contract/startup/typicalCaseDesk.ts';
import { startCase } from '../../db/schema/startCase.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { namesOfCodes } from '../site/names.ts';
import { caseCardOf, caseColumns, itsHouse, itsProject } from './list.ts';
import { ownCases } from './policies.ts';

/** The cases of the caller's organization, what was changed last first. */
export async function caseDeskPage({ db, user, now }: UserCtx, { caseState, ...request }: OutputOf<typeof list.input>) {
  const where = and(ownCases(user), caseState === undefined ? undefined : eq(startCase.caseState, caseState));
  const rows = db
    .select({
      ...caseColumns,
      caseState: startCase.caseState,
      gmtModified: startCase.gmtModified,
      countPeople: sql<number>`(select count(*)::int from start_case_person p where p.case_id = ${startCase.id})`,
      countAgreed: sql<number>`(select count(*)::int from start_case_person p
        where p.case_id = ${startCase.id} and p.consent_state = ${written(ConsentState.agreed)})`,
    })
    .from(startCase)
    .innerJoin(orgInfo, itsHouse)
    .innerJoin(startProject, itsProject)
    .where(where)
    .orderBy(desc(startCase.gmtModified), desc(startCase.id))
    .$dynamic();
  const names = await namesOfCodes(db, now);
  const page = await paginate(request, rows, () => db.$count(startCase, where));
  return {
    ...page,
    list: page.list.map(({ caseState: state, gmtModified, countPeople, countAgreed, ...row }) => ({
      ...caseCardOf(row, names),
      caseState: state,
      gmtModified,
      countPeople,
      countAgreed,
    })),
  };
}
