import { salaryOptions } from '#contract/rules/salary.ts';
import type { DictItem } from '#contract/system/dict.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { ImageField } from '../../../kit/upload/ImageField.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import styles from './FieldControl.module.css';
import { FilesControl } from './FilesControl.tsx';
import { MonthSelect } from './MonthSelect.tsx';
import type { FieldSpec } from './sections.ts';
import { JobTypeSelect, RegionSelect } from './TreeSelect.tsx';

interface FieldControlProps {
  of: FieldSpec;
  form: Fields;
  error: string | undefined;
  dictionaries: Readonly<Record<string, readonly DictItem[]>>;
}

/** The control that a field asks for, with its label and what is wrong with it. */
export function FieldControl({ of, form, error, dictionaries }: FieldControlProps) {
  const { value, set, ref, onBlur } = useField(form, of.name);
  const text = String(value ?? '');
  const { label, help, required } = of;
  const frame = { label, help, required, error };
  switch (of.kind) {
    case 'line':
    case 'link':
      return (
        <Field {...frame}>
          <Input
            name={of.name}
            ref={ref}
            onBlur={onBlur}
            value={text}
            onChange={({ target }) => set(target.value)}
            maxLength={of.maxLength}
            placeholder={of.placeholder}
            inputMode={of.kind === 'link' ? 'url' : undefined}
          />
        </Field>
      );
    case 'text':
      return (
        <Field {...frame}>
          <Textarea
            name={of.name}
            ref={ref}
            onBlur={onBlur}
            value={text}
            onChange={({ target }) => set(target.value)}
            rows={4}
            maxLength={of.maxLength}
            placeholder={of.placeholder}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field {...frame}>
          <Select
            ref={ref}
            name={of.name}
            className={styles.choice}
            value={text}
            onBlur={onBlur}
            onChange={({ target }) => set(target.value)}
            placeholder="请选择"
            options={dictionaries[of.dictionary] ?? []}
          />
        </Field>
      );
    case 'tree': {
      const Tree = of.tree === 'region' ? RegionSelect : JobTypeSelect;
      return (
        <Field {...frame} group>
          <Tree label={label} levels={of.levels} value={text} set={set} ref={ref} />
        </Field>
      );
    }
    case 'month':
      return (
        <Field {...frame} group>
          <MonthSelect
            label={label}
            value={text}
            set={set}
            onBlur={onBlur}
            ref={ref}
            open={of.open}
            yearsAhead={of.yearsAhead}
          />
        </Field>
      );
    case 'salary':
      return (
        <Field {...frame} group>
          <SalarySelect form={form} />
        </Field>
      );
    case 'picture':
      return <ImageField {...frame} shape="wide" purpose="picture" value={text} onChange={set} />;
    case 'files':
      return <FilesControl of={of} form={form} error={error} />;
    case 'flag':
      return (
        <Field {...frame} group>
          <Checkbox label={of.on} checked={value === 1} onChange={({ target }) => set(target.checked ? 1 : 0)} />
        </Field>
      );
  }
}

const scale = salaryOptions().map(({ value, label }) => ({ value: String(value), label }));

/** Both ends of the salary; 面议 at one end is 面议 at both, and an end that is chosen takes the other one along. */
function SalarySelect({ form }: { form: Fields }) {
  const { value: least, set: setMin } = useField(form, 'salaryMin');
  const { value: most, set: setMax, ref, onBlur } = useField(form, 'salaryMax');
  const choose = (low: number, high: number) => {
    const isOpen = low === 0 || high === 0;
    const wasOpen = least === 0;
    const given = low || high;
    setMin(isOpen ? (wasOpen ? given : 0) : low);
    setMax(isOpen ? (wasOpen ? given : 0) : high);
  };
  return (
    <span className={styles.months}>
      <Select
        aria-label="最低月薪"
        value={String(least)}
        onChange={({ target }) => choose(Number(target.value), Math.max(Number(target.value), Number(most)))}
        options={scale}
      />
      <Select
        ref={ref}
        aria-label="最高月薪"
        value={String(most)}
        onBlur={onBlur}
        onChange={({ target }) => choose(Math.min(Number(least), Number(target.value)), Number(target.value))}
        options={scale}
      />
    </span>
  );
}
