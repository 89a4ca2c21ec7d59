import { CalendarCheck } from 'lucide-react';
import { planText } from '#contract/rules/studyPlan.ts';
import { lazy, Suspense, useState } from 'react';
import { ActButton } from '../../../courses/ActButton.tsx';
import type { PlannedCourse } from '../../../courses/PlanDialog.tsx';

const PlanDialog = lazy(() =>
  import('../../../courses/PlanDialog.tsx').then((module) => ({ default: module.PlanDialog })),
);

/** The learning plan of somebody who takes the course: which day, or the way to choose one. */
export function PlanAct({ course: { id, ...course } }: { course: Omit<PlannedCourse, 'courseId'> & { id: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActButton
        icon={<CalendarCheck size={18} aria-hidden="true" />}
        label={course.planDate === null ? '学习计划' : planText(course.planDate)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense>
          <PlanDialog course={{ ...course, courseId: id }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
