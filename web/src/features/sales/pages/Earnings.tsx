import { useLocation } from 'react-router';
import { centsOf } from '#contract/rules/money.ts';
import * as sale from '#contract/trade/sale.ts';
import * as account from '#contract/user/account.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { DayBars } from '../../../ui/DayBars.tsx';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DayFilter } from '../parts/DayFilter.tsx';
import { askedDays, groupList } from '../parts/groupList.ts';
import { Groups } from '../parts/Groups.tsx';
import styles from '../parts/Sales.module.css';
import { OwnShares } from '../parts/OwnShares.tsx';
import { SaleTabs } from '../parts/SaleTabs.tsx';
import { WalletFigures } from '../parts/WalletFigures.tsx';
import { isOfPlans, productAt, salesRoutes } from '../routes.ts';

export const handle = handleOf(salesRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { pathname, searchParams } = pageUrl(request);
  const { filters, page } = readList(groupList, searchParams);
  const product = productAt(pathname);
  const asked = askedDays(filters);
  const [wallet, sums, groups, shares] = await Promise.all([
    answerOr(request, api.call(account.view, {})),
    answerOr(request, api.call(sale.sums, { ...asked, product })),
    loadRows(request, api.call(sale.groups, { by: 'course', ...asked, product, pageCurrent: page, pageSize: 10 })),
    answerOr(request, api.call(sale.shares, {})),
  ]);
  return { wallet, sums, groups, asked, shares };
}

/** What somebody earns: what there is, day by day, and by what was sold. */
export default function Earnings({ loaderData: { wallet, sums, groups, asked, shares } }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const draw = (
    <LinkButton to="/account/draw_money" variant="primary">
      {wallet.mayDraw === 1 ? '去提现' : '看提现记录'}
    </LinkButton>
  );
  const refunded =
    sums.countRefunded > 0 ? `，另有 ${sums.countRefunded} 个退了款（${moneyText(sums.priceRefunded)}）` : '';
  return (
    <>
      <PageHead
        size="work"
        title={isOfPlans(pathname) ? '方案的收益' : '收益'}
        note={wallet.ownerName}
        actions={draw}
      />
      <SaleTabs />
      <WalletFigures wallet={wallet} />
      <DayFilter product={productAt(pathname)} />
      <DayBars
        title={`${'from' in asked ? `${asked.from} 至 ${asked.to}` : `${asked.days} 天里`}应得 ${moneyText(sums.lecturerProfit)}`}
        unit="元"
        endsToday={!('from' in asked)}
        textOf={(cents) => formatPrice(cents)}
        days={sums.days.map(({ day, lecturerProfit }) => ({ day, count: centsOf(lecturerProfit) }))}
      />
      <p className={styles.note}>
        {sums.countOrder} 个订单，成交 {moneyText(sums.pricePaid)}
        {refunded}
      </p>
      <section className={styles.section}>
        <h2>按商品</h2>
        <Groups head="商品" rows={groups} />
      </section>
      <OwnShares shares={shares} />
    </>
  );
}
