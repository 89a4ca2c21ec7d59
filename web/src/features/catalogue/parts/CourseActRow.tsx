import { lazy, Suspense } from 'react';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { Acts } from '../../../shared/courses/ActButton.tsx';
import { CollectButton } from '../../../shared/courses/CollectButton.tsx';
import { ReportLink, ShareCourse } from './CourseActs.tsx';
import type { Detail } from './loadDetail.ts';

const PlanAct = lazy(() => import('./PlanAct.tsx').then((part) => ({ default: part.PlanAct })));
const SeatAct = lazy(() => import('./SeatAct.tsx').then((part) => ({ default: part.SeatAct })));

/** The quiet acts: collect, plan, seats, share, report. */
export function CourseActRow({ data: { course, standing } }: { data: Pick<Detail, 'course' | 'standing'> }) {
  return (
    <Acts>
      <CollectButton
        target={{ collectionType: CollectionType.course, collectionId: course.id }}
        collected={standing?.isCollectionCourse === 1}
      />
      <Suspense>{standing ? <PlanAct course={course} standing={standing} /> : null}</Suspense>
      <Suspense>{standing ? <SeatAct course={course} /> : null}</Suspense>
      <ShareCourse course={course} />
      <ReportLink course={course} />
    </Acts>
  );
}
