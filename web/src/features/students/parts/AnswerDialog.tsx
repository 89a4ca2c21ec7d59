import type { RosterRow } from '#contract/user/orgStudent.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { answerStudent } from './calls.ts';
import styles from './Roster.module.css';

interface AnswerDialogProps {
  row: RosterRow;
  doubt: string;
  onClose: () => void;
}

const PASS = 1;
const REFUSE = 3;

/** Answers one request; a refusal says why, because the student reads it. */
export function AnswerDialog({ row, doubt, onClose }: AnswerDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(answerStudent, {
    initial: { id: row.id, bindStatus: PASS, bindOpinion: '' },
    draft: `student-answer:${row.id}`,
    onDone: (_, { bindStatus }) => finish(bindStatus === PASS ? '绑定成功，已经告诉学生' : '答复成功，已经告诉学生'),
  });
  const { form, errorOf } = sending;
  const { value: status, set: setStatus } = useField(form, 'bindStatus');
  const { value: opinion, set: setOpinion, ...control } = useField(form, 'bindOpinion');
  return (
    <FormDialog
      of={sending}
      title={`答复「${row.studentName}」`}
      note={doubt}
      label="答复申请"
      submitLabel="提交答复"
      busyLabel="提交中"
      above={
        <div className={styles.facts}>
          <FactList
            label="申请的内容"
            facts={[
              { label: '学号', value: row.studentNumber },
              { label: '院系', value: row.departName },
              { label: '专业', value: row.major },
              { label: '班级', value: row.className },
              { label: '账号', value: `${row.userName} ${row.mobile}` },
            ]}
          />
        </div>
      }
      onClose={onClose}
    >
      <Field label="答复" group required error={errorOf('bindStatus')}>
        <span className={styles.radios}>
          <Radio
            name="bindStatus"
            label="通过，绑定到名单"
            checked={status === PASS}
            onChange={() => setStatus(PASS)}
          />
          <Radio name="bindStatus" label="不通过" checked={status === REFUSE} onChange={() => setStatus(REFUSE)} />
        </span>
      </Field>
      <Field label="意见" required={status === REFUSE} error={errorOf('bindOpinion')}>
        <Textarea
          {...control}
          value={String(opinion ?? '')}
          onChange={({ target }) => setOpinion(target.value)}
          rows={3}
          maxLength={200}
          placeholder="学号写错了，请核对校园卡"
        />
      </Field>
    </FormDialog>
  );
}
