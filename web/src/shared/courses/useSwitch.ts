import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ALREADY_DONE } from '#contract/kit/errors.ts';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../kit/lazyCall.ts';
import { useAct } from './useAct.ts';
import type { PendingAction } from './useAct.ts';

interface Calls<I extends Schema, O extends Schema, P extends Schema> {
  save: LazyCall<I, O>;
  remove: LazyCall<I, P>;
}

/**
 * What one call turns on and another off, such as following: `isOn` is what the page was given until a press makes
 * something else of it. The page is loaded anew for its counts; that it was on already is as good as turned on.
 */
export function useSwitch<I extends Schema, O extends Schema, P extends Schema>(
  given: boolean,
  { save, remove }: Calls<I, O, P>,
  pending: PendingAction<InputOf<I>>,
) {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState(given);
  const [isOn, setIsOn] = useState(given);
  if (given !== known) {
    setKnown(given);
    setIsOn(given);
  }
  const became = (value: boolean) => async () => {
    setIsOn(value);
    await revalidate();
  };
  const on = useAct(save, {
    pending,
    onDone: became(true),
    onFailure: ({ code }) => {
      if (code === ALREADY_DONE.code) setIsOn(true);
      return code === ALREADY_DONE.code;
    },
  });
  const off = useAct(remove, { onDone: became(false) });
  return { isOn, busy: on.busy || off.busy, press: (target: InputOf<I>) => (isOn ? off : on).act(target) };
}
