import { lazy, Suspense, useState } from 'react';
import type { Coupon } from '#contract/trade/coupon.ts';
import { Button } from '../../../ui/Button.tsx';

const GiveDialog = lazy(() => import('./GiveDialog.tsx').then((part) => ({ default: part.GiveDialog })));

/** Gives a coupon to somebody by a link, and takes it back as long as nobody took it. */
export function GiveButton({ coupon }: { coupon: Coupon }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {coupon.giftCode === '' ? '送人' : '正在送人'}
      </Button>
      {isOpen ? (
        <Suspense>
          <GiveDialog coupon={coupon} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
