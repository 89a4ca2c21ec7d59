import { inArray } from 'drizzle-orm';
import { bases, bookings, followUps, hours, incubated, tutors } from '#seed/data/incubation.ts';
import { dayAfter } from '#contract/rules/calendar.ts';
import { halfOf, PlaceKind, TutorState } from '#contract/rules/incubation.ts';
import { centsOf } from '#contract/rules/money.ts';
import { TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import {
  basePlace,
  deskUse,
  graduateFigures,
  incubationBase,
  incubationTutor,
  roomBooking,
  tutorHour,
} from '#server/db/schema/incubation.ts';
import { startProject, startProjectMember } from '#server/db/schema/startProject.ts';
import { facetsOf } from '#server/domain/incubation/facets.ts';
import { loadProgress } from './incubationProgress.ts';
import { clock } from './incubationWorld.ts';
import type { IncubationWorld } from './incubationWorld.ts';
import { orgNosByKey } from './typicalPositions.ts';

/** Bases, desks, tutors, milestones and money of the incubated projects of the demo world. */
export async function loadIncubation(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const at = wireTime(now);
  const names = incubated.map(({ project }) => project).concat(followUps.map(({ project }) => project));
  const rows = await db
    .select({ id: startProject.id, projectName: startProject.projectName, leaderUserNo: startProject.leaderUserNo })
    .from(startProject)
    .where(inArray(startProject.projectName, names));
  const byName = new Map(rows.map((row) => [row.projectName, row]));
  const world: IncubationWorld = {
    db,
    today: at.slice(0, 10),
    at,
    userNo: (key) => userNos.get(key)!,
    project: (name) => byName.get(name)!,
  };
  const orgNos = await orgNosByKey(db);
  await joinDemoLearner(world);
  const places = await loadBases(world, orgNos);
  await loadUses(world, places);
  await loadTutors(world, orgNos);
  await loadProgress(world);
  await loadFollowUps(world);
}

/** So that whoever looks at the demo as its learner sees a team from within. */
async function joinDemoLearner({ db, at, userNo, project }: IncubationWorld): Promise<void> {
  const { id: projectId, leaderUserNo } = project('剩饭地图');
  await db.insert(startProjectMember).values({
    projectId,
    userNo: userNo('linxiao'),
    teamRole: TeamRole.member,
    teamState: TeamState.joined,
    duty: '看每周的误差',
    inviteUserNo: leaderUserNo,
    answeredAt: at,
    gmtCreate: at,
  });
}

type Places = Map<string, string>;

async function loadBases({ db, at }: IncubationWorld, orgNos: ReadonlyMap<string, string>): Promise<Places> {
  const places: Places = new Map();
  for (const seed of bases) {
    const told = { baseName: seed.name, regionCode: seed.region, address: seed.address };
    const [base] = await db
      .insert(incubationBase)
      .values({
        ...told,
        orgNo: orgNos.get(seed.org)!,
        openText: seed.open,
        intro: seed.intro,
        contact: seed.contact,
        facets: facetsOf(told),
        gmtCreate: at,
        gmtModified: at,
      })
      .returning({ id: incubationBase.id });
    const baseId = base!.id;
    const made = await db
      .insert(basePlace)
      .values([
        ...seed.desks.map((placeName) => ({ baseId, placeKind: PlaceKind.desk, placeName, seats: 1, gmtCreate: at })),
        ...seed.rooms.map(([placeName, seats]) => ({
          baseId,
          placeKind: PlaceKind.room,
          placeName,
          seats,
          gmtCreate: at,
        })),
      ])
      .returning({ id: basePlace.id, placeName: basePlace.placeName });
    for (const { id, placeName } of made) places.set(`${seed.name} ${placeName}`, id);
  }
  return places;
}

async function loadUses({ db, at, today, userNo, project }: IncubationWorld, places: Places): Promise<void> {
  await db.insert(deskUse).values(
    incubated.flatMap(({ project: name, desk }) =>
      desk
        ? [
            {
              placeId: places.get(`${desk[0]} ${desk[1]}`)!,
              projectId: project(name).id,
              fromOn: dayAfter(today, desk[2]),
              untilOn: dayAfter(today, desk[3]),
              gmtCreate: at,
            },
          ]
        : [],
    ),
  );
  await db.insert(roomBooking).values(
    bookings.map((seed) => ({
      placeId: places.get(`${seed.base} ${seed.room}`)!,
      projectId: project(seed.project).id,
      bookerUserNo: userNo(seed.who),
      purpose: seed.purpose,
      beginsAt: `${dayAfter(today, seed.day)} ${clock(seed.hour)}`,
      endsAt: `${dayAfter(today, seed.day)} ${clock(seed.hour + seed.hours)}`,
      gmtCreate: at,
    })),
  );
}

async function loadTutors(world: IncubationWorld, orgNos: ReadonlyMap<string, string>): Promise<void> {
  const { db, at, today, userNo, project } = world;
  for (const { org, who, topics, isInvited } of tutors) {
    const post = { orgNo: orgNos.get(org)!, userNo: userNo(who), topics };
    const tutorState = isInvited ? TutorState.invited : TutorState.active;
    const [made] = await db
      .insert(incubationTutor)
      .values({ ...post, tutorState, gmtCreate: at })
      .returning({ id: incubationTutor.id });
    const offered = hours.filter(({ tutor }) => tutor === who);
    if (offered.length === 0) continue;
    await db.insert(tutorHour).values(
      offered.map((seed) => ({
        tutorId: made!.id,
        beginsAt: `${dayAfter(today, seed.day)} ${clock(seed.hour)}`,
        endsAt: `${dayAfter(today, seed.day)} ${clock(seed.hour + 1)}`,
        place: '南湖创客楼白板间',
        hourState: seed.state,
        projectId: seed.project === undefined ? null : project(seed.project).id,
        bookerUserNo: seed.project === undefined ? null : project(seed.project).leaderUserNo,
        topic: seed.topic ?? '',
        note: seed.note ?? '',
        gmtCreate: at,
      })),
    );
  }
}

async function loadFollowUps({ db, at, today, project }: IncubationWorld): Promise<void> {
  for (const { project: name, rows } of followUps) {
    const { id: projectId, leaderUserNo: authorUserNo } = project(name);
    await db.insert(graduateFigures).values(
      rows.map(([jobs, revenue, financing, note], index) => ({
        projectId,
        authorUserNo,
        half: halfOf(dayAfter(today, -183 * index)),
        jobs,
        revenueCents: centsOf(revenue),
        financingCents: centsOf(financing),
        note,
        gmtCreate: at,
      })),
    );
  }
}
