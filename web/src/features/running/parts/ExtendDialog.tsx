import { runTime } from '#contract/fields/running.ts';
import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { RunState } from '#contract/rules/running.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { whomOf, whomText } from './acts.ts';
import { extendTime } from './calls.ts';
import { MinutesField } from './MinutesField.tsx';
import { clockOf } from './runText.ts';

interface ExtendDialogProps {
  of: Overview;
  rows: readonly RunRow[] | null;
  onClose: () => void;
}

const USUAL_MINUTES = 5;

/** More time; says from when to when it moves, and for whom it does not. */
export function ExtendDialog({ of, rows, onClose }: ExtendDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(extendTime, {
    fields: runTime,
    initial: { ...whomOf(of.assessmentId, rows), minutes: USUAL_MINUTES, reason: '' },
    onDone: ({ count }) => finish(`延长成功，${count} 人的计时已经跟着变`),
  });
  const minutes = useFieldsState(sending.form, minutesIn);
  const end = rows === null ? of.endsAt : endOfOne(rows);
  const later = end === null || minutes === null ? null : wireTimeIn(momentOf(end), minutes * 60);
  const done =
    rows === null ? of.counts.submitted : rows.filter(({ runState }) => runState === RunState.submitted).length;
  return (
    <FormDialog
      of={sending}
      title={rows === null ? '延长考试时间' : `给${whomText(rows)}延时`}
      note={
        later === null
          ? '考生的计时立刻跟着变'
          : `结束时间从 ${clockOf(end)} 改到 ${clockOf(later)}，考生的计时立刻跟着变`
      }
      label="延长考试时间"
      submitLabel={minutes === null ? '延长' : `延长 ${minutes} 分钟`}
      busyLabel="提交中"
      onClose={onClose}
    >
      <MinutesField form={sending.form} />
      <FormTextarea form={sending.form} name="reason" rows={2} />
      <Banner tone="warn">{done > 0 ? `已交的 ${done} 人不变。` : ''}延长后只能再加，不能收回。</Banner>
    </FormDialog>
  );
}

const minutesIn = ({ values }: { values: unknown }): number | null => {
  const { minutes } = values as { minutes?: unknown };
  return typeof minutes === 'number' ? minutes : null;
};

const endOfOne = (rows: readonly RunRow[]): string | null => (rows.length === 1 ? rows[0]!.endsAt : null);
