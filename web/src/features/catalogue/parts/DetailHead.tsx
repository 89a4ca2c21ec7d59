import type { ReactNode } from 'react';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { priceOf } from '../../../shared/courses/priceOf.ts';
import { Who } from '../../../shared/courses/Who.tsx';
import { Price } from '../../../ui/Price.tsx';
import { MainAction } from './MainAction.tsx';
import { CourseActRow } from './CourseActRow.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import styles from './DetailHead.module.css';
import type { Detail } from './loadDetail.ts';

interface DetailHeadProps {
  data: Pick<Detail, 'course' | 'standing' | 'chapters'> & Partial<Pick<Detail, 'promotion' | 'group'>>;
  /** Of what is not public: says what it will cost, and nothing can be done. */
  isPreview?: boolean;
  facts?: ReactNode;
  actions?: ReactNode;
}

/** Cover, title, facts, what it costs and the one thing to do next. */
export function DetailHead({ data, isPreview = false, facts, actions }: DetailHeadProps) {
  const { course, standing, chapters, promotion = null, group = null } = data;
  return (
    <section className={styles.head} aria-label="课程">
      <div>
        <CourseCover course={course} size="lg" eager />
      </div>
      <div>
        <h1 className={styles.title}>{course.courseName}</h1>
        {course.summary ? <p className={styles.summary}>{course.summary}</p> : null}
        <p className={styles.who}>
          <Who course={course} />
        </p>
        <CourseFacts course={course} />
        {facts}
        {isPreview ? (
          <p className={styles.action}>
            <Price {...priceOf(course)} size="xl" />
          </p>
        ) : (
          <>
            <div className={styles.action}>
              <MainAction course={course} promotion={promotion} group={group} standing={standing} chapters={chapters}>
                {actions}
              </MainAction>
            </div>
            <CourseActRow data={data} />
          </>
        )}
      </div>
    </section>
  );
}
