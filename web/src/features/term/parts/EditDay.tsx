import { schoolDays } from '#contract/fields/school.ts';
import { DayKind } from '#contract/rules/school.ts';
import type { SchoolDay } from '#contract/user/schoolDay.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { editDay } from './calls.ts';
import { FollowsField } from './FollowsField.tsx';

const DAY_MADE_UP = 1487;

/** Another name for a day, or another day whose lessons are held then. */
export function EditDay({ day, onClose }: { day: SchoolDay; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(editDay, {
    fields: schoolDays,
    initial: { id: day.id, dayName: day.dayName, follows: day.follows },
    draft: `schoolDay:${day.id}`,
    fieldOfCode: { [DAY_MADE_UP]: 'follows' },
    onDone: () => finish('修改成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={`修改 ${day.day}`}
      label="修改日子"
      submitLabel="保存"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="dayName" autoComplete="off" />
      {day.dayKind === DayKind.shifted ? <FollowsField form={sending.form} /> : null}
    </FormDialog>
  );
}
