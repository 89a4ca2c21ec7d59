import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { checkPaid } from './calls.ts';

/** Somebody who comes back may be faster than the bank: it is asked again so many milliseconds after each answer. */
const PAUSES = [3000, 6000, 12_000, 24_000];

/** Who left for the wallet is back. That says nothing of money: the bank is asked, until it knows or for a while. */
export function CameBack({ orderNo }: { orderNo: string }) {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (nth: number) => {
      try {
        await call(await checkPaid(), { orderNo }, { isShowErrTip: false });
      } catch (error) {
        if (!(error instanceof CallError)) throw error; // the next one asks again
      }
      if (isLeft) return;
      const pause = PAUSES[nth];
      if (pause === undefined) setAsking(false);
      else timer = setTimeout(() => void ask(nth + 1), pause);
    };
    void ask(0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [orderNo]);
  return (
    <div role="status">
      <Banner tone={isAsking ? 'info' : 'warn'}>
        {isAsking
          ? '正在向支付方查这个订单付了没有。付了的话，这一页自己会往下走。'
          : '支付方还没有收到付款。没有付的可以再付；付过的请等一会儿，再按「我已经付款」。'}
      </Banner>
    </div>
  );
}
