import type { ReactNode } from 'react';
import type { Answer, Asked, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { childPoints, slotOf } from '#contract/rules/slots.ts';
import { RichText } from '../../kit/RichText.tsx';
import { cx } from '../../ui/cx.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { KeyShown } from './KeyShown.tsx';
import { numberedBlanks, startOf } from './htmlText.ts';
import styles from './QuestionBody.module.css';
import { QuestionHead } from './QuestionHead.tsx';
import type { FileCarrier, GivenAnswer, ShownQuestion, SlotReview } from './shownQuestion.ts';

export interface QuestionBodyProps {
  question: ShownQuestion;
  /** Names its slots (`rules/slots.ts`) and begins its ids: one of its own for each question of a page. */
  itemId: string;
  /** As the paper counts: 18. */
  number?: string;
  /** Tenths. */
  points?: number;
  /** Said after the marks. */
  note?: string;
  /** At the right end of the head. */
  extra?: ReactNode;
  /** What was given in a slot; absent: nothing anywhere. */
  answerOf?: (slot: string) => GivenAnswer;
  /** Absent: it is only shown. Null takes the answer back. */
  onAnswer?: (slot: string, answer: Answer | null) => void;
  /** Without it files are only listed. */
  files?: FileCarrier;
  /** What may be told of a slot: marks options right and wrong, and stands below the answer. */
  reviewOf?: (slot: string) => SlotReview | undefined;
}

/** A question as it is shown and answered everywhere: head, stem and answer; of a material, each of its children. */
export function QuestionBody(props: QuestionBodyProps) {
  const { question, itemId, number, points, note, extra } = props;
  const headId = `q${itemId}-head`;
  const { stem } = question;
  const isMaterial = question.questionType === QuestionType.compound;
  return (
    <article className={styles.question} aria-labelledby={headId}>
      <QuestionHead {...{ id: headId, questionType: question.questionType, number, points, note, extra }} />
      <Stem html={stem} questionType={question.questionType} />
      {isMaterial ? (
        <Children {...props} asked={question} />
      ) : (
        <OneAnswer {...props} asked={question} slot={slotOf(itemId)} stem={stem} />
      )}
    </article>
  );
}

function Children(props: QuestionBodyProps & { asked: Asked<6> }) {
  const { asked, itemId, number, points, reviewOf } = props;
  const analysis = reviewOf?.(slotOf(itemId))?.analysis;
  const { children } = asked.body;
  const shares = points === undefined ? undefined : childPoints(points, children);
  return (
    <>
      <ol className={styles.children}>
        {children.map((child, index) => {
          const slot = slotOf(itemId, child.id);
          const headId = `q${idOf(slot)}-head`;
          const childNumber = number === undefined ? `（${index + 1}）` : `${number}.${index + 1}`;
          const worth = shares?.get(child.id) ?? child.points;
          return (
            <li key={child.id} aria-labelledby={headId}>
              <QuestionHead id={headId} questionType={child.questionType} number={childNumber} points={worth} />
              <Stem html={child.stem} questionType={child.questionType} />
              <OneAnswer {...props} asked={child} slot={slot} stem={child.stem} number={childNumber} points={worth} />
            </li>
          );
        })}
      </ol>
      {analysis ? <KeyShown asked={asked} analysis={analysis} /> : null}
    </>
  );
}

interface OneAnswerProps extends Omit<QuestionBodyProps, 'question'> {
  asked: Asked<SimpleType>;
  slot: string;
  stem: string;
}

function OneAnswer({ asked, slot, stem, number, points, answerOf, onAnswer, reviewOf, files }: OneAnswerProps) {
  return (
    <AnswerPart
      asked={asked}
      answer={answerOf?.(slot)}
      onAnswer={onAnswer && ((answer) => onAnswer(slot, answer))}
      review={reviewOf?.(slot)}
      points={points}
      label={number === undefined ? startOf(stem) : `${number} ${startOf(stem)}`}
      idBase={`q${idOf(slot)}`}
      files={files}
    />
  );
}

function Stem({ html, questionType }: { html: string; questionType: QuestionType }) {
  const shown = questionType === QuestionType.blanks ? numberedBlanks(html) : html;
  return (
    <RichText html={shown} className={cx(styles.stem, questionType === QuestionType.compound && styles.material)} />
  );
}

const idOf = (slot: string) => slot.replace(':', '-');
