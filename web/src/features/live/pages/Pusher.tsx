import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginlive, updateLivestatus } from '#contract/course/liveChapter.ts';
import { LIVE_NOT_ALLOWED } from '#contract/course/liveFailures.ts';
import { ANCHOR_TAKEN } from '#contract/live/failures.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { isId } from '#contract/rules/id.ts';
import { call } from '../../../kit/call.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { useSend } from '../../../kit/useCall.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Cards } from '../room/Cards.tsx';
import { Gone } from '../room/Gone.tsx';
import { HostBar } from '../room/HostBar.tsx';
import { pageTab } from '../room/pageTab.ts';
import styles from '../room/Room.module.css';
import { RoomFrame } from '../room/RoomFrame.tsx';
import { Slides } from '../room/Slides.tsx';
import { Standing } from '../room/Standing.tsx';
import { inkOn } from '../room/timeline.ts';
import { useCaption } from '../room/useCaption.ts';
import { wholeLadder } from '../room/useDataLadder.ts';
import { usePen } from '../room/usePen.ts';
import { useRoom } from '../room/useRoom.ts';
import type { OpenRoom } from '../room/useRoom.ts';
import { liveRoutes } from '../routes.ts';

export const handle = liveRoutes.pusher;

/** The room of who teaches. A reload comes back to the same state; a second page is refused until it takes over. */
export default function Pusher() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [tries, setTries] = useState(0);
  const [isTaking, setTaking] = useState(false);
  const again = (takes: boolean) => {
    setTaking(takes);
    setTries(tries + 1);
  };
  if (!isId(id)) return <Gone failure={null} />;
  return <Opened key={`${id}:${tries}`} id={id} isTaking={isTaking} again={again} />;
}

interface OpenedProps {
  id: string;
  /** Over from another page of one's own. */
  isTaking: boolean;
  again: (isTaking: boolean) => void;
}

function Opened({ id, isTaking, again }: OpenedProps) {
  const isHydrated = useHydrated();
  const periodId = isHydrated ? id : '';
  const [tabKey] = useState(pageTabIn);
  const enter = useCallback(
    () =>
      call(
        beginlive,
        { chapterId: periodId, tabKey, ...(isTaking && { isTaking: 1 as const }) },
        { isShowErrTip: false },
      ),
    [periodId, tabKey, isTaking],
  );
  const open = useRoom(periodId, enter, tabKey);
  if (open.failure?.code === ANCHOR_TAKEN.code || (open.room && isElsewhere(open.room, tabKey)))
    return <Elsewhere onTake={() => again(true)} periodId={id} />;
  if (open.failure?.code === LIVE_NOT_ALLOWED.code) return <NotAllowed />;
  if (open.failure) return <Gone failure={open.failure} wasIn={open.room !== null} onAgain={() => again(false)} />;
  if (!open.room) return <div className={styles.gone} aria-busy="true" />;
  return <Teaching open={{ ...open, room: open.room }} tabKey={tabKey} />;
}

const pageTabIn = (): string => (typeof sessionStorage === 'undefined' ? '' : pageTab());

const isElsewhere = ({ anchorTab, roomStatus }: NonNullable<OpenRoom['room']>, tabKey: string): boolean =>
  anchorTab !== tabKey && roomStatus !== RoomStatus.ended;

function Elsewhere({ onTake, periodId }: { onTake: () => void; periodId: string }) {
  return (
    <div className={styles.gone}>
      <Empty
        as="h1"
        title="已经有人在主播端上课"
        note="如果是你的另一个页面，可以转到这里；别人正在上的，等他离开以后再试"
        action={
          <>
            <Button variant="primary" onClick={onTake}>
              转到这个页面
            </Button>{' '}
            <LinkButton to={`/newlive/player?id=${periodId}`}>先进去看</LinkButton>
          </>
        }
      />
    </div>
  );
}

function NotAllowed() {
  return (
    <div className={styles.gone}>
      <Empty
        as="h1"
        title="还没有开通直播"
        note="先申请，通过之后就能开播"
        action={
          <LinkButton variant="primary" to="/account/channel">
            去直播设置
          </LinkButton>
        }
      />
    </div>
  );
}

function Teaching({ open, tabKey }: { open: OpenRoom & { room: NonNullable<OpenRoom['room']> }; tabKey: string }) {
  const { room, entries, desk, refresh, keep } = open;
  const pen = usePen(room);
  const caption = useCaption(entries);
  const stepping = useSend(updateLivestatus);
  const [isEnding, setEnding] = useState(false);
  const { periodId, roomStatus } = room;
  const step = (liveStatus: RoomStatus) =>
    stepping.mutate(
      { chapterId: periodId, tabKey, liveStatus },
      { onSuccess: keep, onSettled: () => setEnding(false) },
    );
  const isRunning = roomStatus === RoomStatus.onAir || roomStatus === RoomStatus.paused;
  const act = (label: string, onClick: () => void, isMain = false) => (
    <BareButton className={styles.dark} data-main={isMain || undefined} disabled={stepping.isPending} onClick={onClick}>
      {label}
    </BareButton>
  );
  return (
    <RoomFrame
      open={open}
      ladder={wholeLadder}
      isLed
      cards={<Cards room={room} desk={desk} onMoved={refresh} />}
      acts={
        <>
          {roomStatus === RoomStatus.toCome ? act('开始上课', () => step(RoomStatus.onAir), true) : null}
          {roomStatus === RoomStatus.paused ? act('继续', () => step(RoomStatus.onAir), true) : null}
          {roomStatus === RoomStatus.onAir ? act('暂停', () => step(RoomStatus.paused)) : null}
          {isRunning ? act('下课', () => setEnding(true)) : null}
        </>
      }
      bar={<HostBar room={room} pen={pen} onRoom={keep} />}
    >
      <Slides deck={room.deck} page={room.page} strokes={inkOn(entries, room.page)} pen={pen} caption={caption}>
        <Standing room={room} />
      </Slides>
      <ConfirmDialog
        open={isEnding}
        title="下课"
        note={`${room.countMembers} 人在直播间里；下课以后不能再开播，学员可以看回放`}
        confirmLabel="下课"
        loading={stepping.isPending}
        onConfirm={() => step(RoomStatus.ended)}
        onClose={() => setEnding(false)}
      />
    </RoomFrame>
  );
}
