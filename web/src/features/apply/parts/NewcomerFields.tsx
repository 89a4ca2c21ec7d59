import { FormText } from '../../../kit/form/FormText.tsx';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { plainMobile } from '../../../kit/code/plainMobile.ts';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import { useSite } from '../../../kit/site.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { SignInFirst } from './SignInFirst.tsx';

interface NewcomerFieldsProps {
  form: Fields;
  errorOf: (name: string) => string | undefined;
}

/** Of somebody without an account: a mobile that is proved, and a password. */
export function NewcomerFields({ form, errorOf }: NewcomerFieldsProps) {
  const { demo } = useSite();
  const code = useCodeSending(form, { scene: 'apply', by: 'mobile', field: 'lecturerMobile' });
  return (
    <>
      <Banner
        action={
          <SignInFirst size="sm" variant="text">
            去登录
          </SignInFirst>
        }
      >
        已有账号请先登录，照片与证明材料也要登录后上传；填好的内容会留着
      </Banner>
      <FormText
        form={form}
        name="lecturerMobile"
        label="手机号"
        required
        read={plainMobile}
        size="lg"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
      />
      <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />
      <NewPasswordFields form={form} names={['mobilePsw', 'repassword']} errorOf={errorOf} />
    </>
  );
}
