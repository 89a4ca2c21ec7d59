import { isFounder } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { TabItem } from '../../../ui/Tabs.tsx';
import { CASE_DESK, CASES, OWN_CASES } from './programmeAddresses.ts';

/** The same cases for readers, for who is told of, and for who tells them. */
export function CaseTabs({ current }: { current: 'cases' | 'mine' | 'desk' }) {
  const session = useSession();
  const items: TabItem[] = [
    { key: 'cases', label: '典型案例', to: CASES },
    ...(session && isFounder(session.current.userType) ? [{ key: 'mine', label: '写到我的', to: OWN_CASES }] : []),
    ...(session?.can('startProject:host') ? [{ key: 'desk', label: '案例管理', to: CASE_DESK }] : []),
  ];
  return <Tabs label="典型案例" items={items} current={current} />;
}
