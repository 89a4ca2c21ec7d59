import type { FieldTable } from '#contract/kit/field.ts';
import type { DictItem } from '#contract/system/dict.ts';
import type { FieldSpec } from '../../../kit/form/SpecField.tsx';

export type Dictionaries = Readonly<Record<string, readonly DictItem[]>>;

/** A field that is chosen from a dictionary, with what there is to choose. */
export function withChoices(spec: FieldSpec, table: FieldTable, dictionaries: Dictionaries): FieldSpec {
  const field = table[spec.name];
  if (field?.kind !== 'choice') return spec;
  return { ...spec, isWide: true, placeholder: '请选择', options: dictionaries[field.dictionary ?? ''] ?? [] };
}
