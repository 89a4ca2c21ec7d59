import { useState } from 'react';
import type { LivePoll, LiveRoom } from '#contract/live/shapes.ts';
import { LiveRole } from '#contract/rules/liveRooms.ts';
import * as polls from '#contract/live/poll.ts';
import { useCall } from '../../../kit/useCall.ts';
import { PollCard } from './PollCard.tsx';
import { SignCard } from './SignCard.tsx';

/** What waits for an answer: the sign-in, the poll; and the last poll with its result. */
export function Cards({ room, desk, onMoved }: { room: LiveRoom; desk: number; onMoved: () => void }) {
  const { periodId, poll } = room;
  const isHost = room.me.liveRole !== LiveRole.learner;
  const [answered, setAnswered] = useState<LivePoll | null>(null);
  const last = useCall(polls.list, { periodId }, { enabled: poll === null && desk > 0, staleTime: 2000 });
  const shown = poll ?? last.data?.list.at(-1) ?? null;
  const current = answered && shown && answered.pollId === shown.pollId && shown.own === null ? answered : shown;
  return (
    <>
      <SignCard room={room} onMoved={onMoved} />
      {current ? (
        <PollCard
          key={current.pollId}
          periodId={periodId}
          poll={current}
          isHost={isHost}
          onChange={(changed) => {
            setAnswered(changed);
            onMoved();
          }}
        />
      ) : null}
    </>
  );
}
