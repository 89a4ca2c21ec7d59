import { useNavigate } from 'react-router';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import { CallError } from '#contract/kit/callError.ts';
import { useState } from 'react';
import { call } from '../../../kit/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { gradesRoutes } from '../routes.ts';
import { quitGrade } from './calls.ts';

/** Asks once before somebody leaves a class; its page is closed to them afterwards. */
export function QuitDialog({ row, onClose }: { row: Grade; onClose: () => void }) {
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const quit = async () => {
    setSending(true);
    try {
      await call(await quitGrade(), { gradeId: row.id });
      toast('退出成功');
      await navigate(gradesRoutes.my.path);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    setSending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`退出「${row.gradeName}」`}
      note="不再收到班级的公告，也看不到班里的文件；要回来得再凭邀请码加入"
      confirmLabel="退出"
      loading={sending}
      loadingLabel="退出中"
      onConfirm={() => void quit()}
      onClose={onClose}
    />
  );
}
