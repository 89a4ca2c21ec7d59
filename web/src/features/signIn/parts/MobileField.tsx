import type { Fields } from '../../../kit/form/fields.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { plainMobile } from '../../../kit/code/plainMobile.ts';

interface MobileFieldProps {
  form: Fields;
  error: string | undefined;
  help?: string | undefined;
  onTyped?: (mobile: string) => void;
  /** A page where this number can go on; it takes the number along. */
  wayOut?: { to: string; label: string } | undefined;
}

/** The field `mobile` of a form, on the number keyboard. */
export function MobileField({ form, error, help, onTyped, wayOut }: MobileFieldProps) {
  const input = form.register('mobile', {
    read: plainMobile,
    onChange: (event) => onTyped?.(plainMobile(event.target.value)),
  });
  const note =
    error && wayOut ? (
      <>
        {error}{' '}
        <TextLink tone="inline" arrow to={wayOut.to} state={{ account: form.getValues()['mobile'] }}>
          {wayOut.label}
        </TextLink>
      </>
    ) : (
      error
    );
  return (
    <Field label="手机号" error={note} help={help}>
      <Input {...input} size="lg" type="tel" inputMode="numeric" autoComplete="username" maxLength={20} />
    </Field>
  );
}
