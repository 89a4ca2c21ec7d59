import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

interface NewPasswordFieldsProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Of the password and of its repetition. */
  names: readonly [string, string];
  errorOf: (name: string) => string | undefined;
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields<V extends FieldValues>({ form, names, errorOf }: NewPasswordFieldsProps<V>) {
  const [first, second] = names as readonly [Path<V>, Path<V>];
  const [typed = '', repeated = ''] = form.watch([first, second]) as (string | undefined)[];
  const touched = Boolean(Reflect.get(form.formState.touchedFields, second));
  // 契约里的比较要等别的字段都对了才轮到，这里早一点说
  const differs = touched && repeated !== '' && repeated !== typed ? '两次输入的密码不一样' : undefined;
  return (
    <>
      <Field label="设置密码" error={errorOf(first)} help={<StrengthMeter password={typed} />}>
        <PasswordInput {...form.register(first)} size="lg" autoComplete="new-password" maxLength={64} />
      </Field>
      <Field label="再输入一次密码" error={differs ?? errorOf(second)}>
        <PasswordInput {...form.register(second)} size="lg" autoComplete="new-password" maxLength={64} />
      </Field>
    </>
  );
}
