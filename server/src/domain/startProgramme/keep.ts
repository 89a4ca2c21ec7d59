import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_PROGRAMMES, ProgrammeState, READ_LATER } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { save } from '#contract/startup/programmeDesk.ts';
import { PROGRAMME_MOVED_ON, PROGRAMMES_FULL } from '#contract/startup/programmeFailures.ts';
import { programmeSteps } from '#contract/startup/programmeTransitions.ts';
import type { Db } from '../../db/client.ts';
import { startProgramme, startProgrammeReader } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { checkChosen, wrong } from '../profile/chosen.ts';
import { facetsOf } from './facets.ts';
import { institutionOf, ownProgramme, ownProgrammes } from './policies.ts';

type Row = typeof startProgramme.$inferSelect;
type Written = OutputOf<typeof save.input>;

export const programmeState = { table: startProgramme, state: 'programmeState' } as const;

/** Keeps a draft; what is public is not written any more. @throws 422, NOT_FOUND, PROGRAMME_MOVED_ON, PROGRAMMES_FULL */
export async function saveProgramme(ctx: UserCtx, { id, ...content }: Written): Promise<string> {
  const { db, user, now } = ctx;
  const row = id === '0' ? await insert(ctx, content) : await lockProgramme(ctx, id);
  if (row.programmeState !== ProgrammeState.draft) throw fail(PROGRAMME_MOVED_ON);
  await checkChosen(db, [{ field: 'regionCode', name: '面向地区', tree: 'region' }], content);
  await db
    .update(startProgramme)
    .set({ ...content, facets: facetsOf(content), gmtModified: wireTime(now) })
    .where(ownProgramme(user, row.id));
  return row.id;
}

/** Makes it public. @throws what `saveProgramme` does */
export async function publishProgramme(ctx: UserCtx, written: Written): Promise<string> {
  const id = await saveProgramme(ctx, written);
  if (written.applyUntil < wireTime(ctx.now).slice(0, 10)) throw wrong('applyUntil', '申请截止不能早于今天');
  if (written.readUntil === written.applyUntil) throw wrong('readUntil', READ_LATER);
  const at = wireTime(ctx.now);
  await takeStep(ctx.db, programmeSteps, 'publish', {
    ...programmeState,
    where: ownProgramme(ctx.user, id),
    set: { publishedAt: at, gmtModified: at },
  });
  return id;
}

/** One of them as its form shows it. @throws NOT_FOUND */
export async function programmeForm({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(startProgramme).where(ownProgramme(user, id));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** Deletes what was never public, with whom was asked to read. @throws NOT_FOUND, PROGRAMME_MOVED_ON */
export async function removeProgramme(ctx: UserCtx, id: string): Promise<void> {
  const row = await lockProgramme(ctx, id);
  if (row.programmeState !== ProgrammeState.draft) throw fail(PROGRAMME_MOVED_ON);
  await ctx.db.delete(startProgrammeReader).where(eq(startProgrammeReader.programmeId, id));
  await ctx.db.delete(startProgramme).where(and(eq(startProgramme.id, id), ownProgrammes(ctx.user)));
}

/** A programme of the caller's institution, held until the end of the transaction. @throws NOT_FOUND */
export async function lockProgramme({ db, user }: UserCtx, id: string): Promise<Row> {
  const [row] = await db.select().from(startProgramme).where(ownProgramme(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** Holds a programme until the end of the transaction: whatever asks readers, or counts places, goes one after the other. */
export async function holdProgramme(db: Db, id: string): Promise<Row> {
  const [row] = await db.select().from(startProgramme).where(eq(startProgramme.id, id)).for('no key update');
  return row!;
}

async function insert({ db, user, now }: UserCtx, content: Omit<Written, 'id'>): Promise<Row> {
  const orgNo = institutionOf(user);
  await oneAtATime(db, user.userNo);
  if ((await db.$count(startProgramme, ownProgrammes(user))) >= MOST_PROGRAMMES) throw fail(PROGRAMMES_FULL);
  const at = wireTime(now);
  const [row] = await db
    .insert(startProgramme)
    .values({ ...content, orgNo, authorUserNo: user.userNo, gmtCreate: at, gmtModified: at })
    .returning();
  return row!;
}
