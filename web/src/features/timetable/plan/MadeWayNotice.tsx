import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { useMends } from './useMends.ts';

/** The other lesson has moved, and this one is not written: what was done, and the way back. */
export function MadeWayNotice({ of: { madeWay, takeBack, isBusy } }: { of: ReturnType<typeof useMends> }) {
  if (!madeWay) return null;
  const back = (
    <Button variant="text" size="sm" loading={isBusy} onClick={() => void takeBack()}>
      撤回
    </Button>
  );
  return (
    <Banner tone="warn" action={back}>
      {madeWay.text}；这门课还没有保存，可以再试一次，或者撤回刚才的调整。
    </Banner>
  );
}
