import { begin, saveRecords } from '#contract/course/courseRecords.ts';
import { call } from '../../../kit/call.ts';
import type { Store, Waiting } from './outbox.ts';
import { takeAway, waitingOf } from './outbox.ts';
import { isFinal, wireOf } from './recorder.ts';
import { newerPosition } from './resume.ts';

/**
 * Hands in what an earlier page of this browser could not. `of` says for which class-hours. What still cannot be sent
 * stays, also when somebody else has signed in by now; what the server refuses for good is forgotten. Safe to run
 * twice: the server counts nothing twice.
 */
export async function replay(store: Store, userNo: string, of: (periodId: string) => boolean): Promise<void> {
  for (const waiting of waitingOf(store, userNo).filter(({ periodId }) => of(periodId))) {
    try {
      await handIn(waiting);
      takeAway(store, waiting);
    } catch (error) {
      if (!isFinal(error)) return;
      takeAway(store, waiting);
    }
  }
}

async function handIn(waiting: Waiting): Promise<void> {
  const { userNo, periodId, sittingKey } = waiting;
  const quiet = { isShowErrTip: false };
  const server = await call(begin, { userNo, periodId, sittingKey }, quiet);
  const position = newerPosition(server.position, waiting);
  await call(saveRecords, wireOf(waiting, { ...waiting, position }), quiet);
}
