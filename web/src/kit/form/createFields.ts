import { createFieldElements, typedIn } from './fieldElements.ts';
import type { Check, Fields } from './fields.ts';
import type { Values } from './fieldStore.ts';
import { createFieldStore } from './fieldStore.ts';

/**
 * Fields whose elements keep what is typed. What was typed before the scripts came to life is taken over. A field is
 * checked when it is left, and from its first error on at every change. `whenStill` puts off what would move the page.
 */
export function createFields<V extends object>(initial: V, check: Check<V>, whenStill = atOnce): Fields<V> {
  const store = createFieldStore(initial as Values);
  const elements = createFieldElements(store);
  /** Fields that have shown an error, and are therefore checked while they are changed. */
  const watched = new Set<string>();
  /** Fields whose error was set from outside: only another value can make it untrue. */
  const blamed = new Set<string>();
  const getValues = () => store.state().values as V;

  function show(name: string, message: string | undefined): void {
    blamed.delete(name);
    if (message !== undefined) watched.add(name);
    store.setError(name, message);
  }

  async function recheck(name: string): Promise<boolean> {
    // 取不到契约时不挡着人填，提交时还会再查
    const errors = await check(getValues).catch((): Record<string, string> => ({}));
    show(name, errors[name]);
    return errors[name] === undefined;
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
      return { name, ref, set: (value) => typed(name, value), onBlur: () => whenStill(() => left(name)) };
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
        const errors = await check(() => values);
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
