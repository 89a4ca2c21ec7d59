import type { FieldTable } from '#contract/kit/field.ts';
import type { FieldElement } from './fieldElement.ts';
import type { FieldStore, Values } from './fieldStore.ts';
import type { ListPathOf, PathOf, RowOf, ValueAt } from './paths.ts';

/** The message of every field that does not fit, by name. It reads the values as late as it can. */
export type Check<V> = (read: () => V) => Promise<Record<string, string>>;

export interface RegisterOptions {
  /** From what is typed to what is kept, e.g. without spaces. */
  read?: (typed: string) => unknown;
  onChange?: (event: { target: FieldElement }) => void;
  /** Runs before the field is checked. */
  onBlur?: () => void;
}

type Attach = (element: FieldElement | null) => (() => void) | undefined;

/** For an element that keeps its own text: `<Input {...form.register('name')} />`. */
export interface Registered {
  name: string;
  ref: Attach;
  onChange: (event: { target: FieldElement }) => void;
  onBlur: () => void;
}

/** For a control that is told its value; `useField` adds the value. */
export interface Controlled {
  name: string;
  /** Only takes the focus. */
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  set: (value: unknown) => void;
  onBlur: () => void;
}

/** Changes the rows of a list; what was typed into a row, and what is wrong with it, goes with it. */
export interface RowChanges<Row> {
  append(value: Row): void;
  insert(index: number, value: Row): void;
  remove(index: number): void;
  move(from: number, to: number): void;
}

/** The fields of one form. The object stays the same as long as the form; the hooks of `useFields.ts` show its state. */
export interface Fields<V extends object = Values> extends Pick<FieldStore, 'state' | 'listen' | 'onValue'> {
  /** How its fields were declared; bound fields look there. */
  readonly table: FieldTable;
  register(name: PathOf<V>, options?: RegisterOptions): Registered;
  control(name: PathOf<V>): Controlled;
  rows<L extends ListPathOf<V>>(list: L): RowChanges<RowOf<V, L>>;
  getValues(): V;
  setValue<N extends PathOf<V>>(name: N, value: ValueAt<V, N>): void;
  /** All values at once, without errors; without an argument those of the beginning. */
  reset(values?: V): void;
  setError(name: PathOf<V>, message: string): void;
  clearError(name: PathOf<V>): void;
  /** The field that shows what is wrong there: it, or the nearest one that it is a part of. */
  landing(path: string): string | undefined;
  setFocus(name: PathOf<V>): void;
  /** Checks one field, shows what is wrong with it, and moves there. */
  verify(name: PathOf<V>): Promise<boolean>;
  /**
   * Checks all. Runs `send` when nothing is wrong, else moves to the first wrong field. While one submit is under way
   * another does nothing.
   */
  submit(send: (values: V) => Promise<void>): Promise<void>;
}
