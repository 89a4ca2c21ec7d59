import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { answer as answerCall, RoundItem } from '#contract/exam/practice.ts';
import { isUnanswered } from '#contract/rules/marking.ts';
import type { PracticeOrigin, Recall } from '#contract/rules/practice.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { toast } from '../../../ui/toast.ts';
import { sendAnswer, sendRecall } from './calls.ts';
import type { Question } from './useQuestion.ts';
import { forgetQuestion } from './useQuestion.ts';

export type Told = OutputOf<typeof answerCall.output>;

interface Kept {
  clientKey: string;
  given: Record<string, Answer>;
}

interface Asked {
  item: RoundItem;
  question: Question;
  origin: PracticeOrigin;
  onSettled: (share: number | null) => void;
}

/**
 * What is answered to one question: kept on this device until the server has checked it, and sent with a key, so that a
 * reply that was lost costs nothing.
 */
export function useAnswering({ item, question, origin, onSettled }: Asked) {
  const draft = `practice:${item.questionId}`;
  const [kept, setKept] = useState<Kept>(() => {
    const known = readDraft<Kept>(draft);
    return { clientKey: known?.clientKey ?? newKey(), given: known?.given ?? {} };
  });
  const [told, setTold] = useState<Told | null>(null);
  const [isSending, setSending] = useState(false);

  function give(slot: string, answer: Answer | null): void {
    const { [slot]: _, ...rest } = kept.given;
    const next = { ...kept, given: answer === null ? rest : { ...rest, [slot]: answer } };
    setKept(next);
    keepDraft(draft, next);
  }

  async function check(): Promise<void> {
    const answers = Object.entries(kept.given).flatMap(([slot, answer]) =>
      isUnanswered(answer) ? [] : [{ slot, answer }],
    );
    if (answers.length === 0) return toast('先写下答案，再看对不对');
    setSending(true);
    try {
      const { assessmentId, questionId } = item;
      const { versionId } = question;
      const { clientKey } = kept;
      const named = { assessmentId, questionId, versionId, origin, clientKey };
      const reply = await call(await sendAnswer(), { ...named, answers });
      dropDraft(draft);
      forgetQuestion(questionId);
      setTold(reply);
      onSettled(reply.share);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setSending(false);
    }
  }

  function again(): void {
    setTold(null);
    setKept({ clientKey: newKey(), given: {} });
  }

  async function rate(recall: Recall): Promise<void> {
    if (!told) return;
    const reply = await call(await sendRecall(), { questionId: item.questionId, recall }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return null;
    });
    if (reply) setTold({ ...told, ...reply });
  }

  return { given: kept.given, give, told, check, again, rate, isSending };
}
