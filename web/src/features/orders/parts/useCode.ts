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
  const [isAsking, setAsking] = useState(false);
  const over = useRef('');
  const renew = useCallback(async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      setCode(await call(await showCode(), { orderNo, payType: way }, { isShowErrTip: false }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setAsking(false);
    }
  }, [orderNo, way]);
  useEffect(() => void renew(), [renew]);
  useEffect(() => {
    if (!code) return undefined;
    const timer = setInterval(() => {
      const { expiresAt } = code;
      if (momentOf(expiresAt).getTime() > Date.now() || over.current === expiresAt) return;
      // A browser whose clock is ahead asks once.
      over.current = expiresAt;
      setCode(undefined);
      void renew();
    }, 1000);
    return () => clearInterval(timer);
  }, [code, renew]);
  return { code, failure, isAsking, renew };
}
