import type { Call } from '#contract/im/callShapes.ts';
import { CallPersonState } from '#contract/rules/calls.ts';
import { IncomingCall } from './IncomingCall.tsx';
import { RunningCall } from './RunningCall.tsx';

/** A call of mine: it rings until I answer, and runs from then on. */
export default function MyCall({ call, userNo }: { call: Call; userNo: string }) {
  const mine = call.people.find((person) => person.userNo === userNo);
  return (
    <>
      <IncomingCall call={call} userNo={userNo} />
      {mine?.callPersonState === CallPersonState.accepted ? <RunningCall call={call} heldBy={mine.tabKey} /> : null}
    </>
  );
}
