import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_PLACES } from '#contract/rules/incubation.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { places, savePlace } from '#contract/startup/baseDesk.ts';
import { BASE_IN_USE, PLACE_NAME_TAKEN, PLACES_FULL } from '#contract/startup/incubationFailures.ts';
import { enabled } from '../../db/enabled.ts';
import { basePlace, deskUse } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { holdBase, ownBase } from './baseDesk.ts';
import { placesOf } from './policies.ts';
import { isInUse, runningUses } from './uses.ts';

/** The desks and rooms of a base with whose the desks are, by name. @throws NOT_FOUND */
export async function placePage(ctx: UserCtx, { id, placeKind, ...request }: OutputOf<typeof places.input>) {
  const { db, now } = ctx;
  await ownBase(ctx, id);
  const where = and(
    eq(basePlace.baseId, id),
    placeKind === undefined ? undefined : eq(basePlace.placeKind, placeKind),
    enabled(basePlace),
  );
  const { placeKind: kind, placeName, seats } = basePlace;
  const rows = db
    .select({ id: basePlace.id, placeKind: kind, placeName, seats })
    .from(basePlace)
    .where(where)
    .orderBy(asc(kind), asc(placeName))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(basePlace, where));
  const { placeId, projectId, fromOn, untilOn } = deskUse;
  const uses = await db
    .select({ id: deskUse.id, placeId, projectId, projectName: startProject.projectName, fromOn, untilOn })
    .from(deskUse)
    .innerJoin(startProject, eq(startProject.id, projectId))
    .where(
      and(
        inArray(
          placeId,
          page.list.map((row) => row.id),
        ),
        runningUses(wireTime(now).slice(0, 10)),
      ),
    )
    .orderBy(asc(fromOn));
  const usesOf = Map.groupBy(uses, (row) => row.placeId);
  return { ...page, list: page.list.map((row) => ({ ...row, uses: usesOf.get(row.id) ?? [] })) };
}

type Wish = OutputOf<typeof savePlace.input>;

/** Adds a desk or a room, or changes it; in use it stays what it is. @throws NOT_FOUND, PLACES_FULL, PLACE_NAME_TAKEN, BASE_IN_USE */
export async function keepPlace(ctx: UserCtx, { baseId, id, ...facts }: Wish): Promise<string> {
  const { db, now } = ctx;
  await holdBase(ctx, baseId);
  const ofBase = and(eq(basePlace.baseId, baseId), enabled(basePlace));
  const at = wireTime(now);
  if (id === '0') {
    if ((await db.$count(basePlace, ofBase)) >= MOST_PLACES) throw fail(PLACES_FULL);
    const adding = db
      .insert(basePlace)
      .values({ baseId, ...facts, gmtCreate: at, gmtModified: at })
      .returning({ id: basePlace.id });
    const [made] = await refusedAs(adding, nameTaken);
    return made!.id;
  }
  const its = and(eq(basePlace.id, id), ofBase);
  const [row] = await db.select().from(basePlace).where(its);
  if (!row) throw fail(NOT_FOUND);
  if (row.placeKind !== facts.placeKind && (await isInUse(ctx, eq(basePlace.id, id)))) throw fail(BASE_IN_USE);
  await refusedAs(
    db
      .update(basePlace)
      .set({ ...facts, gmtModified: at })
      .where(its),
    nameTaken,
  );
  return id;
}

const nameTaken = {
  base_place_once: fail(PLACE_NAME_TAKEN, undefined, {
    issues: [{ path: 'placeName', message: PLACE_NAME_TAKEN.msg }],
  }),
};

/** Takes a place away that nobody has. @throws NOT_FOUND, BASE_IN_USE */
export async function removePlace(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const its = and(eq(basePlace.id, id), placesOf(user.orgNo));
  // whoever assigns or books it at this moment waits, and finds it gone
  const [row] = await db.select({ id: basePlace.id }).from(basePlace).where(its).for('update', { of: basePlace });
  if (!row) throw fail(NOT_FOUND);
  if (await isInUse(ctx, sql`${basePlace.id} = ${id}`)) throw fail(BASE_IN_USE);
  await db
    .update(basePlace)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(now) })
    .where(eq(basePlace.id, id));
}
