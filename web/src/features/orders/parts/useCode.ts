import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { PayType } from '#contract/rules/orders.ts';
import { momentOf } from '#contract/rules/time.ts';
import { call } from '../../../kit/call.ts';
import { showCode } from './calls.ts';

interface Shown {
  payMessage: string;
  expiresAt: string;
}

/**
 * The code of an order: asked for when the page opens, again when its time is over, and whenever somebody wants another one,
 * as after a bank that did not answer or would not take what was paid.
 */
export function useCode(orderNo: string, way: PayType) {
  const [code, setCode] = useState<Shown>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(true);
  // Another object is another question about the same order.
  const [wish, setWish] = useState({ orderNo, payType: way });
  const over = useRef('');
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      try {
        const shown = await call(await showCode(), wish, { isShowErrTip: false });
        if (!isLeft) setCode(shown);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!isLeft) setFailure(error.message);
      }
      if (!isLeft) setAsking(false);
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [wish]);
  const renew = useCallback(() => {
    setAsking(true);
    setFailure(undefined);
    setWish((so) => ({ ...so }));
  }, []);
  useEffect(() => {
    if (!code) return undefined;
    const timer = setInterval(() => {
      const { expiresAt } = code;
      if (momentOf(expiresAt).getTime() > Date.now() || over.current === expiresAt) return;
      // A browser whose clock is ahead asks once.
      over.current = expiresAt;
      setCode(undefined);
      renew();
    }, 1000);
    return () => clearInterval(timer);
  }, [code, renew]);
  return { code, failure, isAsking, renew };
}
