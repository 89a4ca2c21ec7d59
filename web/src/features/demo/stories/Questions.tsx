import { useState } from 'react';
import type { Answer } from '#contract/rules/questions.ts';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../shared/questions/reviewsOf.ts';
import type { FileCarrier } from '../../../shared/questions/shownQuestion.ts';
import { useOptionKeys } from '../../../shared/questions/useOptionKeys.ts';
import { Select } from '../../../ui/Select.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from '../parts/Questions.module.css';
import { samples } from '../parts/sampleQuestions.ts';

const views = [
  { value: 'answer', label: '作答' },
  { value: 'shown', label: '只看题目' },
  { value: 'review', label: '批改以后' },
];

/** Goes nowhere: the name alone is kept. */
const files: FileCarrier = {
  upload: ({ name }) => Promise.resolve({ fileUrl: `/demo/parts/questions#${name}`, fileName: name }),
};

/** Each type of question: to answer, to look at, and with its marks. */
export function Questions() {
  const [view, setView] = useState('answer');
  const [answers, setAnswers] = useState<Record<string, Answer | null>>({});
  const say = (slot: string, answer: Answer | null) => setAnswers((all) => ({ ...all, [slot]: answer }));
  const [first] = samples;
  useOptionKeys(
    first!.question,
    answers[first!.id],
    view === 'answer' ? (answer) => say(first!.id, answer) : undefined,
  );
  return (
    <>
      <Field label="样子" help="作答时按数字键选第一题的答案">
        <Select options={views} value={view} onChange={({ target }) => setView(target.value)} />
      </Field>
      <div className={styles.questions}>
        {samples.map(({ id, question, key, analysis, points, given, earned }, index) => (
          <QuestionBody
            key={id}
            itemId={id}
            number={String(index + 1)}
            question={question}
            points={points}
            files={files}
            answerOf={(slot) => (view === 'answer' ? answers[slot] : view === 'review' ? given[slot] : undefined)}
            onAnswer={view === 'answer' ? say : undefined}
            reviewOf={
              view === 'review'
                ? reviewsOf({
                    itemId: id,
                    questionType: question.questionType,
                    key,
                    analysis,
                    earnedOf: (slot) => earned[slot],
                  })
                : undefined
            }
          />
        ))}
      </div>
    </>
  );
}
