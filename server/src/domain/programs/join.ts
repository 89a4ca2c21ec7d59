import { and, eq, ne, sql } from 'drizzle-orm';
import type { pace } from '#contract/course/program.ts';
import * as failures from '#contract/course/programFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { joinable, JoinState } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import { program, programJoin } from '../../db/schema/program.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { hasBought } from './opened.ts';
import { isPublic } from './policies.ts';
import { refreshJoins } from './refresh.ts';

/** What somebody begins with until they set a pace of their own. */
const USUAL_HOURS = 6;

const refusals = {
  early: failures.NOT_OPEN_YET,
  over: failures.NO_MORE_OPEN,
  full: failures.PROGRAM_FULL,
} as const;

/** Whether somebody may join now. */
export function joinableNow(row: typeof program.$inferSelect, now: Date) {
  const open = joinable(row, wireTime(now).slice(0, 10));
  if (open === 'open' && row.seats > 0 && row.countJoin >= row.seats) return 'full' as const;
  return open;
}

export const ownJoin = (userNo: string, programId: string) =>
  and(eq(programJoin.userNo, userNo), eq(programJoin.programId, programId));

/**
 * Joins the version that is public now; whoever left goes on from what they have. Who asks at once for the last place
 * waits for the row of the plan. What costs money is joined by paying for it.
 * @throws NOT_FOUND, NOT_OPEN_YET, NO_MORE_OPEN, PROGRAM_FULL, JOINED_ALREADY, PROGRAM_COSTS
 */
export async function joinProgram({ db, user, now }: UserCtx, id: string): Promise<void> {
  const [row] = await db
    .select()
    .from(program)
    .where(and(eq(program.id, id), isPublic))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  const [known] = await db.select().from(programJoin).where(ownJoin(user.userNo, id));
  if (known && known.joinState !== JoinState.left) throw fail(failures.JOINED_ALREADY);
  const open = joinableNow(row, now);
  if (open !== 'open') throw fail(refusals[open]);
  if (row.price > 0 && !(await hasBought(db, user.userNo, id))) throw fail(failures.PROGRAM_COSTS);
  await admit(db, user.userNo, row, now);
}

/** Puts somebody on the way of a version, in the transaction that holds the row of the plan. */
export async function admit(db: Db, userNo: string, { id, version }: { id: string; version: number }, now: Date) {
  const at = wireTime(now);
  const begun = {
    version,
    joinState: JoinState.learning,
    joinedAt: at,
    startDate: at.slice(0, 10),
    gmtModified: at,
  };
  await db
    .insert(programJoin)
    .values({ userNo, programId: id, hoursPerWeek: USUAL_HOURS, ...begun })
    .onConflictDoUpdate({ target: [programJoin.userNo, programJoin.programId], set: begun });
  await db
    .update(program)
    .set({ countJoin: sql`${program.countJoin} + 1` })
    .where(eq(program.id, id));
  await refreshJoins(db, ownJoin(userNo, id)!, now);
}

/** Gives the place back. @throws NOT_JOINED, PROGRAM_DONE */
export async function leaveProgram({ db, user, now }: UserCtx, id: string): Promise<void> {
  await db.select({ id: program.id }).from(program).where(eq(program.id, id)).for('update');
  const [known] = await db.select().from(programJoin).where(ownJoin(user.userNo, id));
  if (!known || known.joinState === JoinState.left) throw fail(failures.NOT_JOINED);
  if (known.joinState === JoinState.done) throw fail(failures.PROGRAM_DONE);
  await dismiss(db, known, now);
}

/** Takes somebody off the way of a plan, in the transaction that holds its row. */
export async function dismiss(db: Db, { id, programId }: { id: string; programId: string }, now: Date): Promise<void> {
  await db
    .update(programJoin)
    .set({ joinState: JoinState.left, gmtModified: wireTime(now) })
    .where(eq(programJoin.id, id));
  await db
    .update(program)
    .set({ countJoin: sql`greatest(${program.countJoin} - 1, 0)` })
    .where(eq(program.id, programId));
}

/** @throws NOT_JOINED */
export async function setPace({ db, user, now }: UserCtx, wish: OutputOf<typeof pace.input>): Promise<void> {
  const { id, startDate, hoursPerWeek } = wish;
  const rows = await db
    .update(programJoin)
    .set({ startDate, hoursPerWeek, gmtModified: wireTime(now) })
    .where(and(ownJoin(user.userNo, id), ne(programJoin.joinState, JoinState.left)))
    .returning({ id: programJoin.id });
  if (rows.length === 0) throw fail(failures.NOT_JOINED);
}

/** Moves to the newest version by the learner's own wish. @throws NOT_FOUND, NOT_JOINED, NEWEST_ALREADY, PROGRAM_DONE */
export async function moveToNewest({ db, user, now }: UserCtx, id: string): Promise<void> {
  const [row] = await db
    .select()
    .from(program)
    .where(and(eq(program.id, id), isPublic));
  if (!row) throw fail(NOT_FOUND);
  const [known] = await db.select().from(programJoin).where(ownJoin(user.userNo, id)).for('update');
  if (!known || known.joinState === JoinState.left) throw fail(failures.NOT_JOINED);
  if (known.joinState === JoinState.done) throw fail(failures.PROGRAM_DONE);
  if (known.version === row.version) throw fail(failures.NEWEST_ALREADY);
  await db.update(programJoin).set({ version: row.version }).where(eq(programJoin.id, known.id));
  await refreshJoins(db, eq(programJoin.id, known.id), now);
}
