import { useRevalidator } from 'react-router';
import { offerAnswer } from '#contract/fields/offerLetter.ts';
import type { Letter } from '#contract/position/offerLetter.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';

const answer = () => import('#contract/position/offerLetter.ts').then((api) => api.answer);

interface AnswerOfferDialogProps {
  row: Letter;
  isAccepted: 0 | 1;
  onClose: () => void;
}

/** Takes a letter or not, with a few words. */
export function AnswerOfferDialog({ row: { id, orgName, positionName }, isAccepted, onClose }: AnswerOfferDialogProps) {
  const { revalidate } = useRevalidator();
  const isYes = isAccepted === 1;
  const title = isYes ? `接受${orgName}的录用信` : `谢绝${orgName}的录用信`;
  const sending = useCallForm(answer, {
    fields: offerAnswer,
    initial: { id, isAccepted, answerText: '' },
    draft: `offer-answer-${isAccepted}:${id}`,
    onDone: async () => {
      toast(isYes ? '接受了，企业会收到消息' : '谢绝了，企业会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={title}
      note={`「${positionName}」；答复之后不能再改`}
      label={title}
      submitLabel={isYes ? '接受' : '谢绝'}
      busyLabel="发送中"
      isDanger={!isYes}
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="answerText"
        rows={4}
        placeholder={isYes ? '哪一天能到岗，要带什么' : '说一句原因，企业会知道怎么安排'}
      />
    </FormDialog>
  );
}
