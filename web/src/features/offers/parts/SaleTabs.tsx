import { PromotionType, promotionTypes } from '#contract/rules/promotions.ts';
import { Tabs } from '../../../ui/Tabs.tsx';

const kinds = Object.entries(promotionTypes).map(([key, type]) => ({
  key,
  label: PromotionType.labels[type],
  to: `/sale/${key}`,
}));

/** The kinds of promotion, and what is given for recommending. */
export const SaleTabs = ({ current }: { current: string }) => (
  <Tabs
    label="促销"
    current={current}
    items={[
      { key: 'all', label: '全部', to: '/sale' },
      ...kinds,
      { key: 'referral', label: '推荐有礼', to: '/sale/referral' },
    ]}
  />
);
