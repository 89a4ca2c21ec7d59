import { useCallback, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string): string => `zt-draft:${name}`;

export interface Draft {
  /** True when the form began with what was typed last time. */
  restored: boolean;
  /** Back to an empty form. */
  clear: () => void;
}

/**
 * Brings back what was typed before a reload, a sign-in or a crash, and keeps what is typed now. What equals `initial`
 * is no draft. Does nothing without a name.
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string | undefined,
  initial: DefaultValues<V>,
): Draft {
  const [restored, setRestored] = useState(false);
  const [empty] = useState(initial);

  useEffect(() => {
    if (!name) return;
    const kept = readDraft<V>(name);
    const keep = ({ name: field, values }: { name?: string; values: V }) => {
      // 没有字段名的通知是提交与重置，那时草稿由提交与清空自己处理
      if (!field) return;
      if (isSame(values, empty)) dropDraft(name);
      else localStorage.setItem(keyOf(name), JSON.stringify(values));
    };
    const bringBack = () => {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
      setRestored(true);
    };
    if (kept) bringBack();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, name, empty]);

  const clear = useCallback(() => {
    if (name) dropDraft(name);
    form.reset(empty);
    setRestored(false);
  }, [form, name, empty]);
  return { restored, clear };
}

/** Forgets a draft once it is sent. */
export const dropDraft = (name: string): void => localStorage.removeItem(keyOf(name));

const isSame = (values: object, empty: object): boolean =>
  Object.entries(values).every(([field, value]) => textOf(value) === textOf(Reflect.get(empty, field)));

const textOf = (value: unknown): string => JSON.stringify(value ?? '');

function readDraft<V>(name: string): Partial<V> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Partial<V> | null;
  } catch {
    return null;
  }
}

/** Forgets what anybody typed on this device: on sign-out the next person must not find it. */
export function dropEveryDraft(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
}
