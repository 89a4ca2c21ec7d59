import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string): string => `zt-draft:${name}`;

/** Brings back what was typed before a reload or a crash, and keeps what is typed now. Does nothing without a name. */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    const kept = readDraft<V>(name);
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    const watching = form.watch((values) => localStorage.setItem(keyOf(name), JSON.stringify(values)));
    return () => watching.unsubscribe();
  }, [form, name]);
}

/** Forgets a draft once it is sent. */
export const dropDraft = (name: string): void => localStorage.removeItem(keyOf(name));

function readDraft<V>(name: string): V | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as V | null;
  } catch {
    return null;
  }
}
