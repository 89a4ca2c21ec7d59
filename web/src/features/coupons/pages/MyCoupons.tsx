import { couponRule, couponStates } from '#contract/rules/coupons.ts';
import * as coupon from '#contract/trade/coupon.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { CouponCard } from '../parts/CouponCard.tsx';
import { GiveButton } from '../parts/GiveButton.tsx';
import { Offered } from '../parts/Offered.tsx';
import { Redeem } from '../parts/Redeem.tsx';
import styles from '../parts/Coupons.module.css';
import { couponsRoutes } from '../routes.ts';

export const handle = couponsRoutes.mine;

const spec = listSpec({ filters: { tab: ['free', 'used', 'over'] } });

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(spec, pageUrl(request).searchParams);
  const [offered, rows] = await Promise.all([
    answerOr(request, api.call(coupon.open, { pageSize: 20 })),
    loadRows(request, api.call(coupon.list, { tab: filters.tab, pageCurrent: page })),
  ]);
  return { offered, rows };
}

const tabs = [
  { key: 'free', label: '可用' },
  { key: 'used', label: '已使用' },
  { key: 'over', label: '已过期' },
] as const;

const nothing = {
  free: { title: '没有可用的优惠券', note: '下面有可以领的，或者用优惠码换' },
  used: { title: '还没有用过优惠券', note: '下单时在收银台选' },
  over: { title: '没有过期的优惠券', note: '快过期的排在「可用」的最前面' },
};

/** The coupons of somebody, those to take, and codes. */
export default function MyCoupons({ loaderData: { offered, rows } }: PageProps<typeof loader>) {
  const list = useList(spec, rows);
  const counts = 'page' in rows ? rows.page.counts : undefined;
  const toCourses = (
    <LinkButton to="/list" size="sm" variant="primary">
      去选课程
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的优惠券" />
      <Redeem />
      <Tabs
        label="优惠券的状态"
        current={list.filters.tab}
        items={tabs.map(({ key, label }) => ({
          key,
          label,
          count: counts?.[key],
          to: list.hrefOf({ filters: { tab: key } }),
        }))}
      />
      <List of={list} unit="张优惠券" empty={<Empty {...nothing[list.filters.tab]} action={toCourses} />}>
        {(coupons) => (
          <ul className={styles.list}>
            {coupons.map((one) => (
              <CouponCard key={one.couponId} terms={one} isDim={one.state !== 'free'}>
                {one.state === 'free' ? (
                  <>
                    下单时在收银台选
                    <GiveButton coupon={one} />
                  </>
                ) : (
                  couponStates[one.state]
                )}
              </CouponCard>
            ))}
          </ul>
        )}
      </List>
      <Offered offered={offered.list} />
      <p className={styles.rule}>{couponRule}</p>
    </>
  );
}
