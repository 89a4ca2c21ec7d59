import { useLocation } from 'react-router';
import { saleProducts } from '#contract/rules/sales.ts';
import { actsForOrg } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { isOfPlans, PLAN_ORDERS } from '../routes.ts';

const ALL = new Set(['/account/inorder', '/account/inorder/order', '/account/organization/order']);

/** What was sold by product; an organization also by who taught it. Plans have the same pages of their own. */
export function SaleTabs() {
  const { pathname } = useLocation();
  const isOrg = actsForOrg(useSession()?.current.userType ?? 0);
  const items = isOfPlans(pathname) ? planTabs(isOrg) : courseTabs(isOrg);
  const isFirst = ALL.has(pathname) || pathname === `${PLAN_ORDERS}/order`;
  const current = pathname.endsWith('/earnings') ? items.at(-1)!.key : isFirst ? items[0]!.key : pathname;
  return (
    <Tabs
      label={isOfPlans(pathname) ? '卖出的方案' : '卖出的订单'}
      current={current}
      items={items.map((item) => ({ ...item, to: item.key }))}
    />
  );
}

interface TabItem {
  key: string;
  label: string;
}

const courseTabs = (isOrg: boolean): TabItem[] => [
  { key: isOrg ? '/account/organization/order' : '/account/inorder', label: saleProducts.all.name },
  { key: '/account/inorder/vod', label: saleProducts.vod.name },
  { key: '/account/inorder/live', label: saleProducts.live.name },
  { key: '/account/inorder/resource', label: saleProducts.resource.name },
  ...(isOrg ? [{ key: '/account/inorder/lecturer', label: '按讲师' }] : []),
  { key: isOrg ? '/account/organization/earnings' : '/account/earnings', label: '收益' },
];

const planTabs = (isOrg: boolean): TabItem[] => [
  { key: PLAN_ORDERS, label: saleProducts.plan.name },
  { key: `${PLAN_ORDERS}/vod`, label: saleProducts.planVod.name },
  { key: `${PLAN_ORDERS}/live`, label: saleProducts.planLive.name },
  { key: `${PLAN_ORDERS}/resource`, label: saleProducts.planResource.name },
  ...(isOrg ? [{ key: `${PLAN_ORDERS}/lecturer`, label: '按讲师' }] : []),
  { key: `${PLAN_ORDERS}/earnings`, label: '收益' },
];
