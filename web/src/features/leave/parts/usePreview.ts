import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { preview } from '#contract/user/leave.ts';
import { call } from '../../../kit/call.ts';
import { previewLeave } from './calls.ts';

export type Preview = OutputOf<typeof preview.output>;

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** After the last key, so that a time that is being typed is not asked about. */
const PAUSE_MS = 400;

/** What a leave of this stretch would touch; nothing while it is not whole or does not fit, which the form says. */
export function usePreview(beginsAt: string, endsAt: string): { found: Preview | null; failure: string | null } {
  const [found, setFound] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isWhole = MOMENT.test(beginsAt) && MOMENT.test(endsAt) && beginsAt < endsAt;
  useEffect(() => {
    if (!isWhole) return;
    let left = false;
    const ask = async () => {
      try {
        const answer = await call(await previewLeave(), { beginsAt, endsAt }, { isShowErrTip: false });
        if (left) return;
        setFound(answer);
        setFailure(null);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (left) return;
        setFound(null);
        setFailure(error.issues.length > 0 ? null : error.message);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [beginsAt, endsAt, isWhole]);
  return isWhole ? { found, failure } : { found: null, failure: null };
}
