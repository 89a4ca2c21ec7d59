import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import type { Cue } from '#contract/rules/cues.ts';
import type { SubtitleLanguage } from '#contract/rules/subtitles.ts';
import { remove, save, upload, view } from '#contract/course/videoSubtitle.ts';
import { call } from '../../kit/call.ts';
import { toast } from '../../ui/toast.ts';
import { read, rowOf } from './cueRows.ts';
import type { CueRow, RowErrors } from './cueRows.ts';

const NONE: RowErrors = new Map();
const quietly = { isShowErrTip: false } as const;

/** The subtitles of one language while they are edited: nothing typed is lost, whatever the server says. */
export function useSubtitle(id: string, lang: SubtitleLanguage, onSaved: () => void) {
  const [rows, setRows] = useState<readonly CueRow[] | null>(null);
  const [version, setVersion] = useState('');
  const [isChanged, setChanged] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const [problem, setProblem] = useState<{ text: string; isConflict: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const take = useCallback((answer: { version: string; cues?: readonly Cue[] }) => {
    setVersion(answer.version);
    setRows((answer.cues ?? []).map(rowOf));
    setChanged(false);
    setErrors(NONE);
    setProblem(null);
  }, []);
  const load = useCallback(() => call(view, { id, lang }, quietly).then(take, tell), [id, lang, take]);
  useEffect(() => void load(), [load]);

  function tell(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    setProblem({ text: error.message, isConflict: error.code === CONFLICT.code });
  }
  async function send(work: () => Promise<{ version: string; cues?: readonly Cue[] }>, done: string) {
    setBusy(true);
    try {
      take(await work());
      toast(done);
      onSaved();
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    rows,
    errors,
    problem,
    busy,
    isChanged,
    change(next: readonly CueRow[]) {
      setRows(next);
      setChanged(true);
    },
    /** @returns the place of the first sentence that has to be put right; -1 when it was sent */
    async save(): Promise<number> {
      const { cues, errors: wrong } = read(rows ?? []);
      setErrors(wrong);
      if (wrong.size > 0) return (rows ?? []).findIndex(({ key }) => wrong.has(key));
      await send(() => call(save, { id, lang, version, cues }, quietly), '字幕保存成功');
      return -1;
    },
    upload: (content: string) => send(() => call(upload, { id, lang, version, content }, quietly), '字幕上传成功'),
    remove: () => send(() => call(remove, { id, lang, version }, quietly), '字幕删除成功'),
    /** What is there now instead of what was typed. */
    reload: load,
    /** What was typed goes over what is there now. */
    async keepMine() {
      const { version: now } = await call(view, { id, lang }, quietly);
      setVersion(now);
      setProblem(null);
      toast('再按一次保存，会替换别处的改动');
    },
  };
}
