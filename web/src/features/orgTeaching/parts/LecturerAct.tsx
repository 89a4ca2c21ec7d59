import type { OrgLecturer } from '#contract/user/lecturerOrg.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { disableLecturer, enableLecturer, removeLecturer } from './calls.ts';

export type Act = 'disable' | 'enable' | 'remove';

interface LecturerActProps {
  act: Act;
  row: OrgLecturer;
  onClose: () => void;
}

const words = {
  disable: {
    verb: '停用',
    note: '他马上不能再以讲师身份操作；课程照常可学，随时可以启用',
    done: '讲师停用成功',
  },
  enable: { verb: '启用', note: '他又可以编写课程、答复学员', done: '讲师启用成功' },
  remove: {
    verb: '移除',
    note: '他不再属于本机构，讲师身份与自己的课程都还在；本机构的课程留在本机构',
    done: '讲师移除成功',
  },
} as const;

/** Asks once before a lecturer is sent away for a while, taken back, or let go. */
export function LecturerAct({ act, row: { id, lecturerName }, onClose }: LecturerActProps) {
  const calls = {
    disable: usePress(disableLecturer),
    enable: usePress(enableLecturer),
    remove: usePress(removeLecturer),
  };
  const { send, sending } = calls[act];
  const { verb, note, done } = words[act];
  return (
    <ConfirmDialog
      open
      title={`${verb}「${lecturerName}」`}
      note={note}
      confirmLabel={`${verb}讲师`}
      danger={act !== 'enable'}
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id }, done).then(onClose)}
      onClose={onClose}
    />
  );
}
