import type { QueuedDispute } from '#contract/course/dispute.ts';
import { ReviewFrame } from '../../kit/review/ReviewFrame.tsx';
import type { LoadedQueue } from '../../kit/review/reviewList.ts';
import type { DecideCall } from '../../kit/review/useDecision.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { disputeColumns, disputeName } from './disputeColumns.tsx';
import { DisputeFacts } from './DisputeFacts.tsx';

interface DisputeQueueProps {
  /** Who decides when, below the title. */
  note: string;
  queue: LoadedQueue<QueuedDispute>;
  decide: DecideCall;
}

/** What learners contest, those waiting longest first; the same for the lecturer and the operator. */
export function DisputeQueue({ note, queue, decide }: DisputeQueueProps) {
  return (
    <>
      <PageHead size="work" title="学习异议" note={note} />
      <ReviewFrame
        subject="学习异议"
        queue={queue}
        columns={disputeColumns}
        nameOf={disputeName}
        Facts={DisputeFacts}
        passNote="通过后没有计入的片段马上计入"
        decide={decide}
      />
    </>
  );
}
