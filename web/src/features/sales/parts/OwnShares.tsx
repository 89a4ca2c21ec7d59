import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { shares as call } from '#contract/trade/sale.ts';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './Sales.module.css';

/** What part of a price is the seller's, and what was agreed about it. */
export function OwnShares({ shares: { sellerPercent, rules, houses, now } }: { shares: OutputOf<typeof call.output> }) {
  return (
    <section className={styles.section}>
      <h2>分成比例</h2>
      <p className={styles.note}>现在卖出的订单，成交价的 {sellerPercent}% 归卖方；已经卖出的按下单时的比例。</p>
      {rules.length > 0 ? (
        <FactList
          label="分成比例的历史"
          facts={rules.map((rule) => ({
            label: `${shownTime(rule.beginsAt)} 起${rule.beginsAt > now ? '（还没有生效）' : ''}`,
            value: `${rule.sellerPercent}%，${rule.reason}`,
          }))}
        />
      ) : null}
      {houses.length > 0 ? (
        <>
          <p className={styles.note}>机构的课程，归机构的那一部分里再按机构定的比例归你：</p>
          <FactList
            label="在机构的分成的历史"
            facts={houses.map(({ orgName, shareRatio, beginsAt }) => ({
              label: `${shownTime(beginsAt)} 起`,
              value: `${orgName}，${shareRatio}%`,
            }))}
          />
        </>
      ) : null}
    </section>
  );
}
