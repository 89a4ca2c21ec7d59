import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { askTicket } from './calls.ts';
import { deviceId } from './device.ts';

/** Renewed that much before it ends. */
const AHEAD_SECONDS = 20;
/** Tickets for this check-in, one after the other, as long as the page is open: codes count from the first one on. */
export function useTicket(id: string, isWanted: boolean) {
  const [ticket, setTicket] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      try {
        const answer = await call(await askTicket(), { id, device: deviceId() }, { isShowErrTip: false });
        if (left) return;
        setTicket(answer.ticket);
        setFailure(null);
        timer = setTimeout(() => void ask(), (answer.seconds - AHEAD_SECONDS) * 1000);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!left) setFailure(error.message);
      }
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, isWanted]);
  return { ticket, failure };
}
