import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { call } from '../kit/call.ts';
import type { LazyCall } from '../kit/lazyCall.ts';
import { useSession } from '../kit/session.tsx';
import { useLoginAddress } from '../layouts/header/useLoginAddress.ts';
import { toast } from '../ui/toast.ts';

interface ActOptions<O> {
  onDone: (output: O) => void | Promise<void>;
  /** Return true when the failure was dealt with; otherwise its words are shown. */
  onFailure?: (failure: CallError) => boolean;
}

/** A write behind a button: guests are led to the login page and come back here, a second press while busy does nothing. */
export function useAct<I extends Schema, O extends Schema>(load: LazyCall<I, O>, options: ActOptions<OutputOf<O>>) {
  const [busy, setBusy] = useState(false);
  const session = useSession();
  const login = useLoginAddress();
  const navigate = useNavigate();

  async function act(input: InputOf<I>): Promise<void> {
    if (busy) return;
    if (!session) return void navigate(login);
    setBusy(true);
    try {
      await options.onDone(await call(await load(), input, { isShowErrTip: false }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!options.onFailure?.(error)) toast(error.message);
    } finally {
      setBusy(false);
    }
  }
  return { act: (input: InputOf<I>) => void act(input), busy };
}
