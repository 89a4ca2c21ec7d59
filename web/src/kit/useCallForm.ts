import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import type { FieldTable } from '#contract/kit/field.ts';
import { call } from './call.ts';
import type { PathOf } from './form/paths.ts';
import { useFields, useFieldsState } from './form/useFields.ts';
import { dropDraft } from './drafts.ts';
import { useDraft } from './form/useDraft.ts';
import { issuesOf } from './issuesOf.ts';
import type { LazyCall } from './lazyCall.ts';

interface FormOptions<V, O> {
  /** How the fields were declared (contract/src/fields). */
  fields?: FieldTable;
  /** Fields that are not named begin empty, or with what the browser filled in before the page came to life. */
  initial: Partial<V>;
  onDone: (output: O, sent: V) => void | Promise<void>;
  /** Shows a failure of this code at that field; the others stand below the form. */
  fieldOfCode?: Record<number, PathOf<V>>;
  /** Failures the page deals with itself, e.g. by asking for one more thing. Return true when it did. */
  onFailure?: (failure: CallError) => boolean;
  /** Keeps what is typed under this name until it is sent. */
  draft?: string;
  /** Secrets among the fields: they are in no draft. Must be a constant. */
  secrets?: readonly (keyof V & string)[];
}

/**
 * A form that sends one call: validated by the input schema of its contract in the browser, by the same schema on the
 * server. Field issues land at their fields, other failures in `failure`; whatever happens, nothing typed is lost.
 */
export function useCallForm<I extends Schema, O extends Schema>(
  load: LazyCall<I, O>,
  options: FormOptions<InputOf<I> & object, OutputOf<O>>,
) {
  type Values = InputOf<I> & object;
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const initial = options.initial as Values;
  const form = useFields<Values>(initial, async (read) => issuesOf((await load()).input, read()), options.fields);
  const errors = useFieldsState(form, (state) => state.errors);
  const sending = useFieldsState(form, (state) => state.submitting);
  const dirty = useFieldsState(form, (state) => state.dirty);
  const draft = useDraft(form, options.draft, initial, options.secrets);

  // Contract and zod are fetched once somebody writes, so the first load does not pay for them.
  useEffect(() => {
    return form.onValue(() => {
      setSent(false);
      void load().catch(() => undefined);
    });
  }, [form, load]);

  async function submit(event?: { preventDefault(): void }): Promise<void> {
    event?.preventDefault();
    await form.submit(send);
  }

  async function send(values: Values): Promise<void> {
    setFailure(null);
    try {
      const output = await call(await load(), values, { isShowErrTip: false });
      setSent(true);
      if (options.draft) dropDraft(options.draft);
      await options.onDone(output, values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (options.onFailure?.(error)) return;
      place(error, values);
    }
  }

  function place(error: CallError, values: Values): void {
    const field = options.fieldOfCode?.[error.code];
    if (field) return form.setError(field, error.message);
    const shown = error.issues.flatMap(({ path, message }) => {
      const at = path in values ? path : form.landing(path);
      return at === undefined ? [] : [{ at, message }];
    });
    for (const { at, message } of shown.toReversed()) form.setError(at as PathOf<Values>, message);
    if (shown.length === 0) setFailure(error.message);
  }

  return {
    form,
    submit,
    failure,
    setFailure,
    sending,
    /** Leaving now would lose what was typed. */
    unsaved: dirty && !sending && !sent && options.draft === undefined,
    draft,
    errorOf: (name: string): string | undefined => errors[name],
  };
}
