import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { offerLetter, offerMore } from '#contract/fields/offerLetter.ts';
import { dayAfter } from '#contract/rules/calendar.ts';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { OfferKind } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { sendOffer } from './calls.ts';
import styles from './Candidate.module.css';

interface OfferDialogProps {
  row: Candidate;
  onClose: () => void;
}

const kinds = OfferKind.values.map((value) => ({ value, label: OfferKind.labels[value] }));
const WEEK = 7;

/** Writes a letter that offers a candidate the job, an internship, or an agreement of three. */
export function OfferDialog({ row, onClose }: OfferDialogProps) {
  // It opens by a press, so that no page of the server knows another day.
  const [today] = useState(() => wireTime(new Date()).slice(0, 10));
  const { revalidate } = useRevalidator();
  const sending = useCallForm(sendOffer, {
    fields: { ...offerLetter, ...offerMore },
    initial: {
      applicationId: row.id,
      offerKind: OfferKind.job,
      positionName: row.vacancyName,
      place: '',
      salaryText: '',
      startOn: '',
      endOn: '',
      probation: '',
      schoolName: '',
      words: '',
      expiresOn: dayAfter(today, WEEK),
    },
    draft: `offer:${row.id}`,
    onDone: async () => {
      toast('录用信发出了，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  const { form } = sending;
  const kind = useField(form, 'offerKind').value;
  return (
    <FormDialog
      of={sending}
      title={`给${row.name}发录用信`}
      note="对方在平台上接受或谢绝；信有编号，谁都可以核验"
      label="录用信"
      submitLabel="发出"
      busyLabel="发出中"
      onClose={onClose}
    >
      <FormRadios form={form} name="offerKind" options={kinds} rowClass={styles.acts} />
      <FormText form={form} name="positionName" />
      <FormText form={form} name="place" placeholder="城市与地址" />
      <FormText form={form} name="salaryText" placeholder="月薪 8000 元，一年 13 薪；实习写每天或每月多少" />
      <FormDate form={form} name="startOn" min={today} />
      {kind === OfferKind.internship ? <FormDate form={form} name="endOn" min={today} required /> : null}
      {kind === OfferKind.threeParty ? (
        <FormText form={form} name="schoolName" placeholder="一起签的学校" required />
      ) : null}
      {kind === OfferKind.internship ? null : (
        <FormText form={form} name="probation" placeholder="三个月，薪资不打折" />
      )}
      <FormDate form={form} name="expiresOn" min={today} />
      <FormTextarea form={form} name="words" rows={3} placeholder="带什么材料、找谁报到" />
    </FormDialog>
  );
}
