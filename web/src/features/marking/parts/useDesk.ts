import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { Opened, QueueRow } from '#contract/exam/marking.ts';
import { call } from '../../../kit/call.ts';
import { useOnce } from '../../../kit/useOnce.ts';
import { toast } from '../../../ui/toast.ts';
import { holdAnswer, listAnswers, nextAnswer, openAnswer } from './calls.ts';

export type QueueName = 0 | 1 | 2;

/** Nothing yet, an answer, or none left. */
type Current = { kind: 'loading' } | { kind: 'open'; answer: Opened } | { kind: 'none' };

const PAGE_SIZE = 50;
const BEAT_MS = 4 * 60_000;

/** The marking of one question: its lists, the open answer, and going on to the next. */
export function useDesk(assessmentId: string, slot: string) {
  const { revalidate } = useRevalidator();
  const [queue, setQueue] = useState<QueueName>(0);
  const [rows, setRows] = useState<QueueRow[]>([]);
  const [current, setCurrent] = useState<Current>({ kind: 'loading' });

  const loadRows = useCallback(
    async (which: QueueName) => {
      const wish = { assessmentId, slot, queue: which, pageSize: PAGE_SIZE };
      const page = await call(await listAnswers(), wish);
      setRows(page.list);
    },
    [assessmentId, slot],
  );

  async function show(asking: Promise<Opened | null>): Promise<void> {
    try {
      const answer = await asking;
      setCurrent(answer ? { kind: 'open', answer } : { kind: 'none' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast(error.message);
      setCurrent((now) => (now.kind === 'loading' ? { kind: 'none' } : now));
    }
  }

  const askNext = async () => (await call(await nextAnswer(), { assessmentId, slot }, quiet)).answer;

  useOnce(() => {
    void loadRows(queue);
    void show(askNext());
  });

  const held = current.kind === 'open' && current.answer.points === null ? current.answer.answerId : undefined;
  useEffect(() => {
    if (held === undefined) return undefined;
    const beat = setInterval(() => void keep(held, 0), BEAT_MS);
    return () => {
      clearInterval(beat);
      void keep(held, 1);
    };
  }, [held]);

  return {
    queue,
    rows,
    current,
    choose: (which: QueueName) => {
      setQueue(which);
      void loadRows(which);
    },
    open: (answerId: string) => void show(openAnswer().then((api) => call(api, { answerId }, quiet))),
    /** What is open is done: on to the next. */
    next: async () => {
      await show(askNext());
      await Promise.all([loadRows(queue), revalidate()]);
    },
    reload: () => Promise.all([loadRows(queue), revalidate()]),
  };
}

const quiet = { isShowErrTip: false } as const;

/** A lost beat costs nothing: the next one holds it again. */
const keep = (answerId: string, isOver: 0 | 1) =>
  holdAnswer()
    .then((api) => call(api, { answerId, isOver }, { ...quiet, keepalive: isOver === 1 }))
    .catch(() => undefined);

export type DeskHandle = ReturnType<typeof useDesk>;
