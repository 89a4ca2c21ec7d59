import { and, asc, desc, eq, ilike, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { PlaceKind } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { assign, endUse, projects } from '#contract/startup/baseDesk.ts';
import type { desks } from '#contract/startup/baseUse.ts';
import { DESK_TAKEN, NOT_A_DESK } from '#contract/startup/incubationFailures.ts';
import { useSteps } from '#contract/startup/incubationSteps.ts';
import { basePlace, deskUse, incubationBase } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { holdIncubating, hostAdmitted, mustRead, placesOf } from './policies.ts';
import { teamOf, teamPath } from './teams.ts';

/** The projects that may be given a desk, by name. */
export async function deskProjects({ db, user }: UserCtx, { str, ...request }: OutputOf<typeof projects.input>) {
  const where = and(
    hostAdmitted(user),
    eq(startProject.projectState, ProjectState.incubating),
    str === '' ? undefined : ilike(startProject.projectName, `%${str.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  );
  const { id, projectName, stateTime } = startProject;
  const rows = db.select({ id, projectName }).from(startProject).where(where).orderBy(desc(stateTime), id).$dynamic();
  return paginate(request, rows, () => db.$count(startProject, where));
}

/** Gives a desk to a project. @throws NOT_FOUND, NOT_A_DESK, DESK_TAKEN at the days, NOT_INCUBATING */
export async function assignDesk(ctx: UserCtx, wish: OutputOf<typeof assign.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { placeId, projectId, fromOn, untilOn } = wish;
  const project = await holdIncubating(db, projectId, hostAdmitted(user));
  const [place] = await db
    .select({ placeKind: basePlace.placeKind, placeName: basePlace.placeName })
    .from(basePlace)
    .where(and(eq(basePlace.id, placeId), placesOf(user.orgNo)))
    .for('share', { of: basePlace });
  if (!place) throw fail(NOT_FOUND);
  if (place.placeKind !== PlaceKind.desk) throw fail(NOT_A_DESK);
  const at = wireTime(now);
  const adding = db
    .insert(deskUse)
    .values({ placeId, projectId, fromOn, untilOn, gmtCreate: at, gmtModified: at })
    .returning({ id: deskUse.id });
  const [made] = await refusedAs(adding, {
    desk_use_apart: fail(DESK_TAKEN, undefined, { issues: [{ path: 'fromOn', message: DESK_TAKEN.msg }] }),
  });
  await sendMessage(ctx, {
    to: await teamOf(db, projectId),
    msgType: 'organization',
    msgTitle: `「${project.projectName}」有了工位：${place.placeName}，${fromOn} 到 ${untilOn}`,
    msgUrl: teamPath('place', projectId),
  });
  return made!.id;
}

/** Takes a desk back. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function endDeskUse(ctx: UserCtx, { id, opinion }: OutputOf<typeof endUse.input>): Promise<void> {
  const { db, user, now } = ctx;
  const ofOrg = inArray(deskUse.placeId, db.select({ id: basePlace.id }).from(basePlace).where(placesOf(user.orgNo)));
  const row = await takeStep(db, useSteps, 'end', {
    table: deskUse,
    state: 'useState',
    where: and(eq(deskUse.id, id), ofOrg),
    set: { opinion, gmtModified: wireTime(now) },
  });
  await sendMessage(ctx, {
    to: await teamOf(db, row.projectId),
    msgType: 'organization',
    msgTitle: '孵化单位收回了一个工位',
    msgText: opinion,
    msgUrl: teamPath('place', row.projectId),
  });
}

/** The desks of a project, what it has now first. @throws NOT_FOUND */
export async function projectDesks(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof desks.input>) {
  const { db } = ctx;
  await mustRead(ctx, projectId);
  const where = eq(deskUse.projectId, projectId);
  const rows = db
    .select({
      id: deskUse.id,
      baseName: incubationBase.baseName,
      address: incubationBase.address,
      openText: incubationBase.openText,
      placeName: basePlace.placeName,
      fromOn: deskUse.fromOn,
      untilOn: deskUse.untilOn,
      useState: deskUse.useState,
    })
    .from(deskUse)
    .innerJoin(basePlace, eq(basePlace.id, deskUse.placeId))
    .innerJoin(incubationBase, eq(incubationBase.id, basePlace.baseId))
    .where(where)
    .orderBy(desc(deskUse.useState), desc(deskUse.untilOn), asc(deskUse.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(deskUse, where));
}
