import { useCallback, useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../drafts.ts';
import type { Fields } from './fields.ts';
import { sameValues } from './fieldStore.ts';

export interface Draft {
  /** True when the form began with what was typed last time. */
  restored: boolean;
  /** Back to an empty form. */
  clear: () => void;
}

/**
 * Brings back what was typed before a reload, a sign-in or a crash, and keeps what is typed now. What equals `initial`
 * is no draft, and fields named in `secrets` are in none. Does nothing without a name.
 */
export function useDraft<V extends object>(
  form: Fields<V>,
  name: string | undefined,
  initial: V,
  secrets: readonly string[] = none,
): Draft {
  const [restored, setRestored] = useState(false);
  const [empty] = useState(initial);

  useEffect(() => {
    if (!name) return;
    const kept = readDraft<V>(name);
    const bringBack = () => {
      form.reset({ ...form.getValues(), ...kept });
      setRestored(true);
    };
    if (kept) bringBack();
    // Sending and resetting are not meant; they handle the draft themselves.
    return form.onValue((_, values) => {
      if (sameValues(values, empty)) dropDraft(name);
      else keepDraft(name, without(values, secrets));
    });
  }, [form, name, empty, secrets]);

  const clear = useCallback(() => {
    if (name) dropDraft(name);
    form.reset(empty);
    setRestored(false);
  }, [form, name, empty]);
  return { restored, clear };
}

const none: readonly string[] = [];

const without = (values: object, secrets: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));
