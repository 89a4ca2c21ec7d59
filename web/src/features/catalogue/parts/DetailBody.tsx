import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { DetailAside } from './DetailAside.tsx';
import styles from './DetailBody.module.css';
import type { Detail } from './loadDetail.ts';

const VersionNotice = lazy(() => import('./VersionNotice.tsx').then((module) => ({ default: module.VersionNotice })));

interface DetailBodyProps {
  data: Pick<Detail, 'course' | 'standing' | 'recommended'> & Partial<Pick<Detail, 'raised'>>;
  /** What the course is, a tab for each part. */
  tabs: ReactNode;
  /** Above the tabs, beside the people: the head below the stage. */
  head?: ReactNode;
}

/** What stands below the head, and below the stage while a class-hour is open. */
export function DetailBody({ data, tabs, head }: DetailBodyProps) {
  const { course, standing } = data;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {head}
        {standing && standing.version < standing.newestVersion ? (
          <Suspense>
            <VersionNotice courseId={course.id} />
          </Suspense>
        ) : null}
        {tabs}
      </div>
      <DetailAside data={data} />
    </div>
  );
}
