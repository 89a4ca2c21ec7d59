import { and, count, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { HourState, MilestoneState, PlaceKind } from '#contract/rules/incubation.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import {
  basePlace,
  deskUse,
  graduateFigures,
  incubationFund,
  incubationTutor,
  milestone,
  tutorHour,
} from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { hostedProjects } from '../startProject/policies.ts';
import { hostAdmitted, ofProjects, owesReport, ownTutors, placesOf } from './policies.ts';
import { runningUses } from './uses.ts';

const number = (value: SQL) => value.mapWith(Number);

/** The figures of what an organization incubates, as they are now; every sum is made by the database. */
export async function incubationFigures({ db, user, now }: UserCtx) {
  const today = wireTime(now).slice(0, 10);
  const hosted = hostedProjects(user);
  const admitted = hostAdmitted(user);
  const { projectState, startField } = startProject;
  const byState = await db
    .select({ projectState, count: count() })
    .from(startProject)
    .where(hosted)
    .groupBy(projectState);
  const byField = await db
    .select({ startField, count: count() })
    .from(startProject)
    .where(admitted)
    .groupBy(startField);
  const desk = and(placesOf(user.orgNo), eq(basePlace.placeKind, PlaceKind.desk));
  const taken = sql`exists (select 1 from ${deskUse} where ${and(
    eq(deskUse.placeId, basePlace.id),
    runningUses(today),
    sql`${deskUse.fromOn} <= ${today}`,
  )})`;
  const its = and(ofProjects(milestone.projectId, admitted), enabled(milestone));
  const ofTutors = inArray(
    tutorHour.tutorId,
    db.select({ id: incubationTutor.id }).from(incubationTutor).where(ownTutors(user)),
  );
  const talks = (state: HourState) => db.$count(tutorHour, and(ofTutors, eq(tutorHour.hourState, state)));
  const [money] = await db
    .select({
      granted: number(sql`coalesce(${sum(incubationFund.grantedCents)}, 0)`),
      used: number(sql`coalesce(${sum(incubationFund.usedCents)}, 0)`),
    })
    .from(incubationFund)
    .where(ofProjects(incubationFund.projectId, admitted));
  return {
    byState,
    byField,
    desks: await db.$count(basePlace, desk),
    desksTaken: await db.$count(basePlace, and(desk, taken)),
    milestones: await db.$count(milestone, its),
    milestonesAccepted: await db.$count(milestone, and(its, eq(milestone.milestoneState, MilestoneState.accepted))),
    milestonesLate: await db.$count(
      milestone,
      and(
        ofProjects(milestone.projectId, and(admitted, eq(projectState, ProjectState.incubating))),
        enabled(milestone),
        owesReport,
        lt(milestone.dueOn, today),
      ),
    ),
    talksKept: await talks(HourState.kept),
    talksMissed: await talks(HourState.missed),
    granted: yuanOf(money!.granted),
    used: yuanOf(money!.used),
    graduated: byState.find((row) => row.projectState === ProjectState.graduated)?.count ?? 0,
    byHalf: await halves(),
  };

  async function halves() {
    const { half, jobs, revenueCents, financingCents } = graduateFigures;
    const rows = await db
      .select({
        half,
        reported: count(),
        jobs: sum(jobs).mapWith(Number),
        revenue: sum(revenueCents).mapWith(Number),
        financing: sum(financingCents).mapWith(Number),
      })
      .from(graduateFigures)
      .where(ofProjects(graduateFigures.projectId, admitted))
      .groupBy(half)
      .orderBy(desc(half))
      .limit(MOST_HALVES);
    return rows.map((row) => ({ ...row, revenue: yuanOf(row.revenue), financing: yuanOf(row.financing) }));
  }
}

/** Ten years. */
const MOST_HALVES = 20;
