import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SittingPaper } from '#contract/exam/marking.ts';
import { pointsText } from '#contract/rules/points.ts';
import type { ByHand } from '#contract/rules/questions.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { MarkWords } from './MarkWords.tsx';
import styles from './Paper.module.css';
import { Rubric } from './Rubric.tsx';
import { useMark } from './useMark.ts';

export type PaperAnswer = SittingPaper['items'][number]['answers'][number];

interface MarkBoxProps {
  answer: PaperAnswer;
  /** As people call it: 3 or 3.2. */
  number: string;
  isLeader: boolean;
}

/** The marks of one answer among the others of the same person: open where it waits, behind a press where it is settled. */
export function MarkBox({ answer, number, isLeader }: MarkBoxProps) {
  const isOpen = answer.points === null;
  const [isChanging, setIsChanging] = useState(false);
  const mine = answer.said.find(({ isMine }) => isMine === 1) ?? null;
  if (!isOpen && !isChanging) {
    if (!isLeader && !mine) return null;
    return (
      <p className={styles.acts}>
        <Button size="sm" aria-label={`改第 ${number} 题的分`} onClick={() => setIsChanging(true)}>
          改分
        </Button>
      </p>
    );
  }
  return <OpenBox answer={answer} number={number} mine={mine} onDone={() => setIsChanging(false)} />;
}

type Mine = PaperAnswer['said'][number] | null;

function OpenBox({
  answer,
  number,
  mine,
  onDone,
}: Omit<MarkBoxProps, 'isLeader'> & { mine: Mine; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const of = useMark({ ...answer, mine });
  const send = async (isDoubtful: 0 | 1) => {
    const outcome = await of.send(isDoubtful);
    if (!outcome) return;
    toast(outcome.isApart ? '和另一位老师分差过大，由负责人定分' : isDoubtful ? '放到存疑了' : '保存了');
    onDone();
    await revalidate();
  };
  return (
    <section className={styles.box} aria-label={`第 ${number} 题的评分`}>
      <p className={styles.total} aria-live="polite">
        {of.total === null ? '—' : pointsText(of.total)} / {pointsText(answer.fullPoints)} 分
      </p>
      <Rubric of={of} answerKey={answer.key as Partial<ByHand>} worth={answer.worth} fullPoints={answer.fullPoints} />
      <MarkWords of={of} isReasonRequired />
      {of.issues.form ? (
        <p role="alert" className={styles.failure}>
          {of.issues.form}
        </p>
      ) : null}
      <p className={styles.acts}>
        <Button size="sm" variant="primary" loading={of.sending} onClick={() => void send(0)}>
          {of.isSettled ? '改分' : '给分'}
        </Button>
        {of.isSettled ? (
          <Button size="sm" onClick={onDone}>
            取消
          </Button>
        ) : (
          <Button size="sm" disabled={of.sending} onClick={() => void send(1)}>
            存疑
          </Button>
        )}
      </p>
    </section>
  );
}
