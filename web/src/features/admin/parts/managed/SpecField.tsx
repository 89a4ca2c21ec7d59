import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { ImageField } from '../../../../kit/upload/ImageField.tsx';
import { DateTimeField } from '../../../../ui/DateTimeField.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { HtmlField } from '../HtmlField.tsx';
import type { FieldSpec } from './kind.ts';

interface SpecFieldProps {
  spec: FieldSpec;
  form: Fields;
  error: string | undefined;
}

/** The control of one declared field. */
export function SpecField({ spec, form, error }: SpecFieldProps) {
  const { label, help, required } = spec;
  if (spec.kind === 'picture') return <Picture spec={spec} form={form} error={error} />;
  return (
    <Field label={label} help={help} required={required} error={error}>
      <Control spec={spec} form={form} />
    </Field>
  );
}

function Control({ spec, form }: { spec: Exclude<FieldSpec, { kind: 'picture' }>; form: Fields }) {
  if (spec.kind === 'line') {
    const { maxLength, placeholder, isFixed } = spec;
    return <Input {...form.register(spec.name)} maxLength={maxLength} placeholder={placeholder} readOnly={isFixed} />;
  }
  if (spec.kind === 'number') return <Input {...form.register(spec.name, { read: Number })} inputMode="numeric" />;
  if (spec.kind === 'text') return <Text spec={spec} form={form} />;
  if (spec.kind === 'html') return <HtmlField form={form} name={spec.name} />;
  if (spec.kind === 'time') return <Time form={form} name={spec.name} />;
  return <Choice spec={spec} form={form} />;
}

function Text({ spec, form }: { spec: Extract<FieldSpec, { kind: 'text' }>; form: Fields }) {
  const { value, set, ...field } = useField(form, spec.name);
  const { maxLength, rows } = spec;
  return (
    <Textarea
      {...field}
      rows={rows}
      maxLength={maxLength}
      value={String(value ?? '')}
      onChange={(event) => set(event.target.value)}
    />
  );
}

function Choice({ spec, form }: { spec: Extract<FieldSpec, { kind: 'choice' }>; form: Fields }) {
  const { value, set, ...field } = useField(form, spec.name);
  const choose = (chosen: string) => set(spec.options.find((option) => String(option.value) === chosen)?.value);
  return (
    <Select
      {...field}
      value={String(value ?? '')}
      options={spec.options.map((option) => ({ ...option, value: String(option.value) }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

function Time({ form, name }: { form: Fields; name: string }) {
  const { value, set, ...field } = useField(form, name);
  return <DateTimeField {...field} value={String(value ?? '')} onChange={set} />;
}

function Picture({
  spec,
  form,
  error,
}: {
  spec: Extract<FieldSpec, { kind: 'picture' }>;
  form: Fields;
  error?: string;
}) {
  const { value, set } = useField(form, spec.name);
  return (
    <ImageField
      label={spec.label}
      purpose={spec.purpose}
      help={spec.help}
      required={spec.required}
      error={error}
      value={String(value ?? '')}
      onChange={set}
      shape={spec.shape ?? 'wide'}
    />
  );
}
