import { Clock, LogOut, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { clockText, HandState, LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { reachable } from '../../../ui/reachable.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import styles from './Room.module.css';
import { useSecondsSince } from './useClock.ts';
import type { OpenRoom } from './useRoom.ts';

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
  isSparing: boolean;
}

type Tab = 'chat' | 'hands' | 'people';

/** The room: head, slides with their bar, and at the side who speaks, the discussion, hands and people. */
export function RoomFrame({ open, children, bar, acts, cards, isSparing }: RoomFrameProps) {
  const { room, entries, desk, add } = open;
  const [tab, setTab] = useState<Tab>('chat');
  const isHost = room.me.liveRole !== LiveRole.learner;
  const isRunning = room.roomStatus === RoomStatus.onAir || room.roomStatus === RoomStatus.paused;
  // hosts also before, to try their devices
  const isOpen = isRunning || (isHost && room.roomStatus !== RoomStatus.ended);
  const mayPublish = isHost || room.me.handState === HandState.onStage;
  const tabs: [Tab, string, number][] = [
    ['chat', '讨论', 0],
    ...(isHost ? [['hands', '举手', room.countHands] as [Tab, string, number]] : []),
    ['people', '成员', room.countMembers],
  ];
  return (
    <div className={styles.room}>
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
      <div className={styles.body}>
        <section className={styles.main} aria-label="课件">
          {room.notice ? (
            <p className={styles.notice} role="status">
              公告：{room.notice}
            </p>
          ) : null}
          {children}
          <div className={styles.bar} role="toolbar" aria-label="课堂工具">
            {bar}
          </div>
        </section>
        <aside className={styles.side} aria-label="课堂">
          {room.isMediaOn === 1 ? (
            <Suspense>
              {isOpen ? (
                <MediaPane key={String(mayPublish)} room={room} isSparing={isSparing} mayPublish={mayPublish} />
              ) : null}
            </Suspense>
          ) : (
            <p className={styles.media}>
              这个站点没有启用音视频服务，听不到声音、看不到画面；课件、讨论、举手、投票和签到照常使用。
            </p>
          )}
          <section className={styles.panel} aria-label="讨论与成员">
            <div className={styles.tabs} role="tablist" aria-label="讨论与成员">
              {tabs.map(([key, label, count]) => (
                <BareButton
                  key={key}
                  role="tab"
                  aria-selected={tab === key}
                  className={styles.tab}
                  onClick={() => setTab(key)}
                >
                  {label}
                  {count > 0 ? ` ${count}` : ''}
                </BareButton>
              ))}
            </div>
            <div ref={reachable} className={styles.cards}>
              {cards}
            </div>
            {tab === 'chat' ? (
              <ChatPanel room={room} entries={entries} onSaid={(entry) => add([entry])} />
            ) : (
              <PeoplePanel key={tab} room={room} desk={desk} part={tab === 'hands' ? 'hands' : 'here'} />
            )}
          </section>
        </aside>
      </div>
    </div>
  );
}

function Running({ open: { room } }: Pick<RoomFrameProps, 'open'>) {
  const passed = useSecondsSince(room.seconds);
  return clockText(room.seconds + (room.roomStatus === RoomStatus.ended ? 0 : passed));
}
