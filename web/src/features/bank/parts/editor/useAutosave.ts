import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const stop = () => clearTimeout(timer.current);
  const saveNow = async () => {
    stop();
    setSaved({ state: 'saving' });
    try {
      const content = JSON.stringify(form.getValues());
      const { gmtModified } = await call(await keepDraft(), { id, content }, { isShowErrTip: false });
      setSaved({ state: 'saved', at: gmtModified.slice(11) });
    } catch {
      setSaved({ state: navigator.onLine ? 'failed' : 'offline' });
    }
  };
  const saveLater = useEffectEvent((ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void saveNow(), ms);
  });
  const isLost = saved.state === 'failed' || saved.state === 'offline';
  useEffect(() => {
    if (isLost) saveLater(AGAIN_MS);
  }, [isLost]);
  useEffect(() => {
    const undo = form.onValue(() => saveLater(STILL_MS));
    return () => {
      undo();
      clearTimeout(timer.current);
    };
  }, [form]);
  return { saved, saveNow, stop };
}
