import type { Keys, Option } from '#contract/rules/questions.ts';
import { BareButton } from '../../../../ui/BareButton.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { useField } from '../../../../kit/form/useFields.ts';
import type { At } from './at.ts';
import { useErrorAt, useValueAt } from './at.ts';
import styles from './Editor.module.css';
import { OptionRows } from './OptionRows.tsx';

interface ChoiceFieldsProps {
  at: At;
  isMultiple: boolean;
}

/** Options of which one is right, or several: the letters say which. */
export function ChoiceFields({ at: { form, body, key }, isMultiple }: ChoiceFieldsProps) {
  const path = `${key}.right`;
  const { value, set, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const isFixed = useValueAt(form, `${body}.isOrderFixed`) as 0 | 1;
  const right = [value as Keys[1]['right'] | Keys[2]['right']].flat();
  const toggle = (id: string) => {
    if (!isMultiple) return set(id);
    return set(right.includes(id) ? right.filter((one) => one !== id) : [...right, id]);
  };
  const lead = ({ id }: Option, letter: string) => (
    <BareButton
      ref={letter === 'A' ? ref : undefined}
      className={styles.letter}
      aria-pressed={right.includes(id)}
      aria-label={`${letter} 是正确答案`}
      onClick={() => toggle(id)}
    >
      {letter}
    </BareButton>
  );
  const forget = (id: string) => set(isMultiple ? right.filter((one) => one !== id) : right[0] === id ? '' : right[0]);
  return (
    <Field label="选项与答案" group help="点字母设为正确答案" error={error}>
      <OptionRows form={form} path={`${body}.options`} noun="选项" lead={lead} onRemove={forget} />
      <Checkbox
        label="出卷时不打乱选项的顺序"
        checked={isFixed === 1}
        onChange={({ target }) => form.setValue(`${body}.isOrderFixed`, target.checked ? 1 : 0)}
      />
    </Field>
  );
}
