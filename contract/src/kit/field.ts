import type { RichSetName } from '../rules/richText.ts';
import type { UploadPurpose } from '../rules/uploads.ts';

/**
 * A field as people meet it: what forms, the operation log, exports and imports call it, how long it may be and how it
 * is filled in. Plain data, because a page shows it before zod has come; `fieldSchema.ts` makes the schema of it.
 */
export type Field = {
  label: string;
  /** Its name in messages, where that differs from the label. */
  called?: string;
  required?: boolean;
} & (
  | { kind: 'line' | 'text' | 'link'; max: number }
  | { kind: 'code' | 'mobile' | 'email'; max: number }
  | { kind: 'html'; set: RichSetName; max: number }
  | { kind: 'choice'; dictionary?: string }
  | { kind: 'tree'; tree: 'region' | 'jobType' }
  | { kind: 'picture'; purpose: UploadPurpose }
  | { kind: 'files'; purpose: UploadPurpose; max: number }
  | { kind: 'month' }
  | { kind: 'abilities'; max: number }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'time' | 'date' | 'salary' | 'flag' | 'course' }
);

export type FieldKind = Field['kind'];

/** The fields of a form; those of rows as `chapters.*.title`. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The field at a path of the values. */
export const fieldAt = (table: FieldTable, path: string): Field | undefined =>
  table[path.replaceAll(/\.\d+(?=\.|$)/g, '.*')];

export const maxOf = (field: Field | undefined): number | undefined =>
  field && 'max' in field ? field.max : undefined;
