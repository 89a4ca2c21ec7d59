import * as z from 'zod';
import { monthPattern } from '../rules/resume.ts';
import type { Field } from './field.ts';
import { named } from './fieldNames.ts';
import { dictValue, line, optionalLine, text } from './values.ts';

/** The kinds whose value is a text that the kind alone describes. */
type Plain = Extract<Field, { kind: 'line' | 'text' | 'link' | 'choice' | 'tree' | 'month' }>;

type SchemaOf<F> = F extends { required: true } ? z.ZodString : z.ZodDefault<z.ZodString>;

/** The schema of a declared field. */
export const fieldSchema = <const F extends Plain>(field: F): SchemaOf<F> =>
  named<z.ZodString | z.ZodDefault<z.ZodString>>(
    field,
    field.required ? requiredOf(field) : optionalOf(field),
  ) as SchemaOf<F>;

/** The schemas of a table of such fields. */
export const fieldSchemas = <const T extends Readonly<Record<string, Plain>>>(table: T) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [name, fieldSchema(field)])) as {
    [N in keyof T]: SchemaOf<T[N]>;
  };

function requiredOf(field: Plain): z.ZodString {
  const name = field.called ?? field.label;
  if (field.kind === 'line' || field.kind === 'link') return line(field.max, name);
  if (field.kind === 'text') return text(field.max, name);
  if (field.kind === 'month') return z.string(`请选择${name}`).regex(monthPattern, `请选择${name}`);
  return dictValue(name);
}

function optionalOf(field: Plain): z.ZodDefault<z.ZodString> {
  const name = field.called ?? field.label;
  if (field.kind === 'line') return optionalLine(field.max, name);
  if (field.kind === 'link') return optionalLink(field.max, name);
  if (field.kind === 'text') return optionalText(field.max, name);
  if (field.kind === 'month') return optionalMonth(name);
  return optionalChoice(name);
}

const optionalMonth = (name: string) =>
  z
    .string()
    .refine((value) => value === '' || monthPattern.test(value), `请选择${name}`)
    .default('');

/** A value of a dictionary or tree that may be left empty; whether it is one is for the handler to say. */
const optionalChoice = (name: string) =>
  z
    .string()
    .regex(/^[\w-]{0,40}$/, `请选择${name}`)
    .default('');

/** Several lines that may be left empty. */
const optionalText = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name}最多 ${max} 个字`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), `${name}里有不能识别的字符`)
    .default('');

/** An address of the web, because others will open it. */
const optionalLink = (max: number, name: string) =>
  optionalLine(max, name)
    .unwrap()
    .refine((value) => value === '' || isWebAddress(value), `${name}以 http:// 或 https:// 开头`)
    .default('');

export const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
