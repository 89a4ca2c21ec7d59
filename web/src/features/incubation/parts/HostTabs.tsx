import { Tabs } from '../../../ui/Tabs.tsx';
import { HOST_BASES, HOST_BOARD, HOST_FUNDS, HOST_HOME, HOST_REPORT, HOST_TUTORS } from './addresses.ts';

const items = [
  { key: 'projects', label: '项目', to: HOST_HOME },
  { key: 'board', label: '里程碑', to: HOST_BOARD },
  { key: 'bases', label: '基地', to: HOST_BASES },
  { key: 'tutors', label: '导师', to: HOST_TUTORS },
  { key: 'funds', label: '资金', to: HOST_FUNDS },
  { key: 'report', label: '统计', to: HOST_REPORT },
];

/** The rooms of whoever incubates projects. */
export const HostTabs = ({ current }: { current: string }) => <Tabs label="孵化管理" items={items} current={current} />;
