import { schoolDays } from '#contract/fields/school.ts';
import { DayKind } from '#contract/rules/school.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { addDays } from './calls.ts';
import { FollowsField, OneDay } from './FollowsField.tsx';
import { answered, LessonsToo, useTold } from './LessonsToo.tsx';
import styles from './Term.module.css';

const codes = { TAKEN: 1485, MADE_UP: 1487 };

/** Puts a stretch of days off, or one shifted day, into the calendar. */
export function DaysDialog({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose);
  const { told, hear } = useTold();
  const sending = useCallForm(addDays, {
    fields: schoolDays,
    initial: {
      dayKind: DayKind.holiday,
      dayName: '',
      fromDay: '',
      toDay: '',
      follows: null,
      lessons: 'ask',
      toldCount: 0,
    },
    draft: 'schoolDays',
    secrets: answered,
    fieldOfCode: { [codes.TAKEN]: 'fromDay', [codes.MADE_UP]: 'follows' },
    onFailure: hear,
    onDone: ({ addedCount, cancelledCount }) =>
      finish(cancelledCount > 0 ? `已添加 ${addedCount} 天，取消了 ${cancelledCount} 节课` : `已添加 ${addedCount} 天`),
  });
  const { form } = sending;
  const isShifted = useField(form, 'dayKind').value === DayKind.shifted;
  return (
    <FormDialog
      of={sending}
      title="添加日子"
      note="当天已经排了课时会先说有几节，再由你决定取消还是保留"
      label="添加日子"
      submitLabel="添加"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormRadios
        form={form}
        name="dayKind"
        rowClass={styles.radios}
        options={DayKind.values.map((value) => ({ value, label: DayKind.labels[value] }))}
      />
      <FormText form={form} name="dayName" autoComplete="off" placeholder={isShifted ? '国庆节调休' : '运动会'} />
      {isShifted ? (
        <OneDay form={form} />
      ) : (
        <FieldPair>
          <FormDate form={form} name="fromDay" />
          <FormDate form={form} name="toDay" />
        </FieldPair>
      )}
      {isShifted ? <FollowsField form={form} /> : null}
      <LessonsToo form={form} told={told} />
    </FormDialog>
  );
}
