import { useNavigate } from 'react-router';
import { attendanceOpening } from '#contract/fields/attendance.ts';
import type { TaughtLesson } from '#contract/user/attendance.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { boardHref } from './addresses.ts';
import { openCheckIn } from './calls.ts';
import { whereAmI } from './device.ts';
import { clocks } from './states.tsx';

/** Opens the check-in of a lesson and goes to the screen of the room. */
export function OpenDialog({ lesson, onClose }: { lesson: TaughtLesson; onClose: () => void }) {
  const navigate = useNavigate();
  const sending = useCallForm(openCheckIn, {
    fields: attendanceOpening,
    initial: {
      lessonId: lesson.lessonId,
      minutes: 20,
      lateAfter: 10,
      hasPlace: 0,
      latitude: null,
      longitude: null,
      radius: 200,
    },
    onDone: ({ id }) => navigate(boardHref(id)),
  });
  const { form } = sending;
  const { value: hasPlace } = useField(form, 'hasPlace');
  const takeHere = async () => {
    const here = await whereAmI();
    if (!here) return toast('读不到位置，请允许浏览器读取，或者手工填写');
    form.setValue('latitude', here.latitude);
    form.setValue('longitude', here.longitude);
  };
  return (
    <FormDialog
      of={sending}
      title={`「${lesson.offeringName}」开签到`}
      note={`${clocks(lesson)} ${lesson.place}`}
      label="开签到"
      submitLabel="开始"
      busyLabel="打开中"
      onClose={onClose}
    >
      <FieldPair>
        <FormNumber form={form} name="minutes" />
        <FormNumber form={form} name="lateAfter" help="从上课时间算起" />
      </FieldPair>
      <FormCheckbox form={form} name="hasPlace" sentence="签到时读取学生的位置，离得远的会提示你" values={[1, 0]} />
      {hasPlace === 1 ? (
        <>
          <p>
            <Button size="sm" onClick={() => void takeHere()}>
              用我现在的位置
            </Button>
          </p>
          <FieldPair>
            <FormNumber form={form} name="latitude" />
            <FormNumber form={form} name="longitude" />
          </FieldPair>
          <FormNumber form={form} name="radius" />
        </>
      ) : null}
    </FormDialog>
  );
}
