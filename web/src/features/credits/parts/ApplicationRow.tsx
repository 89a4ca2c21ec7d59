import type { Application } from '#contract/course/userCourseScoreApply.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import { CreditState } from '#contract/rules/credits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Steps } from './Steps.tsx';
import styles from './Steps.module.css';
import { stateTone } from './stateTone.ts';

const { lecturerRefused, schoolRefused, waitsLecturer, waitsSchool } = CreditState;
const refused: ReadonlySet<CreditState> = new Set([lecturerRefused, schoolRefused]);
const open: ReadonlySet<CreditState> = new Set([waitsLecturer, waitsSchool, ...refused]);

interface ApplicationRowProps {
  row: Application;
  onAgain: () => void;
  onWithdraw: () => void;
}

/** One application: how it stands, what happened, and what can be done. */
export function ApplicationRow({ row, onAgain, onWithdraw }: ApplicationRowProps) {
  return (
    <Row
      heading="h2"
      stacks
      title={row.subjectName}
      meta={[`计 ${countedText(row)}`, row.certificateNo && `证书 ${row.certificateNo}`].filter(Boolean).join('，')}
      end={
        <span className={styles.acts}>
          <StatusDot tone={stateTone[row.applyState]}>{CreditState.labels[row.applyState]}</StatusDot>
          {refused.has(row.applyState) ? (
            <Button size="sm" variant="primary" aria-label={`补充「${row.subjectName}」的证明`} onClick={onAgain}>
              补充证明
            </Button>
          ) : null}
          {open.has(row.applyState) ? (
            <Button size="sm" variant="text" aria-label={`撤回「${row.subjectName}」的申请`} onClick={onWithdraw}>
              撤回
            </Button>
          ) : null}
        </span>
      }
    >
      <Steps of={row} />
    </Row>
  );
}
