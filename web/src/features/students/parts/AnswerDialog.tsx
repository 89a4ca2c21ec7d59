import { binding } from '#contract/fields/people.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { answerStudent } from './calls.ts';
import styles from './Roster.module.css';

interface AnswerDialogProps {
  row: RosterRow;
  doubt: string;
  onClose: () => void;
}

const PASS = 1;
const REFUSE = 3;

const answers = [
  { value: PASS, label: '通过，绑定到名单' },
  { value: REFUSE, label: '不通过' },
];

/** Answers one request; a refusal says why, because the student reads it. */
export function AnswerDialog({ row, doubt, onClose }: AnswerDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(answerStudent, {
    fields: binding,
    initial: { id: row.id, bindStatus: PASS, bindOpinion: '' },
    draft: `student-answer:${row.id}`,
    onDone: (_, { bindStatus }) => finish(bindStatus === PASS ? '绑定成功，已经告诉学生' : '答复成功，已经告诉学生'),
  });
  const { form } = sending;
  const { value: status } = useField(form, 'bindStatus');
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
      <FormRadios form={form} name="bindStatus" rowClass={styles.radios} options={answers} />
      <FormTextarea
        form={form}
        name="bindOpinion"
        required={status === REFUSE}
        rows={3}
        placeholder="学号写错了，请核对校园卡"
      />
    </FormDialog>
  );
}
