import type { FieldElement } from './fieldElement.ts';
import type { FieldStore, Values } from './fieldStore.ts';

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
  ref: Attach;
  set: (value: unknown) => void;
  onBlur: () => void;
}

/** The fields of one form. The object stays the same as long as the form; the hooks of `useFields.ts` show its state. */
export interface Fields<V extends object = Values> extends Pick<FieldStore, 'state' | 'listen' | 'onValue'> {
  register(name: keyof V & string, options?: RegisterOptions): Registered;
  control(name: keyof V & string): Controlled;
  getValues(): V;
  setValue<N extends keyof V & string>(name: N, value: V[N]): void;
  /** All values at once, without errors; without an argument those of the beginning. */
  reset(values?: V): void;
  setError(name: keyof V & string, message: string): void;
  clearError(name: keyof V & string): void;
  setFocus(name: keyof V & string): void;
  /** Checks one field, shows what is wrong with it, and moves there. */
  verify(name: keyof V & string): Promise<boolean>;
  /**
   * Checks all. Runs `send` when nothing is wrong, else moves to the first wrong field. While one submit is under way
   * another does nothing.
   */
  submit(send: (values: V) => Promise<void>): Promise<void>;
}
