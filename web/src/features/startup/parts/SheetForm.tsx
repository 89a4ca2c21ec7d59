import { useNavigate } from 'react-router';
import { startReading } from '#contract/fields/startProgramme.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { LEAST_FEEDBACK, pointsProblem, sheetTotal } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCriterion } from '#contract/rules/startProgrammes.ts';
import type * as reading from '#contract/startup/reading.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Policy.module.css';
import { READING } from './programmeAddresses.ts';
import { giveReading } from './programmeCalls.ts';

type View = OutputOf<typeof reading.view.output>;

/** The points for every criterion and the words to the team; what is typed survives closing and reloading. */
export function SheetForm({ view: { id, criteria, marks, words } }: { view: View }) {
  const navigate = useNavigate();
  const sending = useCallForm(giveReading, {
    fields: startReading,
    initial: { id, marks, words },
    draft: `startReading:${id}`,
    onDone: async () => {
      toast('评完了，谢谢');
      await navigate(READING);
    },
  });
  const { form } = sending;
  const given = (useField(form, 'marks').value ?? {}) as Readonly<Record<string, number | null>>;
  const isWhole = criteria.every((criterion) => pointsProblem(criterion, given[criterion.id] ?? undefined) === '');
  return (
    <CallForm
      of={sending}
      label="评分表"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
          提交评分
        </Button>
      }
    >
      <p className={styles.amount} aria-live="polite">
        {isWhole ? `${pointsText(sheetTotal(criteria, given as Record<string, number>))} / 100 分` : '还没有评完'}
      </p>
      {criteria.map((criterion) => (
        <Points key={criterion.id} form={form as unknown as Fields} criterion={criterion} />
      ))}
      <FormTextarea
        form={form}
        name="words"
        rows={8}
        help={`至少 ${LEAST_FEEDBACK} 个字，团队会看到，不写你的名字；提交以后不能再改`}
      />
    </CallForm>
  );
}

interface PointsProps {
  form: Fields;
  criterion: ProgrammeCriterion;
}

function Points({ form, criterion: { id, title, note, weight, least, most } }: PointsProps) {
  const name = `marks.${id}`;
  const help = [`${least}–${most} 分，占 ${weight}%`, note].filter(Boolean).join('，');
  const { frame } = useBound({ form, name, label: title, help, required: true });
  const { value, set, ...field } = useField(form, name);
  return (
    <Field {...frame}>
      <NumberField
        {...field}
        min={least}
        max={most}
        value={typeof value === 'number' ? value : null}
        onChange={(points) => set(points === null ? undefined : Math.round(points))}
      />
    </Field>
  );
}
