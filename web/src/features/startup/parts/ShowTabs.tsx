import { useSession } from '../../../kit/session.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { TabItem } from '../../../ui/Tabs.tsx';
import { SHOW_DESK, SHOWS } from './showAddresses.ts';

/** The same shows for who comes to see and for who holds them. */
export function ShowTabs({ current }: { current: 'coming' | 'past' | 'desk' }) {
  const session = useSession();
  const items: TabItem[] = [
    { key: 'coming', label: '要来的', to: SHOWS },
    { key: 'past', label: '办过的', to: `${SHOWS}?when=past` },
    ...(session?.can('startProject:host') ? [{ key: 'desk', label: '路演管理', to: SHOW_DESK }] : []),
  ];
  return <Tabs label="路演与大赛" items={items} current={current} />;
}
