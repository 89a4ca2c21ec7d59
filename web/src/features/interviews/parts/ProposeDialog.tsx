import { interview, interviewMore } from '#contract/fields/hiring.ts';
import type * as interviews from '#contract/position/interview.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { InterviewWay, placeNames } from '#contract/rules/interviews.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { propose } from './calls.ts';
import styles from './Interview.module.css';
import { SlotFields } from './SlotFields.tsx';

type Colleagues = OutputOf<typeof interviews.choices.output>['members'];

interface ProposeDialogProps {
  applicationId: string;
  colleagues: Colleagues;
  /** Usually whoever asks interviews too. */
  me: string;
  onClose: () => void;
}

const ways = InterviewWay.values.map((value) => ({ value, label: InterviewWay.labels[value] }));

/** Asks a candidate to an interview: some times, from which they take one. */
export function ProposeDialog({ applicationId, colleagues, me, onClose }: ProposeDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(propose, {
    fields: { ...interview, ...interviewMore },
    initial: {
      applicationId,
      interviewName: '一面',
      interviewWay: InterviewWay.link,
      place: '',
      words: '',
      minutes: 45,
      slots: [''],
      members: colleagues.some(({ userNo }) => userNo === me) ? [me] : [],
    },
    draft: `interview:${applicationId}`,
    onDone: () => finish('已经问了候选人，选好时间会发消息给你'),
  });
  const { form } = sending;
  const way = useField(form, 'interviewWay').value as InterviewWay;
  return (
    <FormDialog
      of={sending}
      title="约面试"
      note="给几个时间，候选人选一个；时间都是北京时间"
      label="约面试"
      submitLabel="发给候选人"
      busyLabel="发送中"
      onClose={onClose}
    >
      <FormText form={form} name="interviewName" />
      <FormRadios form={form} name="interviewWay" options={ways} rowClass={styles.people} />
      <FormText form={form} name="place" label={placeNames[way]} />
      <SlotFields form={form} />
      <Members form={form} colleagues={colleagues} />
      <FormTextarea form={form} name="words" rows={3} placeholder="聊什么，要带什么" />
    </FormDialog>
  );
}

function Members({ form, colleagues }: { form: Fields; colleagues: Colleagues }) {
  const { value, set } = useField(form, 'members');
  const chosen = (value ?? []) as readonly string[];
  const toggle = (userNo: string) =>
    set(chosen.includes(userNo) ? chosen.filter((one) => one !== userNo) : [...chosen, userNo]);
  return (
    <FormField form={form} name="members" group>
      <span className={styles.people}>
        {colleagues.map(({ userNo, name }) => (
          <Checkbox key={userNo} label={name} checked={chosen.includes(userNo)} onChange={() => toggle(userNo)} />
        ))}
      </span>
    </FormField>
  );
}
