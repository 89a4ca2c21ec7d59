import { useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { call } from '../../../../kit/call.ts';
import type { Saving } from '../../../../ui/SaveState.tsx';
import { saveAssessment } from '../calls.ts';
import { sendLatest } from '../sendLatest.ts';
import type { Outcome } from '../sendLatest.ts';
import type { Facts } from './facts.ts';

interface Start {
  /** Empty for a new one. */
  id: string;
  revision: number;
  facts: Facts;
}

const WAIT_MS = 900;

/** Whether it can be kept at all: a draft needs a name, of a class its class. */
const isKeepable = ({ title, assessmentKind, gradeId }: Facts): boolean =>
  title.trim() !== '' && (!assessmentTraits[assessmentKind].isOfGrade || gradeId !== '');

/** An assessment that is being made: every change is saved by itself, and never over a newer one. */
export function useAssessment({ id: known, revision, facts: initial }: Start) {
  const [facts, setFacts] = useState(initial);
  const [saving, setSaving] = useState<Saving>('none');
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const [isOutdated, setOutdated] = useState(false);
  const [id, setId] = useState(known);
  const seen = useRef({ id: known, revision });
  const wanted = useRef<Facts | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const send = async (sent: Facts): Promise<Outcome> => {
    if (!isKeepable(sent)) return 'refused';
    setSaving('saving');
    try {
      const saved = await call(await saveAssessment(), { ...sent, ...seen.current }, { isShowErrTip: false });
      seen.current = saved;
      setId(saved.id);
      setIssues(new Map());
      setSaving('saved');
      return 'kept';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isMoved = error.code === CONFLICT.code;
      if (isMoved) setOutdated(true);
      setIssues(new Map(error.issues.map(({ path, message }) => [path, message])));
      setSaving('failed');
      return isMoved ? 'outdated' : 'refused';
    }
  };

  /** Saves what is not saved yet. Returns whether all of it is. */
  const flush = async (): Promise<boolean> => {
    running.current ??= sendLatest(wanted, send).finally(() => (running.current = null));
    await running.current;
    if (wanted.current && wanted.current.title.trim() === '') setIssues(new Map([['title', '请输入名称']]));
    else if (wanted.current && !isKeepable(wanted.current)) setIssues(new Map([['gradeId', '请选择班级']]));
    return wanted.current === null && seen.current.id !== '';
  };

  const change = (part: Partial<Facts>) => {
    const next = { ...facts, ...part };
    setFacts(next);
    wanted.current = next;
    clearTimeout(timer.current);
    if (isKeepable(next)) timer.current = setTimeout(() => void flush(), WAIT_MS);
  };

  /** The rules of another kind begin as usual for it. */
  const changeKind = (kind: AssessmentKind, usual: Facts['rules']) => change({ assessmentKind: kind, rules: usual });

  return {
    id,
    facts,
    change,
    changeKind,
    flush,
    saving,
    issues,
    setIssues,
    isOutdated,
    revision: () => seen.current.revision,
    idNow: () => seen.current.id,
  };
}

export type AssessmentDesk = ReturnType<typeof useAssessment>;
