import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft } from '../../../kit/drafts.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import type { Saving } from '../../../ui/SaveState.tsx';
import { keepDraft } from './calls.ts';

const STILL_MS = 2000;
const AGAIN_MS = 10_000;

interface Work {
  taskId: string;
  content?: string;
  files?: { url: string; name: string }[];
}

/**
 * Keeps what is written on the server, a little after the last letter; what could not be sent is sent again. What has
 * arrived needs no copy on the device: a copy there is always newer than the server's.
 * @param name of the copy on the device
 */
export function useTaskDraft<V extends Work>(form: Fields<V>, taskId: string, name: string) {
  const [saving, setSaving] = useState<Saving>('none');
  const [at, setAt] = useState('');
  const timer = useRef<number | undefined>(undefined);
  const changes = useRef(0);
  const stop = () => clearTimeout(timer.current);
  const saveNow = async () => {
    stop();
    setSaving('saving');
    const seen = changes.current;
    const { content, files } = form.getValues();
    try {
      const saved = await call(await keepDraft(), { taskId, content, files }, { isShowErrTip: false });
      if (seen === changes.current) dropDraft(name);
      setSaving('saved');
      setAt(saved.at.slice(11, 16));
    } catch (error) {
      const isRefused = error instanceof CallError && navigator.onLine;
      setSaving(isRefused ? 'failed' : 'offline');
    }
  };
  const saveLater = useEffectEvent((ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void saveNow(), ms);
  });
  useEffect(() => {
    if (saving === 'offline') saveLater(AGAIN_MS);
  }, [saving]);
  useEffect(() => {
    const undo = form.onValue(() => {
      changes.current += 1;
      saveLater(STILL_MS);
    });
    return () => {
      undo();
      clearTimeout(timer.current);
    };
  }, [form]);
  return { saving, at, saveNow, stop };
}
