import { Clock, LogOut, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { clockText, HandState, isQuiet, LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { takeFocus } from '../../../shared/rtc/takeFocus.ts';
import { useFullScreen } from '../../../shared/rtc/useFullScreen.ts';
import { LayoutButtons } from './LayoutButtons.tsx';
import styles from './Room.module.css';
import places from './RoomPlaces.module.css';
import { TalkPanel } from './TalkPanel.tsx';
import { useSecondsSince } from './useClock.ts';
import type { OpenRoom } from './useRoom.ts';
import type { DataLadder } from './useDataLadder.ts';
import { useStage } from './useStage.ts';

const MediaPane = lazy(() => import('./MediaPane.tsx').then((part) => ({ default: part.MediaPane })));

interface RoomFrameProps {
  open: OpenRoom & { room: NonNullable<OpenRoom['room']> };
  /** The slides. */
  children: ReactNode;
  /** The buttons under them. */
  bar: ReactNode;
  /** At the right of the head: begin, pause, end. */
  acts?: ReactNode;
  /** Above the discussion: polls, sign-in. */
  cards: ReactNode;
  ladder: DataLadder;
  /** The class is led from this page; hosts send from no other one. */
  isLed?: boolean;
}

/** The room: head, slides with their bar, and at the side who speaks, the discussion, hands and people. */
export function RoomFrame({ open, children, bar, acts, cards, ladder, isLed = false }: RoomFrameProps) {
  const { room } = open;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const stage = useStage();
  const full = useFullScreen(stage.large !== null);
  const isHost = room.me.liveRole !== LiveRole.learner;
  const isRunning = room.roomStatus === RoomStatus.onAir || room.roomStatus === RoomStatus.paused;
  // hosts also before, to try their devices
  const isOpen = isRunning || (isHost && room.roomStatus !== RoomStatus.ended);
  const mayPublish = (isHost && isLed) || room.me.handState === HandState.onStage;
  const notice = (
    <>
      {open.isCut ? (
        <p className={styles.notice} role="status">
          连接断了，正在恢复；你还在课堂里，恢复以后自动补上错过的
        </p>
      ) : null}
      {isQuiet(room) ? (
        <p className={styles.notice} role="status">
          {isHost ? '已全员静音：学员不能发言与举手' : '老师开启了全员静音，暂时不能发言与举手'}
        </p>
      ) : null}
      {room.notice ? (
        <p className={styles.notice} role="status">
          公告：{room.notice}
        </p>
      ) : null}
    </>
  );
  return (
    <div className={styles.room} data-full={full.isFull || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{room.liveName}</h1>
        <Tag tone={room.roomStatus === RoomStatus.onAir ? 'live' : 'neutral'}>{RoomStatus.labels[room.roomStatus]}</Tag>
        {room.isRecorded === 1 ? <Tag tone="neutral">录制中</Tag> : null}
        <span className={styles.facts}>
          <span>
            <Users size={16} aria-hidden="true" />
            {room.countMembers} 人在看
          </span>
          {room.beganAt ? (
            <span>
              <Clock size={16} aria-hidden="true" />
              <Running open={open} />
            </span>
          ) : null}
        </span>
        <span className={styles.end}>
          {acts}
          <Link to="/mylive" className={styles.dark}>
            <LogOut size={16} aria-hidden="true" />
            离开
          </Link>
        </span>
      </header>
      <div className={places.body} data-shape={stage.shape} data-full={full.isFull || undefined}>
        <section className={places.slides} aria-label="课件">
          {stage.shape === 'picture' ? null : notice}
          {children}
          {stage.isScreenAside ? (
            <Turn isPressed onPress={stage.toScreen}>
              看共享屏幕
            </Turn>
          ) : null}
        </section>
        {stage.large ? (
          <section className={places.picture} aria-label="画面">
            {stage.shape === 'picture' ? notice : null}
            <div ref={setHost} className={places.host} />
            {stage.shape === 'picture' ? (
              <Turn isPressed={stage.isPressed} onPress={stage.toSlides}>
                {room.deck ? '看课件' : '看白板'}
              </Turn>
            ) : null}
          </section>
        ) : null}
        <div className={cx(styles.bar, places.bar)} role="toolbar" aria-label="课堂工具">
          {bar}
          <LayoutButtons stage={stage} full={full} hasPictures={room.isMediaOn === 1 && isOpen} />
        </div>
        <aside className={cx(styles.side, places.side)} aria-label="课堂">
          {room.isMediaOn === 1 ? (
            <Suspense>
              {isOpen ? (
                <MediaPane
                  key={String(mayPublish)}
                  room={room}
                  ladder={ladder}
                  mayPublish={mayPublish}
                  stage={stage}
                  host={host}
                />
              ) : null}
            </Suspense>
          ) : (
            <p className={styles.media}>
              这个站点没有启用音视频服务，听不到声音、看不到画面；课件、讨论、举手、投票和签到照常使用。
            </p>
          )}
          <TalkPanel open={open} cards={cards} />
        </aside>
      </div>
    </div>
  );
}

interface TurnProps {
  /** It takes the place of what was pressed. */
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Turn({ isPressed, onPress, children }: TurnProps) {
  return (
    <BareButton ref={isPressed ? takeFocus : undefined} className={places.turn} onClick={onPress}>
      {children}
    </BareButton>
  );
}

function Running({ open: { room } }: Pick<RoomFrameProps, 'open'>) {
  const passed = useSecondsSince(room.seconds);
  return clockText(room.seconds + (room.roomStatus === RoomStatus.ended ? 0 : passed));
}
