import type { FieldTable } from '#contract/kit/field.ts';
import { createFieldElements, typedIn } from './fieldElements.ts';
import type { Check, Controlled, Fields } from './fields.ts';
import type { Values } from './fieldStore.ts';
import { createFieldStore, rowsAt } from './fieldStore.ts';
import { nearest } from './paths.ts';
import type { Arrangement } from './rows.ts';
import { kept, pathAfter } from './rows.ts';

/**
 * Fields whose elements keep what is typed. What was typed before the scripts came to life is taken over. A field is
 * checked when it is left, and from its first error on at every change. `whenStill` puts off what would move the page.
 */
export function createFields<V extends object>(
  initial: V,
  check: Check<V>,
  table: FieldTable = {},
  whenStill = atOnce,
): Fields<V> {
  const store = createFieldStore(initial as Values);
  const elements = createFieldElements(store);
  /** Fields that have shown an error, and are therefore checked while they are changed. */
  const watched = new Set<string>();
  /** Fields whose error was set from outside: only another value can make it untrue. */
  const blamed = new Set<string>();
  const getValues = () => store.state().values as V;
  const landing = (path: string) => nearest(path, elements.isKnown) ?? path;

  function show(name: string, message: string | undefined): void {
    blamed.delete(name);
    if (message !== undefined) watched.add(name);
    store.setError(name, message);
  }

  async function recheck(name: string): Promise<boolean> {
    // Without the contract one may go on; submitting checks.
    const errors = landed(await check(getValues).catch((): Record<string, string> => ({})));
    show(name, errors[name]);
    return errors[name] === undefined;
  }

  /** What is wrong inside of a field stands at the field. */
  function landed(errors: Record<string, string>): Record<string, string> {
    const shown: Record<string, string> = {};
    for (const [path, message] of Object.entries(errors)) shown[landing(path)] ??= message;
    return shown;
  }

  function arrange(list: string, next: Arrangement): void {
    elements.readAll();
    for (const paths of [watched, blamed]) {
      const after = [...paths].flatMap((path) => pathAfter(path, list, next) ?? []);
      paths.clear();
      for (const path of after) paths.add(path);
    }
    elements.arrange(list, next);
    store.arrange(list, next);
    if (watched.has(list)) void recheck(list);
  }

  function typed(name: string, value: unknown): void {
    store.set(name, value);
    if (watched.has(name)) void recheck(name);
  }

  function left(name: string): void {
    store.touch(name);
    if (!blamed.has(name)) void recheck(name);
  }

  return {
    table,
    state: store.state,
    listen: store.listen,
    onValue: store.onValue,
    getValues,
    register(name, options = {}) {
      return {
        name,
        ref: elements.know(name, true, options).ref,
        onChange(event) {
          typed(name, typedIn(event.target, options));
          options.onChange?.(event);
        },
        onBlur() {
          options.onBlur?.();
          whenStill(() => left(name));
        },
      };
    },
    control(name) {
      const { ref } = elements.know(name, false);
      return {
        name,
        ref: ref as Controlled['ref'],
        set: (value) => typed(name, value),
        onBlur: () => whenStill(() => left(name)),
      };
    },
    rows(list) {
      const now = () => kept(rowsAt(store.state().values, list).length);
      return {
        append: (value) => arrange(list, [...now(), { value }]),
        insert: (index, value) => arrange(list, [...now().slice(0, index), { value }, ...now().slice(index)]),
        remove: (index) => arrange(list, now().toSpliced(index, 1)),
        move(from, to) {
          const rest = now().toSpliced(from, 1);
          arrange(list, rest.toSpliced(to, 0, from));
        },
      };
    },
    setValue(name, value) {
      store.set(name, value);
      elements.write(name);
    },
    reset(values) {
      watched.clear();
      blamed.clear();
      store.reset(values as Values | undefined);
      elements.write();
    },
    setError(name, message) {
      show(name, message);
      blamed.add(name);
    },
    landing: (path) => nearest(path, elements.isKnown),
    clearError: (name) => show(name, undefined),
    setFocus: (name) => elements.focusFirst([name]),
    async verify(name) {
      elements.readAll();
      const fits = await recheck(name);
      if (!fits) elements.focusFirst([name]);
      return fits;
    },
    async submit(send) {
      if (store.state().submitting) return;
      store.setSubmitting(true);
      try {
        elements.readAll();
        const values = getValues();
        const errors = landed(await check(() => values));
        const wrong = Object.keys(errors);
        for (const name of [...elements.names(), ...wrong]) watched.add(name);
        blamed.clear();
        store.setErrors(errors);
        if (wrong.length === 0) await send(values);
        else elements.focusFirst(wrong);
      } finally {
        store.setSubmitting(false);
      }
    },
  };
}

const atOnce = (act: () => void): void => act();
