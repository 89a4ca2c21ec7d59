import { QuestionKind } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Policy.module.css';
import own from './Programme.module.css';

/** The questions of a form, for who wants to know them before they apply. */
export function AskedList({ questions }: { questions: readonly ProgrammeQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <SectionHead id="asked" title="要答的问题" note="项目的内容会一起交，不用再写一遍" />
      <ol className={styles.rules}>
        {questions.map(({ id, title, note, kind, isRequired, choices }) => (
          <li key={id}>
            {title}
            {isRequired === 1 ? '' : '（选答）'}
            <small className={own.hint}>
              {[note, kind === QuestionKind.single ? choices.join(' / ') : QuestionKind.labels[kind]]
                .filter(Boolean)
                .join('，')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
