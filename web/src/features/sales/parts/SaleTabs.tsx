import { useLocation } from 'react-router';
import { saleProducts } from '#contract/rules/sales.ts';
import { actsForOrg } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';

const ALL = new Set(['/account/inorder', '/account/inorder/order', '/account/organization/order']);
const { all, vod, live, resource } = saleProducts;

/** What was sold by product; an organization also by who taught it. */
export function SaleTabs() {
  const { pathname } = useLocation();
  const isOrg = actsForOrg(useSession()?.current.userType ?? 0);
  const items = [
    { key: isOrg ? '/account/organization/order' : '/account/inorder', label: all.name },
    { key: '/account/inorder/vod', label: vod.name },
    { key: '/account/inorder/live', label: live.name },
    { key: '/account/inorder/resource', label: resource.name },
    ...(isOrg ? [{ key: '/account/inorder/lecturer', label: '按讲师' }] : []),
    { key: isOrg ? '/account/organization/earnings' : '/account/earnings', label: '收益' },
  ];
  const isEarnings = pathname.endsWith('/earnings');
  return (
    <Tabs
      label="卖出的订单"
      current={isEarnings ? items.at(-1)!.key : ALL.has(pathname) ? items[0]!.key : pathname}
      items={items.map((item) => ({ ...item, to: item.key }))}
    />
  );
}
