import { FileText } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { CardPrice } from '../../../shared/courses/CardPrice.tsx';
import type { ZoneCourse } from './homeFacts.ts';
import styles from './PaperList.module.css';

/** Papers as text in two columns of the same length. */
export function PaperList({ papers }: { papers: readonly ZoneCourse[] }) {
  return (
    <ul className={styles.list}>
      {inPairs(papers).map((paper) => (
        <li key={paper.id}>
          <Link to={coursePath(paper)} className={styles.one}>
            <FileText size={18} />
            <span className={styles.words}>
              <b className="clip2">{paper.courseName}</b>
              <small>
                {paper.categoryNames.at(-1)}
                <i className="sep" />
                {paper.periodTotal} 篇
              </small>
            </span>
            <CardPrice course={paper} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Without the last one that would stand alone in its row. */
const inPairs = (papers: readonly ZoneCourse[]): readonly ZoneCourse[] =>
  papers.length > 1 ? papers.slice(0, papers.length - (papers.length % 2)) : papers;
