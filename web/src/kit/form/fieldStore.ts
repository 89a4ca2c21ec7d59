export type Values = Record<string, unknown>;

export interface FieldsState {
  readonly values: Values;
  /** One sentence for each field that is wrong. */
  readonly errors: Readonly<Record<string, string>>;
  /** Fields that were left at least once. */
  readonly touched: Readonly<Record<string, true>>;
  readonly submitting: boolean;
  /** Something differs from the values the form began with. */
  readonly dirty: boolean;
}

type Heard = (name: string, values: Values) => void;

export type FieldStore = ReturnType<typeof createFieldStore>;

/** What a form knows, without elements and without React. Every change makes a new state; what did not change keeps its identity. */
export function createFieldStore(initial: Values) {
  let state: FieldsState = { values: { ...initial }, errors: {}, touched: {}, submitting: false, dirty: false };
  const listeners = new Set<() => void>();
  const ears = new Set<Heard>();

  function change(part: Partial<FieldsState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function put(name: string, value: unknown): void {
    if (Object.is(state.values[name], value) && name in state.values) return;
    const values = { ...state.values, [name]: value };
    change({ values, dirty: !sameValues(values, initial) });
  }

  return {
    state: (): FieldsState => state,
    /** Tells of every change of the state. */
    listen: (listener: () => void) => joined(listeners, listener),
    /** Tells which field got a value, by typing or by `set`; not of `reset`, nor of what elements held at the start. */
    onValue: (ear: Heard) => joined(ears, ear),
    put,
    set(name: string, value: unknown): void {
      put(name, value);
      for (const ear of ears) ear(name, state.values);
    },
    /** Only the values change; what counts as `dirty` is still measured by the beginning. */
    reset(values: Values = initial): void {
      change({ values: { ...values }, errors: {}, touched: {}, dirty: !sameValues(values, initial) });
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

/** Whether the fields say the same; what is empty, unticked or missing is alike. */
export const sameValues = (values: object, others: object): boolean =>
  Object.entries(values).every(([name, value]) => textOf(value) === textOf(Reflect.get(others, name)));

const textOf = (value: unknown): string => JSON.stringify(value === false ? '' : (value ?? ''));

function joined<T>(group: Set<T>, member: T): () => void {
  group.add(member);
  return () => void group.delete(member);
}
