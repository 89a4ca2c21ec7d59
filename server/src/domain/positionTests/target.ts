import { and, asc, eq } from 'drizzle-orm';
import { POSITION_CLOSED, TARGET_GONE } from '#contract/exam/positionTestFailures.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionTest } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { fail } from '../../kit/fail.ts';
import { typicalAbilitiesOf } from '../abilities/typical.ts';
import { isPublic } from '../typicalPlans/policies.ts';
import { askedBy, chosenOf } from '../vacancies/abilities.ts';
import { wasPublic } from '../vacancies/policies.ts';

/** What somebody is measured against. */
export interface Target {
  positionName: string;
  orgName: string;
  vacancyId: string | null;
  isOpen: boolean;
  typicalPositionId: string | null;
  demands: {
    id: string;
    abilityName: string;
    groupName: string;
    levelWords: string[];
    abilityLevel: number;
    weight: number;
  }[];
}

interface Named {
  jobId: string;
  planId: string;
}

/** The vacancy or the plan that is named. @throws TARGET_GONE */
export async function targetOf(db: Db, { jobId, planId }: Named): Promise<Target> {
  if (jobId !== '') return vacancyTarget(db, jobId);
  const [row] = await db
    .select({ id: typicalPosition.id, positionName: typicalPosition.positionName, orgName: orgInfo.orgName })
    .from(typicalPosition)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, typicalPosition.orgNo))
    .where(and(eq(typicalPosition.id, planId === '' ? '0' : planId), isPublic));
  if (!row) throw fail(TARGET_GONE);
  const { id, positionName, orgName } = row;
  const demands = await typicalAbilitiesOf(db, id);
  return { positionName, orgName: orgName ?? '', vacancyId: null, isOpen: true, typicalPositionId: id, demands };
}

/** What a vacancy asks for weighs the same, item by item: it does not say more. */
async function vacancyTarget(db: Db, id: string): Promise<Target> {
  const [row] = await db
    .select({ vacancy, orgName: orgInfo.orgName })
    .from(vacancy)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(and(eq(vacancy.id, id), wasPublic));
  if (!row) throw fail(TARGET_GONE);
  const { vacancyName, vacancyState, typicalPositionId } = row.vacancy;
  const asked = await chosenOf(db, await askedBy(db, id));
  return {
    positionName: vacancyName,
    orgName: row.orgName,
    vacancyId: id,
    isOpen: vacancyState === VacancyState.open,
    typicalPositionId,
    demands: asked.map((one) => ({ ...one, id: one.abilityId, weight: 1 })),
  };
}

/** The same for whom it is too late to be tested. @throws TARGET_GONE, POSITION_CLOSED */
export async function openTarget(db: Db, named: Named): Promise<Target> {
  const target = await targetOf(db, named);
  if (!target.isOpen) throw fail(POSITION_CLOSED);
  return target;
}

/** A public typical position that names the test, the oldest first; empty: none does. */
export async function planNaming(db: Db, assessmentId: string): Promise<string> {
  const [row] = await db
    .select({ id: typicalPosition.id })
    .from(typicalPositionTest)
    .innerJoin(typicalPosition, eq(typicalPosition.id, typicalPositionTest.typicalPositionId))
    .where(and(eq(typicalPositionTest.assessmentId, assessmentId), isPublic))
    .orderBy(asc(typicalPosition.id))
    .limit(1);
  return row?.id ?? '';
}
