import { useState } from 'react';
import { lecturerAsking } from '#contract/fields/teaching.ts';
import { infoList } from '#contract/user/org.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useListCall } from '../../../kit/list/useListCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { askToJoin } from './calls.ts';
import styles from './JoinDialog.module.css';

const SHOWN = 8;
const TRAINING = 3;
const SCHOOL = 4;

/** Asks an organization whether one may teach for it. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose);
  const [words, setWords] = useState('');
  const of = (orgType: 3 | 4) => ({ orgType, orgName: words.trim() || undefined, pageSize: SHOWN });
  const training = useListCall(infoList, of(TRAINING));
  const schools = useListCall(infoList, of(SCHOOL));
  const found = [...(training.page?.list ?? []), ...(schools.page?.list ?? [])];
  const sending = useCallForm(askToJoin, {
    fields: lecturerAsking,
    initial: { orgNo: '0', note: '' },
    draft: 'lecturer:ask',
    onDone: () => finish('申请提交成功，等机构答复'),
  });
  const { form, errorOf } = sending;
  const { value, set } = useField(form, 'orgNo');
  return (
    <FormDialog
      of={sending}
      title="申请加入机构"
      note="机构同意后，你的新课程属于它，由它审核；分成由机构定，你会收到消息"
      label="申请加入机构"
      submitLabel="提交申请"
      busyLabel="提交中"
      onClose={onClose}
    >
      <Field label="机构" group required error={errorOf('orgNo')}>
        <Input
          size="sm"
          type="search"
          aria-label="按名称找机构"
          placeholder="按名称找"
          maxLength={50}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={styles.found}>
          {found.length === 0 && !training.busy ? <p className={styles.none}>没有找到</p> : null}
          {found.map(({ orgNo, orgName }) => (
            <Radio key={orgNo} name="orgNo" label={orgName} checked={value === orgNo} onChange={() => set(orgNo)} />
          ))}
        </div>
      </Field>
      <FormTextarea form={form} name="note" rows={3} placeholder="教过什么，想开什么课" />
    </FormDialog>
  );
}
