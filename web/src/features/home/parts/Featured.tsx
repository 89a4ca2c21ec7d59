import { Link } from '../../../ui/Link.tsx';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { CardPrice } from '../../../shared/courses/CardPrice.tsx';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { CourseTile } from '../../../shared/courses/CourseTile.tsx';
import { learnersOf } from '../../../shared/courses/learnersOf.ts';
import { Who } from '../../../shared/courses/Who.tsx';
import { CardGrid } from '../../../ui/CoverCard.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import type { ZoneCourse } from './homeFacts.ts';
import styles from './Featured.module.css';

/** One large course and four small ones. */
export function Featured({ courses }: { courses: readonly ZoneCourse[] }) {
  const [lead, ...others] = courses;
  if (!lead) return null;
  const learners = learnersOf(lead);
  return (
    <div className={styles.featured}>
      <Link to={coursePath(lead)} className={styles.lead}>
        <CourseCover course={lead} size="lg" />
        <h3 className={styles.title}>{lead.courseName}</h3>
        {lead.summary ? <p className={styles.summary}>{lead.summary}</p> : null}
        <p className={styles.facts}>
          <CardPrice course={lead} size="lg" />
          <span className={styles.who}>
            <Who course={lead} />
          </span>
          {learners ? <span>{learners}</span> : null}
          <Rating value={lead.rating} />
        </p>
      </Link>
      <CardGrid columns={2} className={styles.others}>
        {others.map((course) => (
          <CourseTile key={course.id} course={course} />
        ))}
      </CardGrid>
    </div>
  );
}
