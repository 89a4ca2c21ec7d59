import type { ReactNode } from 'react';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { usePathTab } from '../../../kit/tabs/usePathTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';

const kinds = [
  { key: 'course', label: '课程', to: '/account/collection/course' },
  { key: 'info', label: '资讯', to: '/account/collection/info' },
] as const;

/** The head of what was collected, and the way from one kind to the other. */
export function CollectionFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead size="work" title="我的收藏" note="想学、想读的，先放在这里" />
      <TabFrame label="收藏" of={usePathTab(kinds)} tabs={kinds}>
        {children}
      </TabFrame>
    </>
  );
}
