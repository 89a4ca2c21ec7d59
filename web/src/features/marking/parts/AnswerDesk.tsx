import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Opened, Overview } from '#contract/exam/marking.ts';
import { CommentKind } from '#contract/rules/appeals.ts';
import { pointsText } from '#contract/rules/points.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { ByHand } from '#contract/rules/questions.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { AnswerShown } from '../../../shared/questions/AnswerShown.tsx';
import { languageOf } from '../../../shared/questions/languageOf.ts';
import { KeyShown } from '../../../shared/questions/KeyShown.tsx';
import { Commented, CommentList, isWritten } from './Commented.tsx';
import { CommentBar } from './CommentBar.tsx';
import { placeOfSelection } from './commentedHtml.ts';
import styles from './Desk.module.css';
import { spoken } from './figures.ts';
import { MarkPane } from './MarkPane.tsx';
import { useMark } from './useMark.ts';
import { useMarkKeys } from './useMarkKeys.ts';
import { FactLine } from '../../../ui/FactLine.tsx';

interface AnswerDeskProps {
  answer: Opened;
  desk: Overview;
  onDone: () => Promise<void>;
}

/** One answer and what it earns; both keep what is given until it is sent. */
export function AnswerDesk({ answer, desk, onDone }: AnswerDeskProps) {
  const of = useMark(answer);
  const [criterion, setCriterion] = useState(0);
  const [place, setPlace] = useState<{ from: number; to: number } | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const { values, change, criteria } = of;
  const canComment = isWritten(answer.questionType) && answer.isUnanswered === 0;

  const send = async (isDoubtful: 0 | 1) => {
    if (await of.send(isDoubtful)) await onDone();
  };
  const step = (by: number) => {
    const id = criteria[criterion];
    const most = id === undefined ? answer.fullPoints : answer.worth[id]!;
    const now = (id === undefined ? values.points : values.rubric[id]) ?? (by > 0 ? 0 : most);
    const given = Math.max(0, Math.min(most, now + by));
    change(id === undefined ? { points: given } : { rubric: { ...values.rubric, [id]: given } });
  };
  const whole = () => ({ from: 0, to: text.current?.textContent.length ?? 0 });
  const selected = useEffectEvent(() => {
    const found = text.current && placeOfSelection(text.current);
    if (found) setPlace(found);
  });
  useEffect(() => {
    const listen = () => selected();
    document.addEventListener('pointerup', listen);
    document.addEventListener('keyup', listen);
    return () => {
      document.removeEventListener('pointerup', listen);
      document.removeEventListener('keyup', listen);
    };
  }, []);
  useMarkKeys({
    onCriterion: (index) => (index < criteria.length ? setCriterion(index) : undefined),
    onStep: step,
    onComment: () => (canComment ? setPlace((text.current && placeOfSelection(text.current)) ?? whole()) : undefined),
    onDoubt: () => (answer.points === null ? void send(1) : undefined),
    onSend: () => void send(0),
  });

  return (
    <>
      <section className={styles.answer} aria-label="作答">
        <p className={styles.facts}>
          <b>{answer.number}</b>
          <span>
            <FactLine facts={[QuestionType.labels[answer.questionType], `${pointsText(answer.fullPoints)} 分`]} />
          </span>
        </p>
        {answer.material ? (
          <details className={styles.material}>
            <summary>材料</summary>
            <RichText html={answer.material} />
          </details>
        ) : null}
        <RichText html={answer.question.stem} className={styles.stem} />
        <details className={styles.reference}>
          <summary>参考答案</summary>
          <KeyShown
            asked={answer.question}
            answerKey={answer.key}
            analysis={answer.analysis}
            points={answer.fullPoints}
          />
        </details>
        <h2 className={styles.who}>
          <b>{answer.name}</b>
          <span>{answer.letters > 0 ? `${answer.letters} 字` : ''}</span>
          <span>{answer.seconds > 0 ? `用时 ${spoken(answer.seconds)}` : ''}</span>
          <span>{answer.countChange > 1 ? `改过 ${answer.countChange - 1} 次` : ''}</span>
        </h2>
        {canComment ? (
          <Commented
            questionType={answer.questionType}
            answer={answer.answer}
            language={languageOf(answer.question)}
            comments={place ? [...values.comments, { ...place, kind: CommentKind.remark, text: '' }] : values.comments}
            root={text}
          />
        ) : (
          <AnswerShown asked={answer.question as never} answer={answer.answer} />
        )}
        {place ? (
          <CommentBar
            onAdd={(kind, words) => {
              change({ comments: [...values.comments, { ...place, kind, text: words }] });
              setPlace(null);
            }}
            onClose={() => setPlace(null)}
          />
        ) : null}
        <CommentList
          comments={values.comments}
          onRemove={(at) => change({ comments: values.comments.filter((_, index) => index !== at) })}
        />
        <p className={styles.keys} aria-hidden="true">
          {criteria.length > 0 ? (
            <span>
              <kbd>1</kbd>–<kbd>{criteria.length}</kbd>选要点
            </span>
          ) : null}
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>改分
          </span>
          {canComment ? (
            <span>
              <kbd>C</kbd>批注
            </span>
          ) : null}
          <span>
            <kbd>D</kbd>存疑
          </span>
          <span>
            <kbd>Enter</kbd>提交并下一份
          </span>
        </p>
      </section>
      <MarkPane
        of={of}
        answer={answer}
        desk={desk}
        criterion={criterion}
        answerKey={answer.key as Partial<ByHand>}
        onSend={() => void send(0)}
        onDoubt={() => void send(1)}
      />
    </>
  );
}
