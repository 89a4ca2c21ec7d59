import { useRevalidator } from 'react-router';
import type { Program } from '#contract/course/programDesk.ts';
import { programPrice as fields } from '#contract/fields/program.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { toast } from '../../../ui/toast.ts';
import { setProgramPrice } from './calls.ts';

/** What a plan costs, beside what its courses cost one by one. */
export function PriceDialog({ program, onClose }: { program: Program; onClose: () => void }) {
  const { id, price, opened } = program;
  const { revalidate } = useRevalidator();
  const sending = useCallForm(setProgramPrice, {
    fields,
    initial: { id, price },
    onDone: async () => {
      toast('价格保存成功');
      onClose();
      await revalidate();
    },
  });
  const field = useField(sending.form, 'price');
  const count = opened.courseIds.length;
  return (
    <FormDialog
      of={sending}
      title="定价格"
      note="马上生效，不用审核；已经下的订单与已经加入的人不变"
      size="sm"
      label="定价格"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <Field
        label={`${fields.price.label}（元）`}
        help={
          count > 0
            ? `0 是免费。买了就开通你的 ${count} 门收费课程，单买一共 ${moneyText(opened.worth)}`
            : '0 是免费。公开的这一版里没有你的收费课程'
        }
        error={sending.errorOf('price')}
      >
        <NumberField
          value={Number(field.value)}
          min={fields.price.min}
          max={fields.price.max}
          onChange={(value) => field.set(value ?? 0)}
          onBlur={field.onBlur}
        />
      </Field>
    </FormDialog>
  );
}
