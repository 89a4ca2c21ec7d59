import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { UserCourse } from '#contract/course/userCourse.ts';
import { dayOf, paceText, PLAN_DAYS } from '#contract/rules/studyPlan.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useField } from '../../kit/form/useFields.ts';
import { useCallForm } from '../../kit/useCallForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from './useAct.ts';

const save = () => import('#contract/course/plan.ts').then((api) => api.save);
const del = () => import('#contract/course/plan.ts').then((api) => api.del);

export type PlannedCourse = Pick<UserCourse, 'courseId' | 'courseName' | 'planDate' | 'periodDone' | 'periodTotal'>;

/** Chooses the day by which a course is to be finished, and says at once what that takes a day. */
export function PlanDialog({ course, onClose }: { course: PlannedCourse; onClose: () => void }) {
  const { courseId, courseName, planDate } = course;
  const { revalidate } = useRevalidator();
  const done = (words: string) => async () => {
    toast(words);
    onClose();
    await revalidate();
  };
  const sending = useCallForm(save, {
    initial: { courseId, planDate: planDate ?? '' },
    fieldOfCode: { 2301: 'planDate' },
    onDone: done('计划保存成功'),
  });
  const dropping = useAct(del, { onDone: done('取消计划成功') });
  const chosen = useField(sending.form, 'planDate');
  const day = String(chosen.value ?? '');
  const [now] = useState(() => new Date());
  const last = dayOf(new Date(now.getTime() + PLAN_DAYS * 86_400_000));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= dayOf(now) && day <= last;
  return (
    <FormDialog
      of={sending}
      title="学习计划"
      note={`「${courseName}」打算哪一天学完`}
      size="sm"
      label="学习计划"
      submitLabel="保存计划"
      busyLabel="保存中"
      onClose={onClose}
    >
      <Field
        label="学完的日子"
        required
        help={
          isDay ? paceText({ ...course, planDate: day }, now) : `还剩 ${course.periodTotal - course.periodDone} 课时`
        }
        error={sending.errorOf('planDate')}
      >
        <DateField min={dayOf(now)} max={last} value={day} onChange={chosen.set} onBlur={chosen.onBlur} />
      </Field>
      {planDate === null ? null : (
        <p>
          <Button variant="text" size="sm" disabled={dropping.busy} onClick={() => dropping.act({ courseId })}>
            取消这个计划
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
