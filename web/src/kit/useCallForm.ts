import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { call } from './call.ts';
import { dropDraft, useDraft } from './useDraft.ts';
import { issuesOf } from './issuesOf.ts';
import type { LazyCall } from './lazyCall.ts';

interface FormOptions<V, O> {
  /** Fields that are not named begin empty. */
  initial: V | DefaultValues<V>;
  onDone: (output: O, sent: V) => void | Promise<void>;
  /** Shows a failure of this code at that field; the others stand below the form. */
  fieldOfCode?: Record<number, keyof V & string>;
  /** Failures the page deals with itself, e.g. by asking for one more thing. Return true when it did. */
  onFailure?: (failure: CallError) => boolean;
  /** Keeps what is typed under this name until it is sent; never for secrets. */
  draft?: string;
}

/**
 * A form that sends one call: validated by the input schema of its contract in the browser, by the same schema on the
 * server. Field issues land at their fields, other failures in `failure`; whatever happens, nothing typed is lost.
 */
export function useCallForm<I extends Schema, O extends Schema>(
  load: LazyCall<I, O>,
  options: FormOptions<InputOf<I> & FieldValues, OutputOf<O>>,
) {
  type Values = InputOf<I> & FieldValues;
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const resolver: Resolver<Values> = async (values) => {
    const errors = issuesOf((await load()).input, values);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as never };
  };
  const form = useForm<Values>({
    defaultValues: options.initial as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const draft = useDraft<Values>(form, options.draft, options.initial as DefaultValues<Values>);

  // 契约连同 zod 等到有人动笔才取，页面首屏不为它付出
  useEffect(() => {
    const touched = ({ name }: { name?: string }) => {
      if (!name) return;
      setSent(false);
      void load().catch(() => undefined);
    };
    return form.subscribe({ formState: { values: true }, callback: touched });
  }, [form, load]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const output = await call(await load(), values as InputOf<I>, { isShowErrTip: false });
      setSent(true);
      if (options.draft) dropDraft(options.draft);
      await options.onDone(output, values as Values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (options.onFailure?.(error)) return;
      place(error, values as Values);
    }
  });

  function place(error: CallError, values: Values): void {
    const field = options.fieldOfCode?.[error.code];
    if (field) return form.setError(field as Path<Values>, { message: error.message });
    const known = error.issues.filter((issue) => issue.path in values);
    for (const issue of known) form.setError(issue.path as Path<Values>, { message: issue.message });
    if (known.length === 0) setFailure(error.message);
  }

  return {
    form,
    submit,
    failure,
    setFailure,
    sending: isSubmitting,
    /** Leaving now would lose what was typed. */
    unsaved: isDirty && !isSubmitting && !sent && options.draft === undefined,
    draft,
    errorOf: errorReader(errors),
  };
}

const errorReader = (errors: object) => (name: string) =>
  (errors as Record<string, { message?: string } | undefined>)[name]?.message;
