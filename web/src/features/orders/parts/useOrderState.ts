import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OrderState } from '#contract/rules/orders.ts';
import { call } from '../../../kit/call.ts';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { viewOrder } from './calls.ts';

const ASK_MS = 3000;

/** The state of an order as the server tells it: over the long connection at once, and asked for every few seconds. */
export function useOrderState(orderNo: string, loaded: OrderState): OrderState {
  const [state, setState] = useState(loaded);
  useEvent(
    'orderMoved',
    useCallback(
      (told) => {
        if (told.orderNo === orderNo) setState(told.orderStatus);
      },
      [orderNo],
    ),
  );
  useEffect(() => {
    const ask = async () => {
      try {
        setState((await call(await viewOrder(), { orderNo }, { isShowErrTip: false })).orderStatus);
      } catch (error) {
        if (!(error instanceof CallError)) throw error; // the next one asks again
      }
    };
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [orderNo]);
  return state;
}
