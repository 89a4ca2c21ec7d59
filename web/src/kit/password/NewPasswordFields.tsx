import { lazy, Suspense } from 'react';
import type { Fields } from '../form/fields.ts';
import { useFieldsState } from '../form/useFields.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';

// The list of common passwords is fetched once somebody types one.
const StrengthMeter = lazy(() => import('./StrengthMeter.tsx').then((part) => ({ default: part.StrengthMeter })));

interface NewPasswordFieldsProps {
  form: Fields;
  /** Of the password and of its repetition. */
  names: readonly [string, string];
  errorOf: (name: string) => string | undefined;
  /** 新密码 where there is an old one. */
  label?: string;
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields({ form, names, errorOf, label = '设置密码' }: NewPasswordFieldsProps) {
  const [first, second] = names;
  const typed = useFieldsState(form, ({ values }) => String(values[first] ?? ''));
  const repeated = useFieldsState(form, ({ values }) => String(values[second] ?? ''));
  const touched = useFieldsState(form, (state) => state.touched[second] ?? false);
  // The contract compares only when other fields are right; this says it earlier.
  const differs = touched && repeated !== '' && repeated !== typed ? '两次输入的密码不一样' : undefined;
  const strength = typed === '' ? RULE : <StrengthMeter password={typed} />;
  return (
    <>
      <Field label={label} error={errorOf(first)} help={<Suspense fallback={RULE}>{strength}</Suspense>}>
        <PasswordInput {...form.register(first)} size="lg" autoComplete="new-password" maxLength={64} />
      </Field>
      <Field label="再输入一次密码" error={differs ?? errorOf(second)}>
        <PasswordInput {...form.register(second)} size="lg" autoComplete="new-password" maxLength={64} />
      </Field>
    </>
  );
}

const RULE = '8 到 64 个字符，要有字母和数字';
