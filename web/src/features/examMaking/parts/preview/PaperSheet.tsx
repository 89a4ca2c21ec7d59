import type { PaperPreview } from '#contract/exam/paperShapes.ts';
import { QuestionBody } from '../../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../../shared/questions/reviewsOf.ts';
import styles from './Preview.module.css';

/** A paper as its candidate gets it, and with the answers where they came along; printed as it stands. */
export function PaperSheet({ paper }: { paper: PaperPreview }) {
  const starts = paper.sections.map((_, at) =>
    paper.sections.slice(0, at).reduce((sum, { items }) => sum + items.length, 1),
  );
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.title}>{paper.paperName}</p>
        <p className={styles.facts}>满分 {paper.totalPoints / 10} 分 · 姓名________ 学号________</p>
      </header>
      {paper.sections.map(({ sectionId, sectionName, intro, minutes, items }, at) => (
        <section key={sectionId} className={styles.section} aria-labelledby={`s${sectionId}`}>
          <h2 id={`s${sectionId}`} className={styles.name}>
            {sectionName}
            <small>
              {items.length} 题，{items.reduce((sum, { points }) => sum + points, 0) / 10} 分
              {minutes === null ? '' : `，限 ${minutes} 分钟`}
            </small>
          </h2>
          {intro ? <p className={styles.facts}>{intro}</p> : null}
          {items.map((item, index) => {
            const { itemId, points, question, key, analysis } = item;
            const review = reviewsOf({ itemId, questionType: question.questionType, key, analysis });
            return (
              <QuestionBody
                key={itemId}
                question={question}
                itemId={itemId}
                number={String(starts[at]! + index)}
                points={points}
                reviewOf={key === undefined ? undefined : review}
              />
            );
          })}
        </section>
      ))}
    </div>
  );
}
