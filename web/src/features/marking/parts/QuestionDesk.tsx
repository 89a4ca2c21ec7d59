import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Overview } from '#contract/exam/marking.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { pointsText } from '#contract/rules/points.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { AnswerDesk } from './AnswerDesk.tsx';
import { BlanksDialog } from './BlanksDialog.tsx';
import styles from './Desk.module.css';
import { Queue } from './Queue.tsx';
import { useDesk } from './useDesk.ts';

interface QuestionDeskProps {
  desk: Overview;
  slot: string;
  hrefOf: (slot: string) => string;
}

/** Marking question by question: the queue, the answer, and what it earns. */
export function QuestionDesk({ desk, slot, hrefOf }: QuestionDeskProps) {
  const of = useDesk(desk.assessmentId, slot);
  const navigate = useNavigate();
  const [asksBlanks, setAsksBlanks] = useState(false);
  const counts = desk.slots.find((one) => one.slot === slot)!;
  return (
    <div className={styles.desk}>
      <aside className={styles.queue} aria-label="作答队列">
        <Field label="题目">
          <Select
            size="sm"
            isWide
            value={slot}
            onChange={({ target }) => void navigate(hrefOf(target.value))}
            options={desk.slots.map((one) => ({
              value: one.slot,
              label: `${one.number} ${QuestionType.labels[one.questionType]}，${pointsText(one.fullPoints)} 分，待批 ${one.waiting}`,
            }))}
          />
        </Field>
        <Queue of={of} counts={counts} />
        {counts.waiting > 0 ? (
          <Button size="sm" onClick={() => setAsksBlanks(true)}>
            空白的一次给 0 分
          </Button>
        ) : null}
        {desk.isAnonymous === 1 ? <p className={styles.note}>姓名已隐去，考试结束并且全部批完后才显示。</p> : null}
      </aside>
      {of.current.kind === 'open' ? (
        <AnswerDesk key={of.current.answer.answerId} answer={of.current.answer} desk={desk} onDone={of.next} />
      ) : of.current.kind === 'loading' ? (
        <div className={styles.answer} aria-busy="true">
          <SkeletonRows />
        </div>
      ) : (
        <div className={styles.answer}>
          <Empty
            title="这道题没有等你批的了"
            note={nothingLeft(desk, counts)}
            action={
              <Button size="sm" onClick={() => void of.next()}>
                再看看
              </Button>
            }
          />
        </div>
      )}
      {asksBlanks ? (
        <BlanksDialog
          wish={{ assessmentId: desk.assessmentId, slot }}
          onClose={() => setAsksBlanks(false)}
          onDone={of.next}
        />
      ) : null}
    </div>
  );
}

function nothingLeft(desk: Overview, { waiting, doubtful }: { waiting: number; doubtful: number }): string {
  if (waiting > 0) return `还有 ${waiting} 份正由别的老师批着`;
  if (doubtful > 0) return `还有 ${doubtful} 份存疑，由负责人定分`;
  const left = desk.slots.filter((one) => one.waiting > 0);
  return left.length > 0 ? `还有 ${left.length} 道题等着批，可以换一题` : '都批完了';
}
