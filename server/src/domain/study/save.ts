import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { studyClock } from '../../db/schema/study.ts';
import { batchedIn } from '../../kit/batched.ts';
import type { UserCtx } from '../../kit/context.ts';
import { finishCourse } from './finished.ts';
import type { Reckoned, StudySave } from './reckon.ts';
import { reckon } from './reckon.ts';
import type { Standing } from './standing.ts';
import type { State } from './state.ts';
import { readStates } from './state.ts';
import type { Verdict } from './verdict.ts';
import { writeSaves } from './writeSave.ts';

export interface Saved {
  state: State;
  verdict: Verdict;
  standing: Standing;
  position: number;
  certificateNo: string;
  /** The certificate is issued as soon as the learner has told a name; said by the save that finished the course. */
  isCertificateWaiting: boolean;
}

/**
 * Counts what was watched: one read and one write, shared with the saves of others that arrive at the same moment. Only
 * when another save of the same learner comes in between, the learner's clock is locked and it is reckoned again. The
 * save that finishes the course issues the certificate in the same transaction.
 * @throws LOCKED, NOT_FOUND, NO_MEDIA
 */
export function saveStudy(ctx: UserCtx, input: StudySave): Promise<Saved> {
  return together(ctx.db, { ctx, input });
}

interface Asked {
  ctx: UserCtx;
  input: StudySave;
}

const together = batchedIn<Db, Asked, Saved>(() => ({ run: saveTogether, keyOf: learnerOf, lanes: 2, max: 50 }));
const learnerOf = ({ ctx }: Asked): string => ctx.user.userNo;

/** Every one of another learner. */
async function saveTogether(all: Asked[]): Promise<Promise<Saved>[]> {
  const { db } = all[0]!.ctx;
  const states = await readStates(db, all.map(keyOf));
  const reckonings = all.map(({ ctx, input }, index) => {
    try {
      return reckon(ctx, input, states[index]);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  });
  const plain = reckonings.filter((one) => !(one instanceof Error) && !one.finishes) as Reckoned[];
  const written = await writeSaves(
    db,
    plain.map((one) => one.save),
  );
  return reckonings.map(async (one, index) => {
    if (one instanceof Error) throw one;
    return !one.finishes && written.has(one.save.userNo) ? one.saved : saveAlone(all[index]!);
  });
}

/** With the clock held: nothing can come in between any more. */
async function saveAlone({ ctx, input }: Asked): Promise<Saved> {
  return ctx.db.transaction(async (db) => {
    await db.select().from(studyClock).where(eq(studyClock.userNo, ctx.user.userNo)).for('update');
    for (let tries = 0; tries < 3; tries += 1) {
      const [state] = await readStates(db, [keyOf({ ctx, input })]);
      const { save, saved, finishes } = reckon(ctx, input, state);
      if (finishes) save.completedAt = wireTime(ctx.now);
      const written = await writeSaves(db, [save]);
      // Only the very first save of a learner finds no clock to hold, and then another may still be faster.
      if (written.size === 0) continue;
      if (!finishes) return saved;
      const { certificateNo, isWaiting } = await finishCourse(db, { ...save, now: ctx.now });
      return { ...saved, certificateNo, isCertificateWaiting: isWaiting };
    }
    throw new Error('the clock of a learner keeps moving');
  });
}

const keyOf = ({ ctx, input }: Asked) => ({ ...input, userNo: ctx.user.userNo });
