import { useRevalidator } from 'react-router';
import type { Standing } from '#contract/course/programShapes.ts';
import { programPace as fields } from '#contract/fields/program.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { toast } from '../../../ui/toast.ts';
import { setPace } from './calls.ts';

interface PaceDialogProps {
  id: string;
  own: Pick<Standing, 'startDate' | 'hoursPerWeek'>;
  onClose: () => void;
}

/** The own pace: from which day, and how many hours a week; the days of the stages follow. */
export function PaceDialog({ id, own: { startDate, hoursPerWeek }, onClose }: PaceDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(setPace, {
    fields,
    initial: { id, startDate, hoursPerWeek },
    onDone: async () => {
      toast('节奏保存成功');
      onClose();
      await revalidate();
    },
  });
  const start = useField(sending.form, 'startDate');
  const hours = useField(sending.form, 'hoursPerWeek');
  return (
    <FormDialog
      of={sending}
      title="我的节奏"
      note="每一段从哪天到哪天，由它算出来"
      size="sm"
      label="我的节奏"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <Field label={fields.startDate.label} required error={sending.errorOf('startDate')}>
        <DateField value={String(start.value ?? '')} onChange={start.set} onBlur={start.onBlur} />
      </Field>
      <Field label={fields.hoursPerWeek.label} required error={sending.errorOf('hoursPerWeek')}>
        <NumberField
          value={Number(hours.value)}
          min={fields.hoursPerWeek.min}
          max={fields.hoursPerWeek.max}
          onChange={(value) => hours.set(value ?? 0)}
        />
      </Field>
    </FormDialog>
  );
}
