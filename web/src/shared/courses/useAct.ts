import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../kit/lazyCall.ts';
import { useSession } from '../../kit/session.tsx';
import { usePendingAction } from '../../kit/usePendingAction.ts';
import { keepPendingAction } from '../../kit/pendingAction.ts';
import { useLoginAddress } from '../../kit/navigation/useLoginAddress.ts';
import { toast } from '../../ui/toast.ts';

/** What a guest pressed is done once they have signed in. */
export interface PendingAction<I> {
  /** Names the act, as `follow`. */
  what: string;
  input: I;
  /** Said when it was done for them; absent where `onDone` says it. */
  done?: string;
}

interface ActOptions<I, O> {
  onDone: (output: O) => void | Promise<void>;
  /** Return true when the failure was dealt with; otherwise its words are shown. */
  onFailure?: (failure: CallError) => boolean;
  pending?: PendingAction<I>;
}

/**
 * A write behind a button, for which everything is fetched when it is pressed: guests are led to the login page and come back here, where a `pending` action is done for them; a second
 * press while busy does nothing.
 */
export function useAct<I extends Schema, O extends Schema>(
  load: LazyCall<I, O>,
  options: ActOptions<InputOf<I>, OutputOf<O>>,
) {
  const [busy, setBusy] = useState(false);
  const session = useSession();
  const login = useLoginAddress();
  const navigate = useNavigate();

  const { pending } = options;
  const name = pending && `${pending.what} ${JSON.stringify(pending.input)}`;

  /** For a guest who goes to sign in by a link of their own. */
  const remember = () => void (name && keepPendingAction(name));

  async function act(input: InputOf<I>, done?: string): Promise<void> {
    if (busy) return;
    if (!session) {
      remember();
      return void navigate(login);
    }
    setBusy(true);
    try {
      const [{ call }, endpoint] = await Promise.all([import('../../kit/call.ts'), load()]);
      await options.onDone(await call(endpoint, input, { isShowErrTip: false }));
      if (done) toast(done);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!options.onFailure?.(error)) toast(error.message);
    } finally {
      setBusy(false);
    }
  }
  usePendingAction(name, () => pending && void act(pending.input, pending.done));
  return { act: (input: InputOf<I>) => void act(input), busy, remember };
}
