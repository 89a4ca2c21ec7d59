import type { Answer, Asked, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { isUnanswered } from '#contract/rules/marking.ts';
import { AnswerField } from './AnswerField.tsx';
import { AnswerMark } from './AnswerMark.tsx';
import styles from './AnswerPart.module.css';
import { AnswerShown } from './AnswerShown.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { KeyShown } from './KeyShown.tsx';
import type { FileCarrier, GivenAnswer, SlotReview } from './shownQuestion.ts';
import { ToAnswer } from './ToAnswer.tsx';

interface AnswerPartProps {
  asked: Asked<SimpleType>;
  answer: GivenAnswer;
  onAnswer?: (answer: Answer | null) => void;
  review?: SlotReview;
  /** Of the slot, tenths. */
  points?: number;
  label: string;
  idBase: string;
  files?: FileCarrier;
}

/** The answer to one slot: the field that takes it, or what was given, with the marks and the key where they are told. */
export function AnswerPart({ asked, answer, onAnswer, review, points, label, idBase, files }: AnswerPartProps) {
  const isChosen = asked.questionType <= QuestionType.judge;
  return (
    <div className={styles.part}>
      {onAnswer ? (
        <AnswerField {...{ asked, answer, onAnswer, label, idBase, files }} />
      ) : isChosen ? (
        <ChoiceRows asked={asked as Asked<1 | 2 | 3>} answer={answer} rightKey={review?.key} label={label} />
      ) : (
        <>
          <ToAnswer asked={asked} />
          {review || !isUnanswered(answer, asked.questionType) ? (
            <div className={styles.given}>
              <p className={styles.name}>{review ? '作答' : '已填'}</p>
              <AnswerShown asked={asked} answer={answer} />
            </div>
          ) : null}
        </>
      )}
      {review?.earned === undefined ? null : (
        <AnswerMark earned={review.earned} points={points} isUnanswered={isUnanswered(answer, asked.questionType)} />
      )}
      {review?.key === undefined && !review?.analysis ? null : (
        <KeyShown asked={asked} answerKey={review.key} analysis={review.analysis} points={points} />
      )}
    </div>
  );
}
