import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { lecturerContact } from '#contract/fields/organization.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { plainMobile } from '../../../kit/code/plainMobile.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveContacts } from './calls.ts';
import type { OwnLecturer } from './MyLecturer.tsx';

/** Changes how the platform reaches a lecturer. */
export function ContactDialog({ own, onClose }: { own: OwnLecturer; onClose: () => void }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveContacts, {
    fields: lecturerContact,
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
        <FormText form={sending.form} name="lecturerMobile" read={plainMobile} type="tel" inputMode="numeric" />
        <FormText form={sending.form} name="lecturerEmail" type="email" />
      </CallForm>
    </Dialog>
  );
}
