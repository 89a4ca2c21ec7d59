import { useDeferredValue, useMemo, useState } from 'react';
import type { Answer, Keyed } from '#contract/rules/questions.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import type { FieldsState } from '../../../../kit/form/fieldStore.ts';
import { useFieldsState } from '../../../../kit/form/useFields.ts';
import { QuestionBody } from '../../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../../shared/questions/reviewsOf.ts';
import type { ShownQuestion } from '../../../../shared/questions/shownQuestion.ts';
import { Switch } from '../../../../ui/Switch.tsx';
import { drawnHere } from './drawnHere.ts';
import styles from './Editor.module.css';

interface Written {
  stem: string;
  analysis: string;
  question: Keyed;
  points: number | null;
}

const allValues = ({ values }: FieldsState) => values;

/** The question as a candidate will see it; it may be tried, and nothing is kept. */
export function Preview({ form }: { form: Fields }) {
  const values = useDeferredValue(useFieldsState(form, allValues) as unknown as Written);
  const [isKeyShown, setKeyShown] = useState(false);
  const [answers, setAnswers] = useState<Record<string, Answer | null>>({});
  const { stem, analysis, question, points } = useMemo(() => drawnHere(values), [values]);
  const { questionType, body, key } = question;
  return (
    <section aria-label="考生看到的样子">
      <div className={styles.previewHead}>
        <h2>考生看到的样子</h2>
        <Switch label="解析" checked={isKeyShown} onChange={setKeyShown} />
      </div>
      <div className={styles.candidate}>
        <QuestionBody
          key={questionType}
          itemId="0"
          question={{ questionType, body, stem } as ShownQuestion}
          points={points ?? undefined}
          answerOf={(slot) => answers[slot]}
          onAnswer={isKeyShown ? undefined : (slot, answer) => setAnswers((all) => ({ ...all, [slot]: answer }))}
          reviewOf={isKeyShown ? reviewsOf({ itemId: '0', questionType, key, analysis }) : undefined}
        />
      </div>
      <p className={styles.small}>可以在这里试答，不会记录。</p>
    </section>
  );
}
