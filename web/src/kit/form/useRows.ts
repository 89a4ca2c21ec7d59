import type { Fields, RowChanges } from './fields.ts';
import type { FieldsState } from './fieldStore.ts';
import { rowKeys } from './fieldStore.ts';
import type { ListPathOf, RowOf } from './paths.ts';
import { useFieldsState } from './useFields.ts';

interface Rows<Row> extends RowChanges<Row> {
  /** For React: a row keeps its key, and so its elements, wherever it moves. */
  keys: readonly string[];
}

/** A list in a form: `keys.map((key, index) => <FormText key={key} name={`chapters.${index}.title`} … />)`. */
export function useRows<V extends object, L extends ListPathOf<V>>(form: Fields<V>, list: L): Rows<RowOf<V, L>> {
  const joined = useFieldsState(form, (state: FieldsState) => rowKeys(state, list).join());
  return { keys: joined === '' ? [] : joined.split(','), ...form.rows(list) };
}
