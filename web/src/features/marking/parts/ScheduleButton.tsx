import { useState } from 'react';
import type { Overview } from '#contract/exam/marking.ts';
import { schedule } from '#contract/fields/marking.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { cancelSchedule, scheduleRelease } from './calls.ts';

type Scheduled = Pick<Overview, 'assessmentId' | 'releaseAt'>;

/** When the marks become known by themselves: set, changed and taken back. */
export function ScheduleButton({ of }: { of: Scheduled }) {
  const [isOpen, setOpen] = useState(false);
  const cancelling = usePress(cancelSchedule);
  const { assessmentId, releaseAt } = of;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {releaseAt === null ? '定时公布' : '改公布时间'}
      </Button>
      {releaseAt === null ? null : (
        <Button
          size="sm"
          loading={cancelling.sending}
          loadingLabel="取消中"
          onClick={() => void cancelling.send({ assessmentId }, '不再定时公布')}
        >
          取消定时
        </Button>
      )}
      {isOpen ? <ScheduleDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ScheduleDialog({ of: { assessmentId, releaseAt }, onClose }: { of: Scheduled; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(scheduleRelease, {
    fields: schedule,
    initial: { assessmentId, releaseAt: releaseAt ?? '' },
    onDone: () => finish('到时间会自己公布'),
  });
  return (
    <FormDialog
      of={sending}
      title="定时公布成绩"
      note="到了时间、都批完了就公布，考生会收到消息；还没有批完的，会告诉你，批完马上公布"
      label="定时公布成绩"
      submitLabel="保存"
      onClose={onClose}
    >
      <FormTime form={sending.form} name="releaseAt" help="考生现在就看得到这个时间" />
    </FormDialog>
  );
}
