import { useState } from 'react';
import { leaveOpinion } from '#contract/fields/leave.ts';
import { LeaveStepState, LeaveType } from '#contract/rules/leave.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { QueuedLeave } from '#contract/user/leave.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { LeavePath } from '../../../shared/leave/LeavePath.tsx';
import { stretchText } from '../../../shared/leave/leaveText.ts';
import { Touched } from '../../../shared/leave/Touched.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { askLessons, decideLeave } from './calls.ts';
import { useAnswer } from './useAnswer.ts';

interface LeaveDialogProps {
  row: QueuedLeave;
  onClose: () => void;
  onTransfer: () => void;
}

/** Everything about one leave, and, while it waits, the opinion on it. */
export function LeaveDialog({ row, onClose, onTransfer }: LeaveDialogProps) {
  const finish = useFinish(onClose);
  const [pressed, setPressed] = useState<0 | 1>(1);
  const sending = useCallForm(decideLeave, {
    fields: leaveOpinion,
    initial: { id: row.stepId, isPassed: 1, auditOpinion: '' },
    draft: `leave-step:${row.stepId}`,
    onDone: (_, { isPassed }) => finish(isPassed === 1 ? '审批成功：已通过' : '审批成功：未通过，学生会看到原因'),
  });
  const press = (isPassed: 0 | 1) => {
    setPressed(isPassed);
    sending.form.setValue('isPassed', isPassed);
    void sending.submit();
  };
  const isOpen = row.stepState === LeaveStepState.waiting && row.isOwn === 0;
  const busy = (isPassed: 0 | 1) => sending.sending && pressed === isPassed;
  return (
    <Dialog
      open
      size="lg"
      lightDismiss={false}
      onClose={onClose}
      title={`${row.studentName}请${LeaveType.labels[row.leaveType]} ${row.days} 天`}
      note={`${shownTime(row.submitTime)} 提交`}
      actions={
        isOpen ? (
          <>
            <Button onClick={onTransfer}>转交</Button>
            <Button variant="danger" loading={busy(0)} loadingLabel="提交中" onClick={() => press(0)}>
              不通过
            </Button>
            <Button variant="primary" loading={busy(1)} loadingLabel="提交中" onClick={() => press(1)}>
              通过
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      <Facts row={row} />
      <LeavePath leave={row} />
      {isOpen ? <Missed row={row} /> : null}
      {row.isOwn === 1 ? <Banner>这是你自己的请假，要由别人审批</Banner> : null}
      {isOpen ? (
        <CallForm of={sending} label="审批">
          <FormTextarea form={sending.form} name="auditOpinion" rows={3} help="不通过要写明原因，学生会看到" />
        </CallForm>
      ) : null}
    </Dialog>
  );
}

function Facts({ row }: { row: QueuedLeave }) {
  const said = row.steps.filter(({ opinion }) => opinion !== '');
  return (
    <FactList
      label={`${row.studentName}的请假`}
      facts={[
        { label: '学生', value: [row.studentNumber, row.gradeName].filter(Boolean).join('，') },
        { label: '时间', value: stretchText(row) },
        { label: '原因', value: row.reason },
        { label: '半年内', value: row.earlierCount > 0 ? `请过 ${row.earlierCount} 次假` : '没有请过假' },
        ...said.map(({ approverName, opinion }) => ({ label: `${approverName}的意见`, value: opinion })),
        ...row.proofs.map((url, index) => ({
          label: `证明材料 ${index + 1}`,
          value: (
            <a href={url} target="_blank" rel="noreferrer">
              打开
            </a>
          ),
        })),
      ]}
    />
  );
}

function Missed({ row }: { row: QueuedLeave }) {
  const answer = useAnswer(askLessons, { id: row.stepId });
  return (
    <>
      <p>{row.lessonCount === 0 ? '不缺课' : `会缺 ${row.lessonCount} 节课`}</p>
      {answer ? <Touched lessons={answer.list} /> : null}
    </>
  );
}
