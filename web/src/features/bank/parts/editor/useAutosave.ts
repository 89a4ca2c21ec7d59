import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../kit/call.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { keepDraft } from '../calls.ts';

export type Autosaved = { state: 'none' | 'saving' | 'offline' | 'failed' } | { state: 'saved'; at: string };

const STILL_MS = 2000;
const AGAIN_MS = 10_000;

/**
 * Keeps what is written on the server, a little after the last letter; what could not be sent is sent again. The device
 * keeps it besides (`useDraft`).
 * @param id of the question, none for a new one
 */
export function useAutosave(form: Pick<Fields, 'onValue' | 'getValues'>, id: string | undefined) {
  const [saved, setSaved] = useState<Autosaved>({ state: 'none' });
  const timer = useRef<number | undefined>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const send = useCallback(async () => {
    clearTimeout(timer.current);
    setSaved({ state: 'saving' });
    try {
      const content = JSON.stringify(form.getValues());
      const { gmtModified } = await call(await keepDraft(), { id, content }, { isShowErrTip: false });
      setSaved({ state: 'saved', at: gmtModified.slice(11) });
    } catch {
      setSaved({ state: navigator.onLine ? 'failed' : 'offline' });
      timer.current = window.setTimeout(() => void send(), AGAIN_MS);
    }
  }, [form, id]);
  useEffect(() => {
    const wait = () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send(), STILL_MS);
    };
    const undo = form.onValue(wait);
    return () => {
      undo();
      clearTimeout(timer.current);
    };
  }, [form, send]);
  return { saved, saveNow: send, stop };
}
