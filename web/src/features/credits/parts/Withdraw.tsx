import type { Application } from '#contract/course/userCourseScoreApply.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { withdrawCredit } from './calls.ts';

/** Asks once before an application is taken back. */
export function Withdraw({ row, onClose }: { row: Application; onClose: () => void }) {
  const { send, sending } = usePress(withdrawCredit);
  return (
    <ConfirmDialog
      open
      danger
      title={`撤回「${row.subjectName}」的申请`}
      note="撤回以后不再审核；需要时可以重新申请"
      confirmLabel="撤回申请"
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id: row.id }, '撤回成功').then(onClose)}
      onClose={onClose}
    />
  );
}
