import type { ReactNode } from 'react';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { usePathTab } from '../../../kit/tabs/usePathTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';

const creditTabs = [
  { key: 'course', to: '/account/credit/course', label: '可以申请的' },
  { key: 'history', to: '/account/credit/history', label: '申请与学分' },
] as const;

/** The frame of a learner's credits. */
export function CreditTabs({ children }: { children: ReactNode }) {
  const tabs = usePathTab(creditTabs);
  return (
    <>
      <PageHead
        size="work"
        title="我的学分"
        note="学校认证的课程学完以后、开课的总评合格以后，可以申请学分；先由讲师、再由学校审核"
      />
      <TabFrame label="我的学分" of={tabs} tabs={creditTabs}>
        {children}
      </TabFrame>
    </>
  );
}
