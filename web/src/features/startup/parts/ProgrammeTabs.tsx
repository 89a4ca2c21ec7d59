import { isFounder, UserType } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { TabItem } from '../../../ui/Tabs.tsx';
import { APPLICATIONS, PROGRAMME_DESK, PROGRAMMES, READING } from './programmeAddresses.ts';

type Place = 'programmes' | 'applications' | 'reading' | 'desk';

/** The same programmes for readers of the site, teams, those who read applications, and institutions. */
export function ProgrammeTabs({ current }: { current: Place }) {
  const session = useSession();
  const userType = session?.current.userType ?? UserType.operator;
  const items: TabItem[] = [
    { key: 'programmes', label: '征集', to: PROGRAMMES },
    ...(isFounder(userType) ? [{ key: 'applications', label: '我的申请', to: APPLICATIONS }] : []),
    ...(userType === UserType.lecturer ? [{ key: 'reading', label: '评阅', to: READING }] : []),
    ...(session?.can('startProgramme:manage') ? [{ key: 'desk', label: '征集管理', to: PROGRAMME_DESK }] : []),
  ];
  return <Tabs label="项目征集" items={items} current={current} />;
}
