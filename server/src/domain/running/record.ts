import { assessmentMoved, sittingMoved } from '#contract/exam/liveEvents.ts';
import type { SittingEventKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { sittingEvent } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { tell, tellEach } from '../messages/tell.ts';
import { watchersOf } from '../sitting/facts.ts';

interface Happened {
  eventKind: SittingEventKind;
  detail: string;
  seconds?: number;
}

interface Touched {
  id: string;
  userNo: string;
  seconds?: number;
}

const AT_ONCE = 2000;

/** Writes down what somebody who watches did to sittings, and lets those who sit them and those who watch know. */
export async function record(
  ctx: Pick<UserCtx, 'db' | 'user' | 'now'>,
  of: AssessmentRow,
  touched: readonly Touched[],
  { eventKind, detail, seconds = 0 }: Happened,
): Promise<void> {
  const { db, user, now } = ctx;
  const at = wireTime(now);
  const rows = touched.map((one) => ({
    sittingId: one.id,
    assessmentId: of.id,
    eventKind,
    at,
    seconds: one.seconds ?? seconds,
    detail,
    actorUserNo: user.userNo,
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db.insert(sittingEvent).values(rows.slice(start, start + AT_ONCE));
  }
  await tellSitting(db, touched);
  await tellWatching(db, of);
}

/** Something about their sittings was changed from outside. */
export const tellSitting = (db: Db, sittings: readonly Touched[]): Promise<void> =>
  tellEach(
    db,
    sittingMoved,
    sittings.map(({ id, userNo }) => ({ to: userNo, payload: { sittingId: id } })),
  );

/** Its author and everybody who watches or marks it, with the commit. */
export const tellWatching = async (db: Db, { id }: Pick<AssessmentRow, 'id'>): Promise<void> =>
  tell(db, assessmentMoved, await watchersOf(db, id), { assessmentId: id });
