import type { Fields } from '../../../../kit/form/fields.ts';
import { valueAt } from '../../../../kit/form/paths.ts';
import { useFieldsState } from '../../../../kit/form/useFields.ts';

/** Where in a form the body and the key of a question stand: those of the question itself, or of a child of a material. */
export interface At {
  form: Fields;
  body: string;
  key: string;
}

/** The value at a path; its caller knows what it is. */
export const useValueAt = (form: Fields, path: string): unknown =>
  useFieldsState(form, ({ values }) => valueAt(values, path));

export const useErrorAt = (form: Fields, path: string): string | undefined =>
  useFieldsState(form, ({ errors }) => errors[path]);
