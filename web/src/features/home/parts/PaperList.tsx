import { coursePath } from '#contract/rules/pagePaths.ts';
import type { ShownCourse } from '../../../courses/shownCourse.ts';
import { priceOf } from '../../../courses/CourseTile.tsx';
import { Anchor } from '../../../ui/Anchor.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './PaperList.module.css';

/** Papers as text in two columns. */
export function PaperList({ papers }: { papers: readonly ShownCourse[] }) {
  return (
    <ul className={styles.list}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <Anchor to={coursePath(paper)} className={styles.one}>
            <Mark of="file" />
            <span className={styles.words}>
              <b className="clip">{paper.courseName}</b>
              <small>
                {paper.categoryNames.at(-1)}
                <i className="sep" />
                {paper.periodTotal} 篇
              </small>
            </span>
            <Price cents={priceOf(paper).cents} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
