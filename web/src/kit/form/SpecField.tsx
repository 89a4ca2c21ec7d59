import type { ComponentType, ReactNode } from 'react';
import type { Field, FieldKind } from '#contract/kit/field.ts';
import { fieldAt } from '#contract/kit/field.ts';
import { FormImage } from './FormImage.tsx';
import type { Fields } from './fields.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormText } from './FormText.tsx';
import { FormTextarea } from './FormTextarea.tsx';
import { FormTime } from './FormTime.tsx';
import { FormValueSelect } from './FormValueSelect.tsx';

/** How one declared field looks in a form that is data: the field itself is in the form's table. */
export interface FieldSpec {
  name: string;
  label?: string;
  help?: ReactNode;
  placeholder?: string;
  /** A text is this high; a line with it is written as a text. */
  rows?: number;
  isFixed?: boolean;
  isWide?: boolean;
  options?: readonly { value: string | number; label: string }[];
  shape?: 'square' | 'wide';
  /** Beside the box of a flag. */
  sentence?: string;
  /** What an empty end of a period means: 至今. */
  open?: string;
  yearsAhead?: number;
  /** Names of the levels of a tree, from the top. */
  levels?: readonly string[];
}

export interface SpecControlProps {
  form: Fields;
  spec: FieldSpec;
  field: Field;
}

/** Controls of kinds that only some forms know. */
export type SpecControls = Partial<Record<FieldKind, ComponentType<SpecControlProps>>>;

interface SpecFieldProps {
  form: Fields;
  spec: FieldSpec;
  controls?: SpecControls;
}

/** The control that a declared field asks for, with its label and what is wrong with it. */
export function SpecField({ form, spec, controls }: SpecFieldProps) {
  const field = fieldAt(form.table, spec.name);
  if (!field) throw new Error(`${spec.name} is not declared`);
  const { name, label, help, placeholder, rows, isFixed, isWide, options = [], shape = 'wide' } = spec;
  const bound = { form, name, label, help };
  const Own = controls?.[field.kind];
  if (Own) return <Own form={form} spec={spec} field={field} />;
  if (field.kind === 'picture') return <FormImage {...bound} shape={shape} />;
  if (field.kind === 'time') return <FormTime {...bound} />;
  if (field.kind === 'flag') return <FormCheckbox {...bound} sentence={spec.sentence ?? field.label} values={[1, 0]} />;
  if (field.kind === 'choice')
    return <FormValueSelect {...bound} placeholder={placeholder} isWide={isWide} options={options} none="" />;
  if (field.kind === 'text' || rows) return <FormTextarea {...bound} rows={rows ?? 4} placeholder={placeholder} />;
  const inputMode = field.kind === 'link' ? 'url' : undefined;
  return <FormText {...bound} placeholder={placeholder} readOnly={isFixed} inputMode={inputMode} />;
}
