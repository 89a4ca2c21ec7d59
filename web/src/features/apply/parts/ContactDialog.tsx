import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { plainMobile } from '../../../kit/code/plainMobile.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveContacts } from './calls.ts';
import type { OwnLecturer } from './MyLecturer.tsx';

/** Changes how the platform reaches a lecturer. */
export function ContactDialog({ own, onClose }: { own: OwnLecturer; onClose: () => void }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const { form, errorOf, ...sending } = useCallForm(saveContacts, {
    initial: { lecturerMobile: own.lecturerMobile, lecturerEmail: own.lecturerEmail },
    onDone: async () => {
      toast('修改成功');
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog
      open
      size="md"
      lightDismiss={false}
      onClose={onClose}
      title="修改联系方式"
      note="不公开，立即生效"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label="联系方式">
        <Field label="手机（选填）" error={errorOf('lecturerMobile')}>
          <Input
            {...form.register('lecturerMobile', { read: plainMobile })}
            type="tel"
            inputMode="numeric"
            maxLength={20}
          />
        </Field>
        <Field label="邮箱（选填）" error={errorOf('lecturerEmail')}>
          <Input {...form.register('lecturerEmail')} type="email" maxLength={254} />
        </Field>
      </CallForm>
    </Dialog>
  );
}
