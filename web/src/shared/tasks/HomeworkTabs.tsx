import { Tabs } from '../../ui/Tabs.tsx';

const items = [
  { key: 'tasks', label: '任务', to: '/account/homework/myHomework' },
  { key: 'homework', label: '在线作业', to: '/account/exams/myHomework' },
] as const;

/** What a learner has to hand in: tasks with texts and files, and homework made of questions. */
export const HomeworkTabs = ({ current }: { current: 'tasks' | 'homework' }) => (
  <Tabs label="要交的" items={items} current={current} />
);
