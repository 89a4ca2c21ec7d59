import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { toast } from '../../../ui/toast.ts';

/** One press at a time; what went wrong was said by the call itself. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  async function act(run: () => Promise<unknown>, done?: string): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await run();
      if (done) toast(done);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { act, isBusy };
}
