import { CalendarCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { planText } from '#contract/rules/studyPlan.ts';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import { kindOf } from './kinds.ts';
import type { CourseStanding } from './loadDetail.ts';

const PlanDialog = lazy(() =>
  import('../../../shared/courses/PlanDialog.tsx').then((module) => ({ default: module.PlanDialog })),
);

/** The learning plan of who is in the middle of something that is learnt: which day, or the way to choose one. */
export function PlanAct({ course, standing }: { course: CourseView; standing: CourseStanding }) {
  const [open, setOpen] = useState(false);
  const { isEnrolled, completedAt, planDate } = standing;
  if (!kindOf(course.courseCategory).rules || isEnrolled === 0 || completedAt !== null) return null;
  return (
    <>
      <ActButton
        icon={<CalendarCheck size={18} aria-hidden="true" />}
        label={planDate === null ? '学习计划' : planText(planDate)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense>
          <PlanDialog course={{ ...course, ...standing, courseId: course.id }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
