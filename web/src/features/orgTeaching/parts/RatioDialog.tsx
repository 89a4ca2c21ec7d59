import { lazy, Suspense } from 'react';
import { lecturerInvitation } from '#contract/fields/teaching.ts';
import type { OrgLecturer } from '#contract/user/lecturerOrg.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { setRatio } from './calls.ts';

const RatioHistory = lazy(() => import('./RatioHistory.tsx').then((part) => ({ default: part.RatioHistory })));

/** What of the income goes to one lecturer. */
export function RatioDialog({ row, onClose }: { row: OrgLecturer; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(setRatio, {
    fields: lecturerInvitation,
    initial: { id: row.id, shareRatio: row.shareRatio },
    onDone: () => finish('分成修改成功，已经告诉讲师'),
  });
  return (
    <FormDialog
      of={sending}
      title={`「${row.lecturerName}」的分成`}
      note={`现在是 ${row.shareRatio}%；改了之后的订单照新的算，讲师会收到消息`}
      label="修改分成"
      submitLabel="保存"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormNumber form={sending.form} name="shareRatio" required help="课程收入的百分之几归讲师，其余归本机构" />
      <Suspense>
        <RatioHistory id={row.id} />
      </Suspense>
    </FormDialog>
  );
}
