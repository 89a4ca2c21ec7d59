import { Approver, LeaveState, LeaveStepState } from '#contract/rules/leave.ts';
import type { Leave } from '#contract/user/leave.ts';
import { Steps } from '../../ui/Steps.tsx';

/** Through whose hands a leave has gone, and whose come next. */
export function LeavePath({ leave }: { leave: Pick<Leave, 'steps' | 'comes' | 'leaveState'> }) {
  const { steps, comes, leaveState } = leave;
  const done = steps.map(({ approver, approverName, stepState }, index) => {
    const who = [Approver.labels[approver], approverName].filter(Boolean).join(' ');
    return stepState === LeaveStepState.transferred ? `${who} 转交 ${index + 1}` : who;
  });
  const names = ['提交', ...done, ...comes.map((approver) => Approver.labels[approver])];
  const isOver = leaveState === LeaveState.passed;
  return (
    <Steps
      label="审批进度"
      steps={names}
      current={isOver ? names.length : done.length}
      isFailed={leaveState === LeaveState.refused || leaveState === LeaveState.cancelled}
    />
  );
}
