import type { OutputOf } from '#contract/kit/schema.ts';
import type { open } from '#contract/trade/coupon.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { CouponCard } from './CouponCard.tsx';
import styles from './Coupons.module.css';

type Open = OutputOf<typeof open.output>['list'][number];

/** What anybody may take; nothing where there is none. */
export function Offered({ offered }: { offered: readonly Open[] }) {
  if (offered.length === 0) return null;
  return (
    <>
      <h2 className={styles.head}>可以领的</h2>
      <ul className={styles.list}>
        {offered.map((one) => (
          <CouponCard key={one.batchId} terms={one} isDim={one.left === 0 && one.isMine === 0}>
            <Take offered={one} />
          </CouponCard>
        ))}
      </ul>
    </>
  );
}

const claim = () => import('#contract/trade/coupon.ts').then((api) => api.claim);

function Take({ offered: { batchId, points, isMine, left } }: { offered: Open }) {
  const { send, sending } = usePress(claim);
  if (isMine === 1) return '已经领了';
  if (left === 0) return '领完了';
  return (
    <>
      <Button
        size="sm"
        loading={sending}
        onClick={() => void send({ batchId, points }, points > 0 ? '换到了' : '领到了')}
      >
        {points > 0 ? `${points} 积分换` : '领取'}
      </Button>
      还剩 {left} 张
    </>
  );
}
