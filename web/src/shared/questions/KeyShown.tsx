import type { ReactNode } from 'react';
import type { Answer, Asked, ByHand, Keys, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType, questionTraits, ToleranceKind } from '#contract/rules/questions.ts';
import { RichText } from '../../kit/RichText.tsx';
import { AnswerShown } from './AnswerShown.tsx';
import { circled } from './htmlText.ts';
import { pointsText } from '#contract/rules/points.ts';
import styles from './Shown.module.css';

interface KeyShownProps {
  /** Of a material only the analysis is told; its children have keys of their own. */
  asked: Asked;
  answerKey?: Keys[SimpleType];
  /** HTML. */
  analysis?: string;
  /** Of the slot, tenths: what each criterion is worth. */
  points?: number;
}

/** The right answer, or what is marked by, and why. */
export function KeyShown({ asked, answerKey, analysis, points }: KeyShownProps) {
  const isAutomatic = questionTraits[asked.questionType].isAutomatic;
  return (
    <dl className={styles.key}>
      {answerKey === undefined ? null : isAutomatic ? (
        <Part name="正确答案">
          <Right asked={asked as Asked<SimpleType>} answerKey={answerKey} />
        </Part>
      ) : (
        <Reference {...(answerKey as Keys[8] | Keys[5])} points={points} />
      )}
      {analysis ? (
        <Part name="解析">
          <RichText html={analysis} className={styles.html} />
        </Part>
      ) : null}
    </dl>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Right({ asked, answerKey }: { asked: Asked<SimpleType>; answerKey: Keys[SimpleType] }) {
  if (asked.questionType === QuestionType.blanks) return <Accepted {...(answerKey as Keys[4])} />;
  if (asked.questionType === QuestionType.number) return <p>{numberText(answerKey as Keys[7])}</p>;
  return <AnswerShown asked={asked} answer={rightAnswer(asked.questionType, answerKey)} />;
}

/** The key of these types as the answer that it is. */
function rightAnswer(questionType: SimpleType, key: Keys[SimpleType]): Answer | null {
  if (questionType === QuestionType.judge) return (key as Keys[3]).isTrue;
  if (questionType === QuestionType.matching) return (key as Keys[9]).pairs;
  if (questionType === QuestionType.ordering) return (key as Keys[10]).order;
  return (key as Keys[1] | Keys[2]).right;
}

const Accepted = ({ blanks, isOrderFree, isCaseSensitive }: Keys[4]) => (
  <>
    <ul className={styles.marked}>
      {blanks.map(({ accepted }, index) => (
        <li key={circled(index)}>
          <span className={styles.mark}>{circled(index)}</span>
          <span>{accepted.join(' / ')}</span>
        </li>
      ))}
    </ul>
    {isOrderFree || isCaseSensitive ? (
      <p className={styles.none}>
        {[...(isOrderFree ? ['各空顺序不限'] : []), ...(isCaseSensitive ? ['区分大小写'] : [])].join('，')}
      </p>
    ) : null}
  </>
);

/** 12.5 kg（误差不超过 0.1） */
export function numberText({ value, unit, tolerance, toleranceKind }: Keys[7]): string {
  const exact = unit === '' ? String(value) : `${value} ${unit}`;
  if (tolerance === 0) return exact;
  return `${exact}（误差不超过 ${tolerance}${toleranceKind === ToleranceKind.percent ? '%' : ''}）`;
}

function Reference({ reference, rubric, keywords, points }: ByHand & { keywords?: string[]; points?: number }) {
  return (
    <>
      {reference ? (
        <Part name="参考答案">
          <RichText html={reference} className={styles.html} />
        </Part>
      ) : null}
      {keywords && keywords.length > 0 ? <Part name="关键词">{keywords.join('、')}</Part> : null}
      {rubric.length > 0 ? (
        <Part name="评分要点">
          <ul className={styles.rubric}>
            {rubric.map(({ id, title, share, note }) => (
              <li key={id}>
                <span>
                  {title}
                  {note ? <small>{note}</small> : null}
                </span>
                <b>{points === undefined ? `${share}%` : `${pointsText(Math.round((points * share) / 100))} 分`}</b>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}
