import type { CourseComment } from '#contract/course/comments.ts';
import { Said, SaidText } from '../../../shared/courses/Said.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import styles from './Voices.module.css';

interface VoicesProps {
  of: readonly CourseComment[];
  total: number;
  /** Where all of them are read. */
  all: string;
}

/** The most helpful ratings below the introduction. */
export function Voices({ of: said, total, all }: VoicesProps) {
  if (said.length === 0) return null;
  return (
    <section className={styles.voices}>
      <h2>学员评价</h2>
      <ul>
        {said.map((one) => (
          <Said key={one.id} of={one} marks={<Rating value={one.star} />}>
            <SaidText>{one.commentText}</SaidText>
          </Said>
        ))}
      </ul>
      {total > said.length ? <Link to={all}>看全部 {total} 条评价</Link> : null}
    </section>
  );
}
