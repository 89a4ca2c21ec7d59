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
  const over = useRef('');
  const ask = useCallback(async () => {
    try {
      setCode(await call(await showCode(), { orderNo, payType: way }, { isShowErrTip: false }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setAsking(false);
    }
  }, [orderNo, way]);
  useEffect(() => void ask(), [ask]);
  const renew = useCallback(() => {
    setAsking(true);
    setFailure(undefined);
    void ask();
  }, [ask]);
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
