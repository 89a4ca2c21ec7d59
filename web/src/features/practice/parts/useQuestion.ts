import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { question, RoundItem } from '#contract/exam/practice.ts';
import { call } from '../../../kit/call.ts';
import { askQuestion } from './calls.ts';

export type Question = OutputOf<typeof question.output>;

type Loaded = { question: Question } | { failure: string };

const asked = new Map<string, Promise<Question>>();

/** A question of this visit; the next one is fetched while this one is read. */
function fetchQuestion({ assessmentId, questionId }: RoundItem): Promise<Question> {
  const known = asked.get(questionId);
  if (known) return known;
  const coming = askQuestion().then((api) => call(api, { assessmentId, questionId }, { isShowErrTip: false }));
  asked.set(questionId, coming);
  coming.catch(() => asked.delete(questionId));
  return coming;
}

/** What was starred or noted is asked for anew the next time. */
export const forgetQuestion = (questionId: string): void => void asked.delete(questionId);

/** The question at hand, or why it did not come; `again` tries once more. What comes too late is not shown. */
export function useQuestion(item: RoundItem, next: RoundItem | undefined) {
  const [loaded, setLoaded] = useState<(Loaded & { id: string }) | null>(null);
  useEffect(() => {
    void taken(item).then(setLoaded);
    if (next) void taken(next);
  }, [item, next]);
  const again = () => {
    setLoaded(null);
    void taken(item).then(setLoaded);
  };
  return { loaded: loaded?.id === item.questionId ? loaded : null, again };
}

async function taken(item: RoundItem): Promise<Loaded & { id: string }> {
  const { questionId: id } = item;
  try {
    return { id, question: await fetchQuestion(item) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { id, failure: error.message };
  }
}
