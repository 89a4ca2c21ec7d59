import { hoursText, dayText } from '../../../shared/courses/figures.ts';
import { learnersOf } from '../../../shared/courses/learnersOf.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { Rating } from '../../../ui/Rating.tsx';
import styles from './CourseFacts.module.css';
import { kindOf } from './kinds.ts';

/** One line of figures: rating, learners, size, last change. */
export function CourseFacts({ course }: { course: CourseView }) {
  const { unit } = kindOf(course.courseCategory);
  const hours = hoursText(course.secondsTotal);
  const learners = learnersOf(course);
  return (
    <p className={styles.facts}>
      {course.rating > 0 ? (
        <span className={styles.rating}>
          <Rating value={course.rating} />
          {course.ratingCount} 人评价
        </span>
      ) : null}
      {learners ? <span>{learners}</span> : null}
      <span>
        {course.periodTotal} {unit}
        {hours ? (
          <>
            <i className="sep" />
            {hours}
          </>
        ) : null}
      </span>
      {course.isAnswer ? <span>附答案</span> : null}
      {course.credit ? <span>{course.credit} 学分</span> : null}
      <span>{dayText(course.gmtModified)}更新</span>
    </p>
  );
}
