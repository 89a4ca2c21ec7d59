import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { outbox } from '#contract/system/demo.ts';
import { call } from '../../../kit/call.ts';

type Messages = OutputOf<(typeof outbox)['output']>;

const REFRESH_MS = 3000;

/** The page of messages, asked for again every 3 s; `failed` while the last question found no answer. */
export function useFreshOutbox(loaded: Messages, receiver: string | undefined, pageCurrent: number) {
  const [state, setState] = useState({ of: loaded, data: loaded, failed: false });
  useEffect(() => {
    const refresh = async () => {
      try {
        const contract = await import('#contract/system/demo.ts');
        const data = await call(contract.outbox, { receiver, pageCurrent }, { isShowErrTip: false });
        setState({ of: loaded, data, failed: false });
      } catch {
        setState((known) => ({ ...known, failed: true }));
      }
    };
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [loaded, receiver, pageCurrent]);
  return { data: state.of === loaded ? state.data : loaded, failed: state.failed };
}
