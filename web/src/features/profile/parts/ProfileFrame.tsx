import type { ReactNode } from 'react';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { usePathTab } from '../../../kit/tabs/usePathTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';

const tabs = [
  { key: 'profile', to: '/account/profile', label: '简历' },
  { key: 'portrait', to: '/account/profile/portrait', label: '能力画像' },
  { key: 'achievement', to: '/account/profile/achievement', label: '证书与荣誉' },
] as const;

interface ProfileFrameProps {
  title: string;
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of what others see of me. */
export function ProfileFrame({ title, note, actions, children }: ProfileFrameProps) {
  const of = usePathTab(tabs);
  return (
    <>
      <PageHead size="work" title={title} note={note} actions={actions} />
      <TabFrame label="我的档案" of={of} tabs={tabs}>
        {children}
      </TabFrame>
    </>
  );
}
