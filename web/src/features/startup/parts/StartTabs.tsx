import { isFounder } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { TabItem } from '../../../ui/Tabs.tsx';
import { ADVOCACIES, ADVOCACY_DESK, CHECK, DATES, DESK, LIBRARY } from './addresses.ts';

type Place = 'library' | 'advocacies' | 'check' | 'dates' | 'desk' | 'advocacyDesk';

/** The same policies for readers, founders and publishers: each sees the rooms that are theirs. */
export function StartTabs({ current }: { current: Place }) {
  const session = useSession();
  const items: TabItem[] = [
    { key: 'library', label: '政策库', to: LIBRARY },
    { key: 'advocacies', label: '政策宣传', to: ADVOCACIES },
    ...(session && isFounder(session.current.userType)
      ? [
          { key: 'check', label: '政策自测', to: CHECK },
          { key: 'dates', label: '记下的截止日期', to: DATES },
        ]
      : []),
    ...(session?.can('startPolicy:edit')
      ? [
          { key: 'desk', label: '政策管理', to: DESK },
          { key: 'advocacyDesk', label: '宣传管理', to: ADVOCACY_DESK },
        ]
      : []),
  ];
  return <Tabs label="创业政策" items={items} current={current} />;
}
