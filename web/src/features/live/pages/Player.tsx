import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { watchlive } from '#contract/course/liveChapter.ts';
import { pusherPath } from '#contract/rules/livePaths.ts';
import { LiveRole } from '#contract/rules/liveRooms.ts';
import { isId } from '#contract/rules/id.ts';
import { call } from '../../../kit/call.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Cards } from '../room/Cards.tsx';
import { Gone } from '../room/Gone.tsx';
import { LearnerBar } from '../room/LearnerBar.tsx';
import styles from '../room/Room.module.css';
import { RoomFrame } from '../room/RoomFrame.tsx';
import { Slides } from '../room/Slides.tsx';
import { Standing } from '../room/Standing.tsx';
import { inkOn } from '../room/timeline.ts';
import { useCaption } from '../room/useCaption.ts';
import { useDataLadder } from '../room/useDataLadder.ts';
import { usePen } from '../room/usePen.ts';
import { useRoom } from '../room/useRoom.ts';
import type { OpenRoom } from '../room/useRoom.ts';
import { liveRoutes } from '../routes.ts';

export const handle = liveRoutes.player;

/** The room as learners meet it: before, during and after the class. */
export default function Player() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [tries, setTries] = useState(0);
  if (!isId(id)) return <Gone failure={null} />;
  return <Opened key={`${id}:${tries}`} id={id} onAgain={() => setTries(tries + 1)} />;
}

function Opened({ id, onAgain }: { id: string; onAgain: () => void }) {
  const isHydrated = useHydrated();
  const periodId = isHydrated ? id : '';
  const enter = useCallback(() => call(watchlive, { chapterId: periodId }, { isShowErrTip: false }), [periodId]);
  const open = useRoom(periodId, enter);
  if (open.failure) return <Gone failure={open.failure} wasIn={open.room !== null} onAgain={onAgain} />;
  if (!open.room) return <div className={styles.gone} aria-busy="true" />;
  return <Watching open={{ ...open, room: open.room }} />;
}

function Watching({ open }: { open: OpenRoom & { room: NonNullable<OpenRoom['room']> } }) {
  const { room, entries, desk, refresh, keep } = open;
  const ladder = useDataLadder();
  const pen = usePen(room);
  const caption = useCaption(entries);
  const isHost = room.me.liveRole !== LiveRole.learner;
  return (
    <RoomFrame
      open={open}
      ladder={ladder}
      cards={<Cards room={room} desk={desk} onMoved={refresh} />}
      acts={
        isHost ? (
          <Link to={pusherPath(room.periodId)} className={styles.dark} data-main>
            去主播端
          </Link>
        ) : null
      }
      bar={isHost ? null : <LearnerBar room={room} pen={pen} ladder={ladder} onMoved={refresh} onRoom={keep} />}
    >
      <Slides deck={room.deck} page={room.page} strokes={inkOn(entries, room.page)} pen={pen} caption={caption}>
        <Standing room={room} />
      </Slides>
    </RoomFrame>
  );
}
