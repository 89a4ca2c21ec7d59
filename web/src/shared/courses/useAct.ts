import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { call } from '../../kit/call.ts';
import type { LazyCall } from '../../kit/lazyCall.ts';
import { useSession } from '../../kit/session.tsx';
import { useWish } from '../../kit/useWish.ts';
import { keepWish } from '../../kit/wish.ts';
import { useLoginAddress } from '../../kit/navigation/useLoginAddress.ts';
import { toast } from '../../ui/toast.ts';

/** What a guest pressed is done once they have signed in. */
export interface Wish<I> {
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
  wish?: Wish<I>;
}

/**
 * A write behind a button: guests are led to the login page and come back here, where a `wish` is done for them; a second
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

  const { wish } = options;
  const name = wish && `${wish.what} ${JSON.stringify(wish.input)}`;

  /** For a guest who goes to sign in by a link of their own. */
  const remember = () => void (name && keepWish(name));

  async function act(input: InputOf<I>, done?: string): Promise<void> {
    if (busy) return;
    if (!session) {
      remember();
      return void navigate(login);
    }
    setBusy(true);
    try {
      await options.onDone(await call(await load(), input, { isShowErrTip: false }));
      if (done) toast(done);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!options.onFailure?.(error)) toast(error.message);
    } finally {
      setBusy(false);
    }
  }
  useWish(name, () => wish && void act(wish.input, wish.done));
  return { act: (input: InputOf<I>) => void act(input), busy, remember };
}
