import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { collectionTypes } from '#contract/rules/collectionTypes.ts';
import { Acts } from '../../../courses/ActButton.tsx';
import { CollectButton } from '../../../courses/CollectButton.tsx';
import { CourseCover, Who } from '../../../courses/CourseTile.tsx';
import { MainAction } from './MainAction.tsx';
import { ReportLink, ShareCourse } from './CourseActs.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import styles from './DetailHead.module.css';
import type { Detail } from './loadDetail.ts';

// 登录了才用得到
const PlanAct = lazy(() => import('./PlanAct.tsx').then((module) => ({ default: module.PlanAct })));

interface DetailHeadProps {
  data: Detail;
  facts?: ReactNode;
  actions?: ReactNode;
}

/** Cover, title, facts, what it costs and the one thing to do next. */
export function DetailHead({ data, facts, actions }: DetailHeadProps) {
  const { course, standing, chapters } = data;
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
        <div className={styles.action}>
          <MainAction course={course} standing={standing} chapters={chapters}>
            {actions}
          </MainAction>
        </div>
        <CourseActRow data={data} />
      </div>
    </section>
  );
}

/** The quiet acts: collect, plan, share, report. */
export function CourseActRow({ data: { course, standing } }: { data: Detail }) {
  return (
    <Acts>
      <CollectButton
        target={{ collectionType: collectionTypes.course, collectionId: course.id }}
        collected={standing?.isCollectionCourse === 1}
      />
      {standing ? (
        <Suspense>
          <PlanAct course={course} standing={standing} />
        </Suspense>
      ) : null}
      <ShareCourse course={course} />
      <ReportLink course={course} />
    </Acts>
  );
}
