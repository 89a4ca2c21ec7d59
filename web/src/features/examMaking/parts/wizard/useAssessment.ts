import { useRef, useState } from 'react';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { call } from '../../../../kit/call.ts';
import { saveAssessment } from '../calls.ts';
import { useSending } from '../useSending.ts';
import type { Facts } from './facts.ts';

interface Start {
  /** Empty for a new one. */
  id: string;
  revision: number;
  facts: Facts;
}

/** Whether it can be kept at all: a draft needs a name, of a class its class. */
const isKeepable = ({ title, assessmentKind, gradeId }: Facts): boolean =>
  title.trim() !== '' && (!assessmentTraits[assessmentKind].isOfGrade || gradeId !== '');

/** An assessment that is being made: every change is saved by itself, and never over a newer one. */
export function useAssessment({ id: known, revision, facts: initial }: Start) {
  const [facts, setFacts] = useState(initial);
  const [id, setId] = useState(known);
  const seen = useRef({ id: known, revision });

  const keep = async (sent: Facts): Promise<void> => {
    const saved = await call(await saveAssessment(), { ...sent, ...seen.current }, { isShowErrTip: false });
    seen.current = saved;
    setId(saved.id);
  };
  const { saving, issues, setIssues, isOutdated, flush: send, want } = useSending(keep, isKeepable);

  /** Saves what is not saved yet. Returns whether all of it is. */
  const flush = async (): Promise<boolean> => {
    const left = await send();
    if (left && left.title.trim() === '') setIssues(new Map([['title', '请输入名称']]));
    else if (left && !isKeepable(left)) setIssues(new Map([['gradeId', '请选择班级']]));
    return left === null && seen.current.id !== '';
  };

  const change = (part: Partial<Facts>) => {
    const next = { ...facts, ...part };
    setFacts(next);
    want(next);
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
