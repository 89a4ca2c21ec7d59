import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { call } from '../../../kit/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { removeStudent } from './calls.ts';

/** Asks once before a student leaves the roster. */
export function RemoveStudent({ row, onClose }: { row: RosterRow; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const remove = async () => {
    setSending(true);
    try {
      await call(await removeStudent(), { id: row.id });
      toast('移除成功');
      onClose();
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSending(false);
    }
  };
  const bound = `${row.userName}的账号会解除绑定，不能再用学号登录；学习记录都留着。`;
  return (
    <ConfirmDialog
      open
      title={`移除「${row.studentName}」`}
      note={row.bindStatus === StudentState.bound ? bound : '从名单里移除，之后可以再添加。'}
      confirmLabel="移除"
      danger
      loading={sending}
      loadingLabel="移除中"
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
