import { useId } from 'react';
import { feedbackReply } from '#contract/fields/words.ts';
import type { Accusation } from '#contract/course/userAccusation.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { dropDraft } from '../../../kit/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveReply } from './calls.ts';
import styles from './ReplyDialog.module.css';

interface ReplyDialogProps {
  entry: Accusation & { userName: string };
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Answers one piece of feedback. What is written is kept when the dialog is closed over it. */
export function ReplyDialog({ entry, onClose, onDone }: ReplyDialogProps) {
  const id = useId();
  const draft = `feedback-reply:${entry.id}`;
  const sending = useCallForm(saveReply, {
    fields: feedbackReply,
    initial: { id: entry.id, reply: '' },
    draft,
    onDone: async () => {
      toast('答复成功，对方会在「我的反馈」里看到');
      await onDone();
    },
    onFailure: (failure) => {
      if (failure.code !== CONFLICT.code) return false;
      toast(failure.message);
      dropDraft(draft);
      void onDone();
      return true;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="答复反馈"
      note={`${entry.userName} 会在「我的反馈」里看到，发送后不能修改`}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="发送中">
            发送答复
          </Button>
        </>
      }
    >
      <blockquote className={styles.asked}>{entry.content}</blockquote>
      <CallForm of={sending} id={id} label="答复反馈">
        <FormTextarea form={sending.form} name="reply" rows={6} placeholder="做了什么，或者接下来会怎样" />
      </CallForm>
    </Dialog>
  );
}
