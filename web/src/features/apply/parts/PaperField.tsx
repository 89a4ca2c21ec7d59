import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { ImageField } from '../../../kit/upload/ImageField.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { OrgKind } from './kinds.ts';
import { SignInFirst } from './SignInFirst.tsx';

/** The licence or letter; a guest has to sign in before anything can be uploaded. */
export function PaperField({ form, kind, error }: { form: Fields; kind: OrgKind; error: string | undefined }) {
  const session = useSession();
  const { value, set } = useField(form, 'licenceImg');
  if (!session) {
    return (
      <Field group label={kind.called.licence} required help={kind.licenceHelp}>
        <SignInFirst>登录后上传{kind.called.licence}</SignInFirst>
      </Field>
    );
  }
  return (
    <ImageField
      label={kind.called.licence}
      purpose="licence"
      shape="wide"
      required
      value={String(value ?? '')}
      onChange={set}
      help={`${kind.licenceHelp}。可以是 PDF，最大 10 MB`}
      error={error}
    />
  );
}
