import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { TextComment } from '#contract/rules/appeals.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { sendMark } from './calls.ts';

export interface MarkValues {
  points: number | null;
  rubric: Record<string, number>;
  comments: TextComment[];
  remark: string;
  reason: string;
}

export interface Marked {
  answerId: string;
  fullPoints: number;
  points: number | null;
  worth: Record<string, number>;
  mine: Pick<MarkValues, 'points' | 'rubric' | 'comments' | 'remark'> | null;
}

const draftOf = (answerId: string): string => `mark:${answerId}`;

const startOf = ({ mine, points }: Marked): MarkValues => ({
  points: mine?.points ?? points,
  rubric: mine?.rubric ?? {},
  comments: mine?.comments ?? [],
  remark: mine?.remark ?? '',
  reason: '',
});

/** What a marker is giving to one answer: kept on this device until it is sent. */
export function useMark(marked: Marked) {
  const [values, setValues] = useState<MarkValues>(() => startOf(marked));
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const { answerId, worth } = marked;
  const criteria = Object.keys(worth);

  useEffect(() => {
    const bringBack = () => setValues((now) => ({ ...now, ...readDraft<MarkValues>(draftOf(answerId)) }));
    bringBack();
  }, [answerId]);

  function change(next: Partial<MarkValues>): void {
    const all = { ...values, ...next };
    setValues(all);
    setIssues({});
    keepDraft(draftOf(answerId), all);
  }

  const isWhole = criteria.every((id) => values.rubric[id] !== undefined);
  const sum = criteria.reduce((all, id) => all + (values.rubric[id] ?? 0), 0);
  const total = criteria.length === 0 ? values.points : isWhole ? sum : null;

  /** @returns what became of it, or nothing when it was refused */
  async function send(isDoubtful: 0 | 1 = 0) {
    if (isDoubtful === 0 && total === null) {
      const open = criteria.find((id) => values.rubric[id] === undefined);
      setIssues({ [open ? `rubric.${open}` : 'points']: open ? '这一条还没有给分' : '请给分' });
      return undefined;
    }
    setSending(true);
    try {
      const rubric = isWhole ? values.rubric : {};
      const wish = { ...values, rubric, points: isDoubtful ? null : total, answerId, isDoubtful };
      const outcome = await call(await sendMark(), wish, { isShowErrTip: false });
      dropDraft(draftOf(answerId));
      return outcome;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const told = Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
      setIssues(error.issues.length > 0 ? told : { form: error.message });
      return undefined;
    } finally {
      setSending(false);
    }
  }

  return { values, change, issues, sending, send, total, sum, criteria, isSettled: marked.points !== null };
}

export type MarkHandle = ReturnType<typeof useMark>;
