import { learner } from '#contract/exam/learnProgress.ts';
import type { ProgressRow } from '#contract/exam/learnProgress.ts';
import { refusedReasons } from '#contract/rules/progress.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { useCall } from '../../../kit/useCall.ts';
import { spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ScopeNames } from './addresses.ts';
import styles from './Progress.module.css';

interface LearnerDialogProps {
  scope: { [K in keyof ScopeNames]: string | undefined };
  of: ProgressRow;
  onClose: () => void;
}

/** What one learner did lately: the entries of the study ledger, and exams with their record of watching. */
export function LearnerDialog({ scope, of, onClose }: LearnerDialogProps) {
  const { data, error } = useCall(learner, { ...scope, userNo: of.userNo });
  return (
    <Dialog
      open
      title={of.name}
      note={`进度 ${of.progress}%，学完 ${of.periodDone} 个课时${of.planDate ? `，计划 ${of.planDate} 学完` : ''}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      {error ? <p role="alert">{error.message}</p> : null}
      {!data && !error ? <SkeletonRows /> : null}
      {data ? (
        <>
          <h3 className={styles.part}>最近的学习</h3>
          {data.studies.length === 0 ? <p>这门课还没有学过</p> : null}
          <ul className={styles.records}>
            {data.studies.map((one) => (
              <li key={`${one.startedAt}${one.periodName}`}>
                {one.periodName}
                <small>
                  {shownTime(one.startedAt)}，{spokenSeconds(one.seconds)}，计入 {spokenSeconds(one.granted)}
                  {one.refused > 0 ? `，没有计入 ${spokenSeconds(one.refused)}：${reasonOf(one.refusedReason)}` : ''}
                </small>
              </li>
            ))}
          </ul>
          {data.exams.length > 0 ? <h3 className={styles.part}>我监考的作答</h3> : null}
          <ul className={styles.records}>
            {data.exams.map(({ sittingId, title, beganAt }) => (
              <li key={sittingId}>
                <TextLink to={`/myguidance/MonitoringDetail?id=${sittingId}`}>{title}</TextLink>
                <small>{shownTime(beganAt)} 开始</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}

const reasonOf = (reason: string): string =>
  (refusedReasons as Record<string, string | undefined>)[reason] ?? '没有说明';
