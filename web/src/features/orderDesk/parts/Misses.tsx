import { PayType } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Miss } from '#contract/trade/adminBill.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** The bills that could not be downloaded: why, and what to do instead. */
export function Misses({ misses }: { misses: readonly Miss[] }) {
  if (misses.length === 0) return null;
  return (
    <Banner tone="warn">
      有 {misses.length} 张账单没有下载成，可以再下载，或者从商户平台下载了传上来：
      <ul>
        {misses.map(({ payType, day, problem, tries, triedAt }) => (
          <li key={`${payType} ${day}`}>
            {PayType.labels[payType]} {day}：{problem}（试了 {tries} 次，上次 {shownTime(triedAt)}）
          </li>
        ))}
      </ul>
    </Banner>
  );
}
