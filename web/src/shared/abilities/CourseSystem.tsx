import type { StageCourse, StageView } from '#contract/course/typicalPosition.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { PathItem, PathList } from '../../ui/PathList.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './Abilities.module.css';
import { raisesText } from './raisesText.ts';

/** The course system of a position, stage by stage. */
export function CourseSystem({ stages }: { stages: readonly StageView[] }) {
  return (
    <PathList>
      {stages.map(({ stageName, intro, courses }) => (
        <PathItem key={`${stageName} ${courses[0]?.id}`}>
          <h3 className={styles.stageName}>{stageName}</h3>
          {intro ? <p className={styles.quiet}>{intro}</p> : null}
          <ul className={styles.courses}>
            {courses.map((course) => (
              <li key={course.id} className={styles.course}>
                <CourseName course={course} />
                <span className={styles.quiet}>
                  {[course.lecturerName, `${course.periodTotal} 课时`].filter(Boolean).join('，')}
                </span>
                <span className={styles.raises}>{raisesText(course.raises)}</span>
              </li>
            ))}
          </ul>
        </PathItem>
      ))}
    </PathList>
  );
}

const CourseName = ({ course }: { course: StageCourse }) =>
  course.isOnShelf === 1 ? (
    <TextLink to={coursePath(course)}>{course.courseName}</TextLink>
  ) : (
    <span>{course.courseName}（已下架）</span>
  );
