import { and, eq, inArray } from 'drizzle-orm';
import { SITTING_GONE } from '#contract/exam/sittingFailures.ts';
import type { Saved } from '#contract/exam/sittingShapes.ts';
import { isId } from '#contract/rules/id.ts';
import { fileAddress } from '#contract/rules/uploads.ts';
import type { Db } from '../../db/client.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { batchedIn } from '../../kit/batched.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { filesIn, judge, whyNotSave } from './judge.ts';
import type { Judged, SaveInput } from './judge.ts';
import { hold, lookUp, write } from './saveStatements.ts';
import type { Known } from './saveStatements.ts';
import { slotKindsOf } from './slotKinds.ts';

interface Asking {
  ctx: Pick<UserCtx, 'db' | 'user' | 'now'>;
  input: SaveInput;
}

const together = batchedIn<Db, Asking, Saved>(() => ({
  run: saveTogether,
  keyOf: ({ input: { id } }) => id,
  lanes: 2,
  max: 100,
}));

/**
 * Stores answers and returns a receipt for each: together with the saves of others that arrive at the same moment, in one
 * transaction that holds the sittings, so that every chain stays whole however many save at once. What was stored before
 * is answered with the receipt that it got.
 * @throws SITTING_GONE, SITTING_OVER, SITTING_CANCELLED, TAKEN_OVER
 */
export function saveAnswers(ctx: Asking['ctx'], input: SaveInput): Promise<Saved> {
  return together(ctx.db, { ctx, input });
}

/** Every one of another sitting. */
async function saveTogether(all: Asking[]): Promise<Promise<Saved>[]> {
  const { db } = all[0]!.ctx;
  const outcomes = await db.transaction(async (tx) => {
    const ids = all.map(({ input }) => input.id);
    const held = new Map((await hold(tx, { ids })).map((row) => [row.id, row]));
    const known = await knownOf(tx, all);
    const slots = await slotKindsOf(tx, [...held.values()], db);
    const isOwn = await ownFilesOf(tx, all);
    const judged = all.map(({ ctx, input }): Judged | Error => {
      const sitting = held.get(input.id);
      if (!sitting || sitting.userNo !== ctx.user.userNo) return fail(SITTING_GONE);
      const around = {
        now: ctx.now,
        known: known.get(input.id) ?? new Map<number, Known>(),
        slots: slots.get(input.id)!,
        isOwnFile: (url: string) => isOwn(ctx.user.userNo, url),
      };
      const isRepeated = input.entries.length > 0 && input.entries.every((one) => around.known.get(one.clientSeq)?.seq);
      const failure = isRepeated ? undefined : whyNotSave(sitting, input.tabTurn, ctx.now);
      return failure ? fail(failure) : judge(sitting, input, around);
    });
    const done = judged.filter((one): one is Judged => !(one instanceof Error));
    const moved = done.flatMap((one) => one.moved ?? []);
    const rows = done.flatMap((one) => one.rows);
    if (rows.length > 0) await write(tx, { moved: JSON.stringify(moved), rows: JSON.stringify(rows) });
    return judged;
  });
  return outcomes.map(async (one) => {
    if (one instanceof Error) throw one;
    return one.saved;
  });
}

async function knownOf(db: Db, all: readonly Asking[]): Promise<Map<string, Map<number, Known>>> {
  const entries = all.flatMap(({ input: { id, tabTurn, entries: list } }) =>
    list.map(({ clientSeq, slot }) => ({ id, tabTurn, clientSeq, slot })),
  );
  const bySitting = new Map<string, Map<number, Known>>();
  if (entries.length === 0) return bySitting;
  for (const row of await lookUp(db, { entries: JSON.stringify(entries) })) {
    const known = bySitting.get(row.id) ?? new Map<number, Known>();
    bySitting.set(row.id, known.set(row.clientSeq, row));
  }
  return bySitting;
}

/** Which of the files that answers name were uploaded by whom, for answers. */
async function ownFilesOf(db: Db, all: readonly Asking[]): Promise<(userNo: string, url: string) => boolean> {
  const named = all.flatMap(({ input }) => input.entries.flatMap(({ answer }) => filesIn(answer)));
  const ids = named.flatMap((url) => {
    const id = fileAddress.test(url) ? url.slice('/files/'.length).split('.')[0]! : '';
    return isId(id) ? [id] : [];
  });
  if (ids.length === 0) return () => false;
  const rows = await db
    .select({ id: storedFile.id, extension: storedFile.extension, userNo: storedFile.userNo })
    .from(storedFile)
    .where(and(inArray(storedFile.id, ids), eq(storedFile.purpose, 'answer')));
  const known = new Set(rows.map(({ id, extension, userNo }) => `${userNo} /files/${id}.${extension}`));
  return (userNo, url) => known.has(`${userNo} ${url}`);
}
