import { Difficulty, QuestionType } from '#contract/rules/questions.ts';
import { FactList } from '../../../../ui/FactList.tsx';
import { PointsField } from './PointsField.tsx';
import styles from './Paper.module.css';
import { figuresOf, withPoints } from './sections.ts';
import type { PaperDesk } from './usePaper.ts';

/** What the paper amounts to, and what each type is worth. */
export function SidePanel({ desk }: { desk: PaperDesk }) {
  const { sections } = desk;
  const { totalPoints, questionCount, minutes, mix } = figuresOf(sections);
  const asked = sections.flatMap(({ items, cells }) => [...items, ...cells]);
  const types = QuestionType.values.filter((type) => asked.some(({ questionType }) => questionType === type));
  return (
    <section className={styles.side} aria-label="试卷的构成">
      <FactList
        facts={[
          { label: '总分', value: `${totalPoints / 10} 分` },
          { label: '题数', value: `${questionCount} 题` },
          { label: '预计用时', value: `约 ${minutes} 分钟` },
          {
            label: '难度',
            value:
              mix
                .map((one) => `${Difficulty.labels[one.difficulty as Difficulty] ?? '不限'} ${one.count}`)
                .join('，') || '—',
          },
        ]}
      />
      {types.length > 0 ? (
        <>
          <h2 className={styles.sideTitle}>每种题的分值</h2>
          <ul className={styles.types}>
            {types.map((type) => {
              const first = asked.find(({ questionType }) => questionType === type)!;
              return (
                <li key={type}>
                  <span>{QuestionType.labels[type]}</span>
                  <PointsField
                    label={`每道${QuestionType.labels[type]}的分值`}
                    points={first.points}
                    onChange={(points) => desk.change(withPoints(sections, type, points))}
                  />
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </section>
  );
}
