import { useRevalidator } from 'react-router';
import { nominationAnswer } from '#contract/fields/cooperation.ts';
import type { OwnNomination } from '#contract/position/nomination.ts';
import { resumeSections } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { answerNomination } from './calls.ts';
import styles from './Cooperation.module.css';

interface AgreeDialogProps {
  row: OwnNomination;
  isAgreed: 0 | 1;
  /** The parts of the résumé that the enterprise would see. */
  shown: readonly ResumeSection[];
  onClose: () => void;
}

/** The consent, with exactly what it gives away; or a no with a word. */
export function AgreeDialog({ row: { id, orgName, vacancy }, isAgreed, shown, onClose }: AgreeDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(answerNomination, {
    fields: nominationAnswer,
    initial: { id, isAgreed, learnerText: '' },
    draft: `nomination:${id}:${isAgreed}`,
    onDone: async () => {
      toast(isAgreed === 1 ? `同意成功，${vacancy.orgName}现在看得到你` : '答复成功，企业不会知道这件事');
      onClose();
      await revalidate();
    },
  });
  const above =
    isAgreed === 1 ? (
      <div className={styles.said}>
        <p>
          {vacancy.orgName}会看到你的名字、头像与一句话介绍，以及档案里你对单位公开的：
          {shown.length > 0 ? shown.map((section) => resumeSections[section]).join('、') : '没有别的部分'}。
        </p>
        <p>
          以后改了可见范围，看到的跟着变；同意之后也可以随时收回。
          <TextLink to="/account/profile">去看我的档案</TextLink>
        </p>
      </div>
    ) : null;
  return (
    <FormDialog
      of={sending}
      title={isAgreed === 1 ? `同意${orgName}推荐你` : `不同意${orgName}的推荐`}
      note={`${vacancy.orgName}「${vacancy.vacancyName}」`}
      label="答复推荐"
      submitLabel={isAgreed === 1 ? '同意推荐' : '不同意'}
      busyLabel="答复中"
      above={above}
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="learnerText"
        rows={3}
        placeholder={isAgreed === 1 ? '想对企业说的，也可以不写' : '想对学校说的，也可以不写'}
      />
    </FormDialog>
  );
}
