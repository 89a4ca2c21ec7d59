import type { RoundItem } from '#contract/exam/practice.ts';
import type { PracticeOrigin } from '#contract/rules/practice.ts';
import { Recall } from '#contract/rules/practice.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { AnswerMark } from '../../../shared/questions/AnswerMark.tsx';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../shared/questions/reviewsOf.ts';
import { useOptionKeys } from '../../../shared/questions/useOptionKeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Marks } from './Marks.tsx';
import styles from './Round.module.css';
import { useAnswering } from './useAnswering.ts';
import type { Told } from './useAnswering.ts';
import type { Question } from './useQuestion.ts';
import { useStepKeys } from './useStepKeys.ts';

interface OneQuestionProps {
  item: RoundItem;
  question: Question;
  origin: PracticeOrigin;
  number: number;
  isLast: boolean;
  onSettled: (share: number | null) => void;
  onMove: (by: 1 | -1) => void;
}

/** One question of a round: answered, checked, explained. */
export function OneQuestion({ item, question, origin, number, isLast, onSettled, onMove }: OneQuestionProps) {
  const of = useAnswering({ item, question, origin, onSettled });
  const { given, told } = of;
  const { asked, itemId } = question;
  const onAnswer = told ? undefined : of.give;
  useOptionKeys(asked, given[itemId], onAnswer && ((answer) => onAnswer(itemId, answer)));
  useStepKeys({ onNext: () => (told ? onMove(1) : void of.check()), onMove });
  const review = told?.key
    ? reviewsOf({ itemId, questionType: asked.questionType, key: told.key, analysis: told.analysis })
    : undefined;
  return (
    <>
      <QuestionBody
        question={asked}
        itemId={itemId}
        number={String(number)}
        note={question.knowledge.join('、')}
        answerOf={(slot) => given[slot]}
        onAnswer={onAnswer}
        reviewOf={review}
        extra={<Marks question={question} isKnown={told !== null || question.countRight + question.countWrong > 0} />}
      />
      <div role="status">{told ? <Outcome told={told} /> : null}</div>
      {told && told.share === null ? <OwnWord onRate={of.rate} /> : null}
      <div className={styles.foot}>
        <Button onClick={() => onMove(-1)} disabled={number === 1}>
          上一题
        </Button>
        {told ? (
          <Button onClick={of.again}>再做一次</Button>
        ) : (
          <Button variant="primary" loading={of.isSending} loadingLabel="核对中" onClick={() => void of.check()}>
            看对不对
          </Button>
        )}
        <Button variant={told ? 'primary' : undefined} disabled={isLast} onClick={() => onMove(1)}>
          下一题
        </Button>
      </div>
    </>
  );
}

function Outcome({ told: { share, key, dueAt, isWrong } }: { told: Told }) {
  return (
    <p className={styles.told}>
      {share === null ? (
        key === null ? (
          '自己评一评'
        ) : (
          '对照参考答案，自己评一评'
        )
      ) : (
        <AnswerMark earned={share} points={100} />
      )}
      {key === null ? '，这份练习现在不展示答案' : ''}
      <i className="sep" />
      {isWrong ? `已放进错题本，${shownTime(dueAt)} 再问你` : `${shownTime(dueAt)} 再问你一次`}
    </p>
  );
}

/** What nobody marks, the learner says; it decides when the question comes again. */
function OwnWord({ onRate }: { onRate: (recall: Recall) => Promise<void> }) {
  return (
    <fieldset className={styles.recall}>
      <legend>这道题会了吗</legend>
      <div>
        {Recall.values.map((value) => (
          <Button key={value} size="sm" onClick={() => void onRate(value)}>
            {Recall.labels[value]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
