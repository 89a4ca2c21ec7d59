import { begin, saveRecords } from '#contract/course/courseRecords.ts';
import { call } from '../../../kit/call.ts';
import { handIn } from '../../../kit/outbox/handIn.ts';
import { isFinal, wireOf } from './recorder.ts';
import { newerPosition } from './resume.ts';
import type { Sittings, Waiting } from './sittings.ts';

/**
 * Hands in what an earlier page of this browser could not, one sitting after the other. `of` says for which class-hours.
 * What still cannot be sent stays, also when somebody else has signed in by now; what the server refuses for good is
 * forgotten.
 */
export const replay = (sittings: Sittings, userNo: string, of: (periodId: string) => boolean): Promise<number> =>
  handIn(
    sittings,
    userNo,
    sittings.of(userNo).filter(({ value }) => of(value.periodId)),
    { lineOf: () => userNo, send: ({ value }) => continued(value), isFinal },
  );

async function continued(waiting: Waiting): Promise<void> {
  const { userNo, periodId, sittingKey } = waiting;
  const quiet = { isShowErrTip: false };
  const server = await call(begin, { userNo, periodId, sittingKey }, quiet);
  const position = newerPosition(server.position, waiting);
  await call(saveRecords, wireOf(waiting, { ...waiting, position }), quiet);
}
