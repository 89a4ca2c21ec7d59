import { isWithin, valueAt, withValue } from './paths.ts';
import type { Arrangement } from './rows.ts';
import { arranged, keyedAfter } from './rows.ts';

export type Values = Record<string, unknown>;

export interface FieldsState {
  readonly values: Values;
  /** One sentence for each field that is wrong, by its path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Fields that were left at least once. */
  readonly touched: Readonly<Record<string, true>>;
  /** What tells the rows of a list apart while they move; a list that is not here has never been arranged. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly submitting: boolean;
  /** Something differs from the values the form began with. */
  readonly dirty: boolean;
}

type Heard = (name: string, values: Values) => void;

export type FieldStore = ReturnType<typeof createFieldStore>;

/** What a form knows, without elements and without React. Every change makes a new state; what did not change keeps its identity. */
export function createFieldStore(initial: Values) {
  const nothing = { errors: {}, touched: {}, keys: {} };
  let state: FieldsState = { values: { ...initial }, ...nothing, submitting: false, dirty: false };
  let made = 0;
  const listeners = new Set<() => void>();
  const ears = new Set<Heard>();

  function change(part: Partial<FieldsState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function put(path: string, value: unknown): void {
    const before = valueAt(state.values, path);
    if (Object.is(before, value) && (value !== undefined || path in state.values)) return;
    const values = withValue(state.values, path, value);
    const keys = Object.fromEntries(Object.entries(state.keys).filter(([list]) => !isWithin(list, path)));
    change({ values, keys, dirty: !sameValues(values, initial) });
  }

  function tell(path: string): void {
    for (const ear of ears) ear(path, state.values);
  }

  return {
    state: (): FieldsState => state,
    /** Tells of every change of the state. */
    listen: (listener: () => void) => joined(listeners, listener),
    /** Tells which field got a value, by typing or by `set`; not of `reset`, nor of what elements held at the start. */
    onValue: (ear: Heard) => joined(ears, ear),
    put,
    set(path: string, value: unknown): void {
      put(path, value);
      tell(path);
    },
    /** The rows of a list in their new order; errors, and what is known of lists below, go with their rows. */
    arrange(list: string, next: Arrangement): void {
      const rows = rowsAt(state.values, list);
      const values = withValue(
        state.values,
        list,
        arranged(rows, next, (value) => value),
      );
      const keys = arranged(rowKeys(state, list), next, () => `new${made++}`);
      change({
        values,
        keys: { ...keyedAfter(state.keys, list, next), [list]: keys },
        errors: keyedAfter(state.errors, list, next),
        touched: keyedAfter(state.touched, list, next),
        dirty: !sameValues(values, initial),
      });
      tell(list);
    },
    /** Only the values change; what counts as `dirty` is still measured by the beginning. */
    reset(values: Values = initial): void {
      change({ ...nothing, values: { ...values }, dirty: !sameValues(values, initial) });
    },
    touch(name: string): void {
      if (!state.touched[name]) change({ touched: { ...state.touched, [name]: true } });
    },
    setError(name: string, message: string | undefined): void {
      if (state.errors[name] === message) return;
      const { [name]: _, ...others } = state.errors;
      change({ errors: message === undefined ? others : { ...others, [name]: message } });
    },
    setErrors: (errors: Readonly<Record<string, string>>) => change({ errors }),
    setSubmitting: (submitting: boolean) => change({ submitting }),
  };
}

export function rowsAt(values: Values, list: string): readonly unknown[] {
  const rows = valueAt(values, list);
  return Array.isArray(rows) ? rows : [];
}

/** The same row has the same key wherever it moves. */
export const rowKeys = ({ values, keys }: FieldsState, list: string): readonly string[] =>
  keys[list] ?? rowsAt(values, list).map((_, index) => String(index));

/** Whether the fields say the same; what is empty, unticked or missing is alike. */
export const sameValues = (values: object, others: object): boolean =>
  Object.entries(values).every(([name, value]) => textOf(value) === textOf(Reflect.get(others, name)));

const textOf = (value: unknown): string => JSON.stringify(value === false ? '' : (value ?? ''));

function joined<T>(group: Set<T>, member: T): () => void {
  group.add(member);
  return () => void group.delete(member);
}
