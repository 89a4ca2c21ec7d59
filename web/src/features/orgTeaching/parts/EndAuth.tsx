import type { CourseAuth } from '#contract/course/courseAuth.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { endAuth } from './calls.ts';

/** Asks once before a course counts no longer. */
export function EndAuth({ row, onClose }: { row: CourseAuth; onClose: () => void }) {
  const end = usePress(endAuth);
  return (
    <ConfirmDialog
      open
      danger
      title={`停止认证「${row.courseName}」`}
      note="马上不再有效，课程页与学员的课程里都不再显示；记录留着，要再用请重新添加"
      confirmLabel="停止认证"
      loading={end.sending}
      loadingLabel="请稍候"
      onConfirm={() => void end.send({ id: row.id }, '停止成功').then(onClose)}
      onClose={onClose}
    />
  );
}
