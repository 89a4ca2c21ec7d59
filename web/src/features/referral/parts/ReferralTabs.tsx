import { Tabs } from '../../../ui/Tabs.tsx';
import { referralRoutes } from '../routes.ts';

/** The people, and the money. */
export const ReferralTabs = ({ current }: { current: 'recommend' | 'commissions' }) => (
  <Tabs
    label="我的推荐"
    current={current}
    items={[
      { key: 'recommend', label: '推荐的人', to: referralRoutes.recommend.path },
      { key: 'commissions', label: '佣金', to: referralRoutes.commissions.path },
    ]}
  />
);
