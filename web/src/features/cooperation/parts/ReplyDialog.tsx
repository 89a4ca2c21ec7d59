import { useRevalidator } from 'react-router';
import { nominationReply } from '#contract/fields/cooperation.ts';
import type { ReceivedNomination } from '#contract/position/nomination.ts';
import { NominationState } from '#contract/rules/cooperation.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { replyToNomination } from './calls.ts';
import { receivedWords } from './words.ts';

interface ReplyDialogProps {
  row: ReceivedNomination;
  verdict: 5 | 6;
  onClose: () => void;
}

/** Tells the learner and the school whether it fits. */
export function ReplyDialog({ row: { id, name }, verdict, onClose }: ReplyDialogProps) {
  const { revalidate } = useRevalidator();
  const word = receivedWords[verdict];
  const sending = useCallForm(replyToNomination, {
    fields: nominationReply,
    initial: { id, nominationState: verdict, replyText: '' },
    draft: `nomination:reply:${id}`,
    onDone: async () => {
      toast('答复成功，学员与学校马上看得到');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`答复${name}：${word}`}
      note="学员与推荐的学校都会收到消息，答复之后不能改"
      label={`答复${name}`}
      submitLabel={`答复${word}`}
      busyLabel="答复中"
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="replyText"
        rows={4}
        placeholder={verdict === NominationState.suitable ? '下一步怎么走，什么时候联系' : '差在哪里，哪怕一句'}
      />
    </FormDialog>
  );
}
