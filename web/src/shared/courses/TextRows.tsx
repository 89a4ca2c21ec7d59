import { coursePath } from '#contract/rules/pagePaths.ts';
import { FileText } from 'lucide-react';
import { Row, RowList } from '../../ui/Row.tsx';
import { CardPrice } from './CardPrice.tsx';
import { learnersOf } from './learnersOf.ts';
import { Who } from './Who.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { ShownCourse } from './shownCourse.ts';
import styles from './TextRows.module.css';

interface TextRowsProps {
  courses: readonly ShownCourse[];
  heading?: 'h2' | 'h3';
  label: string;
}

/** Papers and manuals as lines of text with their icon: what is in them says more than a picture. */
export function TextRows({ courses, heading, label }: TextRowsProps) {
  return (
    <RowList label={label}>
      {courses.map((course) => (
        <Row
          key={course.id}
          to={coursePath(course)}
          heading={heading}
          lead={
            <span className={styles.icon}>
              <FileText size={22} aria-hidden="true" />
            </span>
          }
          title={course.courseName}
          tags={course.isAnswer === 1 ? <Tag tone="ok">附答案</Tag> : null}
          meta={<Facts course={course} />}
          stacks
          end={<CardPrice course={course} />}
        >
          {course.summary ? <p className={styles.summary}>{course.summary}</p> : null}
        </Row>
      ))}
    </RowList>
  );
}

function Facts({ course }: { course: ShownCourse }) {
  const learners = learnersOf(course);
  return (
    <>
      {course.categoryNames.at(-1)}
      <i className="sep" />
      {course.periodTotal} 篇<i className="sep" />
      <Who course={course} />
      {learners ? (
        <>
          <i className="sep" />
          <span className={styles.learners}>{learners}</span>
        </>
      ) : null}
    </>
  );
}
