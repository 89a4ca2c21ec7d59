import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { plainMobile } from './plainMobile.ts';

interface MobileFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  error: string | undefined;
  onTyped?: (mobile: string) => void;
  /** A page where this number can go on; it takes the number along. */
  wayOut?: { to: string; label: string } | undefined;
}

/** The field `mobile` of a form, on the number keyboard. */
export function MobileField<V extends FieldValues>({ form, error, onTyped, wayOut }: MobileFieldProps<V>) {
  const name = 'mobile' as Path<V>;
  const input = form.register(name, {
    setValueAs: plainMobile,
    onChange: (event: { target: HTMLInputElement }) => onTyped?.(plainMobile(event.target.value)),
  });
  const note =
    error && wayOut ? (
      <>
        {error}{' '}
        <TextLink tone="inline" arrow to={wayOut.to} state={{ account: plainMobile(String(form.getValues(name))) }}>
          {wayOut.label}
        </TextLink>
      </>
    ) : (
      error
    );
  return (
    <Field label="手机号" error={note}>
      <Input {...input} size="lg" type="tel" inputMode="numeric" autoComplete="username" maxLength={20} />
    </Field>
  );
}
