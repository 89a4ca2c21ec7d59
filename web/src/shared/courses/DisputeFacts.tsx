import type { QueuedDispute } from '#contract/course/dispute.ts';
import { refusedReasons } from '#contract/rules/progress.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { amount, spokenSeconds } from '../player/shownLength.ts';
import { spansText } from '../player/spanText.ts';
import { FactList } from '../../ui/FactList.tsx';

/** Everything that a dispute is decided by: whose it is, what was not counted and why, and what the learner says. */
export function DisputeFacts({ row }: { row: QueuedDispute & { lecturerName?: string } }) {
  const { fileType, refusedReason } = row;
  return (
    <FactList
      label={`${row.userName}的异议`}
      facts={[
        { label: '学员', value: row.userName },
        { label: '课程', value: row.courseName },
        { label: '讲师', value: row.lecturerName ?? '' },
        { label: '课时', value: row.periodName },
        {
          label: '这次学习',
          value: `${shownTime(row.startedAt)} 开始，用时 ${spokenSeconds(row.seconds)}，${row.device || '未知设备'}`,
        },
        {
          label: '没有计入',
          value: `${amount(fileType, row.refused)}（${spansText(fileType, row.refusedRanges)}），全长 ${amount(fileType, row.length)}`,
        },
        { label: '原因', value: refusedReason === '' ? '' : refusedReasons[refusedReason] },
        { label: '学员的理由', value: row.reason },
      ]}
    />
  );
}
