import { useState } from 'react';
import type { ReactNode } from 'react';
import { LiveRole } from '#contract/rules/liveRooms.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { reachable } from '../../../ui/reachable.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import styles from './Room.module.css';
import type { OpenRoom } from './useRoom.ts';

interface TalkPanelProps {
  open: OpenRoom & { room: NonNullable<OpenRoom['room']> };
  /** Above the discussion: polls, sign-in. */
  cards: ReactNode;
}

type Tab = 'chat' | 'hands' | 'people';

/** The discussion, the hands and who is here. */
export function TalkPanel({ open: { room, entries, desk, add }, cards }: TalkPanelProps) {
  const [tab, setTab] = useState<Tab>('chat');
  const isHost = room.me.liveRole !== LiveRole.learner;
  const tabs: [Tab, string, number][] = [
    ['chat', '讨论', 0],
    ...(isHost ? [['hands', '举手', room.countHands] as [Tab, string, number]] : []),
    ['people', '成员', room.countMembers],
  ];
  return (
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
      <div ref={reachable} className={styles.cards} role="group" aria-label="投票与签到">
        {cards}
      </div>
      {tab === 'chat' ? (
        <ChatPanel room={room} entries={entries} onSaid={(entry) => add([entry])} />
      ) : (
        <PeoplePanel key={tab} room={room} desk={desk} part={tab === 'hands' ? 'hands' : 'here'} />
      )}
    </section>
  );
}
