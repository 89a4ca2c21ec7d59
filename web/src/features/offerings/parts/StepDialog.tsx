import type { Offering } from '#contract/course/courseClass.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { removeOffering } from './calls.ts';
import { stepOf } from './steps.ts';

interface DialogProps {
  row: Offering;
  onClose: () => void;
}

/** Asks once before an offering goes to its next state. */
export function StepDialog({ row, onClose }: DialogProps) {
  const { call, label, note, done } = stepOf(row);
  const { send, sending } = usePress(call);
  return (
    <ConfirmDialog
      open
      title={`${label}「${row.offeringName}」`}
      note={`${row.countStudent} 位学生。${note}`}
      confirmLabel={label}
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id: row.id }, done).then(onClose)}
      onClose={onClose}
    />
  );
}

/** Asks once before a planned one goes. */
export function RemoveOffering({ row, onClose }: DialogProps) {
  const { send, sending } = usePress(removeOffering);
  return (
    <ConfirmDialog
      open
      danger
      title={`删除「${row.offeringName}」`}
      note="还在筹备，没有排课的可以删除；单独加入的学生也一起去掉"
      confirmLabel="删除"
      loading={sending}
      loadingLabel="删除中"
      onConfirm={() => void send({ id: row.id }, '删除成功').then(onClose)}
      onClose={onClose}
    />
  );
}
