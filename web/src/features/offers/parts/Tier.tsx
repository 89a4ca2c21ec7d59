import { Check } from 'lucide-react';
import { VipLevel } from '#contract/rules/membership.ts';
import { centsOf } from '#contract/rules/money.ts';
import { buyVipPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { VipSet } from '#contract/system/vipSet.ts';
import type { TierOffer } from '#contract/trade/vip.ts';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './Vip.module.css';

const labels: Record<TierOffer['act'], string> = { open: '开通', renew: '续费', upgrade: '升级' };

/** One tier: what it costs whoever looks, for how long, and what it gives. */
export function Tier({ tier, offer }: { tier: VipSet; offer: TierOffer | undefined }) {
  const label = labels[offer?.act ?? 'open'];
  return (
    <li className={styles.tier} data-level={tier.vipLevel}>
      <p className={styles.level}>{VipLevel.labels[tier.vipLevel]}</p>
      <h2>{tier.vipName}</h2>
      <p className={styles.price}>
        <Price cents={centsOf(offer?.price ?? tier.price)} originalCents={centsOf(tier.price)} size="xl" />
        <span>{tier.days} 天</span>
      </p>
      <ul className={styles.rights}>
        {tier.rights.map((right) => (
          <li key={right}>
            <Check size={16} aria-hidden="true" />
            {right}
          </li>
        ))}
      </ul>
      {offer ? <p className={styles.note}>{noteOf(offer)}</p> : null}
      {offer?.isCovered === 1 ? null : (
        <LinkButton to={buyVipPath(tier.id)} variant={tier.vipLevel === VipLevel.second ? 'primary' : undefined}>
          {label}
          {tier.vipName}
        </LinkButton>
      )}
    </li>
  );
}

/** What buying it now would mean. */
function noteOf({ act, credit, isCovered, startsAt, endsAt }: TierOffer): string {
  if (isCovered === 1) return `现有会员剩下的价值 ¥${formatPrice(centsOf(credit))}，比这个档位多，不用升级到这里。`;
  if (act === 'upgrade') return `剩下的天数折算 ¥${formatPrice(centsOf(credit))}，付差价；到 ${shownTime(endsAt)}。`;
  if (act === 'renew') return `从 ${shownTime(startsAt)} 接着算，到 ${shownTime(endsAt)}。`;
  return `现在开通，到 ${shownTime(endsAt)}。`;
}
