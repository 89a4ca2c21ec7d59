import { and, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_BASES } from '#contract/rules/incubation.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list, save } from '#contract/startup/baseDesk.ts';
import { BASE_IN_USE, BASES_FULL } from '#contract/startup/incubationFailures.ts';
import { basePlace, incubationBase } from '../../db/schema/incubation.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { staffOf } from '../organization/policies.ts';
import { checkChosen } from '../profile/chosen.ts';
import { namesOfCodes } from '../site/names.ts';
import { baseCards, withPlaceName } from './baseCards.ts';
import { facetsOf } from './facets.ts';
import { ownBases } from './policies.ts';
import { isInUse } from './uses.ts';

/** The bases of the caller's organization, the newest first. */
export async function ownBasePage({ db, user, now }: UserCtx, request: OutputOf<typeof list.input>) {
  const own = ownBases(user);
  const rows = baseCards(db, wireTime(now).slice(0, 10)).where(own).orderBy(desc(incubationBase.id)).$dynamic();
  const names = await namesOfCodes(db, now);
  const page = await paginate(request, rows, () => db.$count(incubationBase, own));
  return { ...page, list: page.list.map((row) => withPlaceName(row, names)) };
}

/** One of them as its form shows it. @throws NOT_FOUND */
export async function ownBase({ db, user }: UserCtx, id: string) {
  const [row] = await db
    .select()
    .from(incubationBase)
    .where(and(eq(incubationBase.id, id), ownBases(user)));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** Keeps what is written, a new base without an id. @throws 422, NOT_FOUND, BASES_FULL */
export async function saveBase(ctx: UserCtx, { id, ...content }: OutputOf<typeof save.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { orgNo } = staffOf(user);
  await checkChosen(db, [{ field: 'regionCode', name: '所在地区', tree: 'region' }], content);
  const at = wireTime(now);
  const written = { ...content, facets: facetsOf(content), gmtModified: at };
  if (id === '0') {
    // two colleagues who add one at once follow each other
    await db.select({ id: orgInfo.id }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo)).for('no key update');
    if ((await db.$count(incubationBase, ownBases(user))) >= MOST_BASES) throw fail(BASES_FULL);
    const [made] = await db
      .insert(incubationBase)
      .values({ ...written, orgNo, gmtCreate: at })
      .returning({ id: incubationBase.id });
    return made!.id;
  }
  const [kept] = await db
    .update(incubationBase)
    .set(written)
    .where(and(eq(incubationBase.id, id), ownBases(user)))
    .returning({ id: incubationBase.id });
  if (!kept) throw fail(NOT_FOUND);
  return kept.id;
}

/** Takes a base away once nobody is in it. @throws NOT_FOUND, BASE_IN_USE */
export async function removeBase(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  await holdBase(ctx, id);
  if (await isInUse(ctx, eq(basePlace.baseId, id))) throw fail(BASE_IN_USE);
  const gone = { statusId: RowState.disabled, gmtModified: wireTime(now) };
  await db.update(basePlace).set(gone).where(eq(basePlace.baseId, id));
  await db.update(incubationBase).set(gone).where(eq(incubationBase.id, id));
}

/** A base of the caller's, held until the end of the transaction. @throws NOT_FOUND */
export async function holdBase({ db, user }: UserCtx, id: string) {
  const [row] = await db
    .select()
    .from(incubationBase)
    .where(and(eq(incubationBase.id, id), ownBases(user)))
    .for('no key update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}
