import { coursePath } from '#contract/rules/pagePaths.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { places } from '../../../kit/navigation/destinations.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import type { LoadedOverview } from './loadOverview.ts';
import styles from './Welcome.module.css';

/** A course to begin with, or the whole catalogue. */
export function FirstStep({ courses }: { courses: LoadedOverview['liked'] }) {
  return (
    <div className={styles.form}>
      {courses.length > 0 ? (
        <RowList label="推荐的课程">
          {courses.map((course) => (
            <Row
              key={course.id}
              heading="h2"
              title={course.courseName}
              to={coursePath(course)}
              meta={`${course.lecturerName}，${countText(course.countStudy)} 人在学`}
            />
          ))}
        </RowList>
      ) : null}
      <div className={styles.acts}>
        <LinkButton to={places.courses} variant="primary" size="lg">
          看全部课程
        </LinkButton>
        <LinkButton to="/" size="lg">
          去首页
        </LinkButton>
      </div>
    </div>
  );
}
