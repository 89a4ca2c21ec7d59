import type { ReactNode } from 'react';
import { QuestionType } from '#contract/rules/questions.ts';
import { pointsText } from '#contract/rules/points.ts';
import styles from './QuestionBody.module.css';

interface QuestionHeadProps {
  id: string;
  questionType: QuestionType;
  number?: string;
  /** Tenths. */
  points?: number;
  /** Said after the marks: the knowledge it asks for. */
  note?: string;
  /** At the right end: a button to flag it. */
  extra?: ReactNode;
}

/** 18 单选 · 2 分 · 数据清洗 */
export function QuestionHead({ id, questionType, number, points, note, extra }: QuestionHeadProps) {
  const facts = [
    QuestionType.labels[questionType],
    ...(points === undefined ? [] : [`${pointsText(points)} 分`]),
    ...(note ? [note] : []),
  ];
  return (
    <div className={styles.head}>
      <p id={id} className={styles.title}>
        {number === undefined ? null : <b>{number}</b>}
        <span>{facts.join(' · ')}</span>
      </p>
      {extra}
    </div>
  );
}
