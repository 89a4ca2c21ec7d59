import { FormImage } from '../../../kit/form/FormImage.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useSession } from '../../../kit/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { OrgKind } from './kinds.ts';
import { SignInFirst } from './SignInFirst.tsx';

/** The licence or letter; a guest has to sign in before anything can be uploaded. */
export function PaperField({ form, kind }: { form: Fields; kind: OrgKind }) {
  const session = useSession();
  if (!session) {
    return (
      <Field group label={kind.called.licence} required help={kind.licenceHelp}>
        <SignInFirst>登录后上传{kind.called.licence}</SignInFirst>
      </Field>
    );
  }
  return (
    <FormImage
      form={form}
      name="licenceImg"
      label={kind.called.licence}
      shape="wide"
      help={`${kind.licenceHelp}。可以是 PDF，最大 10 MB`}
    />
  );
}
