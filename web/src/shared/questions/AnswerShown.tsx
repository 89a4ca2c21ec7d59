import type { ComponentType } from 'react';
import { isUnanswered } from '#contract/rules/marking.ts';
import type { Answers, Asked, Bodies, SimpleType } from '#contract/rules/questions.ts';
import { letterOf } from '#contract/rules/questions.ts';
import { codeLanguages } from '#contract/rules/richText.ts';
import { RichText } from '../../kit/RichText.tsx';
import { useColoured } from '../../kit/richText/useColoured.ts';
import { choicesOf, chosenIn } from './choicesOf.ts';
import { circled } from './htmlText.ts';
import { Inline } from './Inline.tsx';
import { inOrder } from './inOrder.ts';
import type { GivenAnswer } from './shownQuestion.ts';
import styles from './Shown.module.css';

interface Given<T extends SimpleType> {
  body: Bodies[T];
  answer: Answers[T];
}

/** What was answered, to read. An essay has to come as the server shows it (`shownHtml`). */
export function AnswerShown({ asked, answer }: { asked: Asked<SimpleType>; answer: GivenAnswer }) {
  if (isUnanswered(answer, asked.questionType)) return <p className={styles.none}>未作答</p>;
  const Shown = shownByType[asked.questionType] as ComponentType<{ body: unknown; answer: unknown }>;
  return <Shown body={asked.body} answer={answer} />;
}

const Chosen = ({ asked, answer }: { asked: Asked<1 | 2 | 3>; answer: GivenAnswer }) => (
  <ul className={styles.marked}>
    {choicesOf(asked)
      .filter(({ id }) => chosenIn(answer).includes(id))
      .map(({ id, letter, content }) => (
        <li key={id}>
          {letter ? <span className={styles.mark}>{letter}.</span> : null}
          <Inline html={content} />
        </li>
      ))}
  </ul>
);

const Single = ({ body, answer }: Given<1>) => <Chosen asked={{ questionType: 1, body }} answer={answer} />;

const Multiple = ({ body, answer }: Given<2>) => <Chosen asked={{ questionType: 2, body }} answer={answer} />;

const Judge = ({ body, answer }: Given<3>) => <Chosen asked={{ questionType: 3, body }} answer={answer} />;

const Blanks = ({ body, answer }: Given<4>) => (
  <ul className={styles.marked}>
    {Array.from({ length: body.blankCount }, (_, index) => (
      <li key={circled(index)}>
        <span className={styles.mark}>{circled(index)}</span>
        {answer[index]?.trim() ? <span>{answer[index]}</span> : <span className={styles.none}>未填</span>}
      </li>
    ))}
  </ul>
);

const Essay = ({ answer }: Given<5>) => <RichText html={answer} className={styles.html} />;

const NumberGiven = ({ answer: { value, unit } }: Given<7>) => <p>{unit === '' ? value : `${value} ${unit}`}</p>;

const Short = ({ answer }: Given<8>) => <p className={styles.words}>{answer}</p>;

const Matching = ({ body, answer }: Given<9>) => (
  <ul className={styles.marked}>
    {body.left.map(({ id, content }, index) => {
      const joined = answer.find(({ left }) => left === id)?.right;
      const at = body.right.findIndex((one) => one.id === joined);
      return (
        <li key={id}>
          <span className={styles.mark}>{index + 1}.</span>
          <Inline html={content} />
          <span className={styles.mark}>{at < 0 ? '→' : `→ ${letterOf(at)}.`}</span>
          {at < 0 ? <span className={styles.unjoined}>未连</span> : <Inline html={body.right[at]!.content} />}
        </li>
      );
    })}
  </ul>
);

/** By the letters under which the items are shown. */
const Ordering = ({ body, answer }: Given<10>) => (
  <ol className={styles.marked}>
    {inOrder(body.items, answer).map(({ id, content }) => (
      <li key={id}>
        <span className={styles.mark}>{letterOf(body.items.findIndex((one) => one.id === id))}.</span>
        <Inline html={content} />
      </li>
    ))}
  </ol>
);

const Files = ({ answer }: Given<11>) => (
  <ul className={styles.marked}>
    {answer.map(({ fileUrl, fileName }) => (
      <li key={fileUrl}>
        <a className={styles.link} href={fileUrl} target="_blank" rel="noreferrer">
          {fileName}
        </a>
      </li>
    ))}
  </ul>
);

const Code = ({ body, answer }: Given<12>) => (
  <>
    <p className={styles.none}>{codeLanguages[body.language as keyof typeof codeLanguages] ?? body.language}</p>
    <RichText
      html={`<pre tabindex="0"><code>${useColoured(answer, body.language)}</code></pre>`}
      className={styles.html}
    />
  </>
);

const shownByType: { [T in SimpleType]: ComponentType<Given<T>> } = {
  1: Single,
  2: Multiple,
  3: Judge,
  4: Blanks,
  5: Essay,
  7: NumberGiven,
  8: Short,
  9: Matching,
  10: Ordering,
  11: Files,
  12: Code,
};
