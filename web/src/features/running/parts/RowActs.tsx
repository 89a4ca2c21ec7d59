import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { RunState } from '#contract/rules/running.ts';
import { Button } from '../../../ui/Button.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import type { OnAct } from './acts.ts';
import styles from './Roster.module.css';

interface RowActsProps {
  of: Overview;
  row: RunRow;
  onAct: OnAct;
}

/** What may be done to one candidate now; nothing is taken from who has not begun. */
export function RowActs({ of, row, onAct }: RowActsProps) {
  const { sittingId, runState, userName } = row;
  const isIn = runState === RunState.answering || runState === RunState.paused;
  const isWaiting = runState === RunState.notBegun;
  const isClosed = of.enterUntil !== null && of.now >= of.enterUntil;
  const mayBeLetIn = isWaiting && isClosed && row.mayEnterLate === 0 && of.phase === AssessmentPhase.running;
  const rows = [row];
  const more = sittingId !== null && runState !== RunState.cancelled;
  return (
    <span className={styles.acts}>
      {isIn || (isWaiting && of.phase < AssessmentPhase.marking) ? (
        <Button
          size="sm"
          variant="text"
          aria-label={`给${userName}延时`}
          onClick={() => onAct({ kind: 'extend', rows })}
        >
          延时
        </Button>
      ) : null}
      {mayBeLetIn ? (
        <Button
          size="sm"
          variant="text"
          aria-label={`准许${userName}补进`}
          onClick={() => onAct({ kind: 'late', row })}
        >
          准许补进
        </Button>
      ) : null}
      {isIn || isWaiting ? (
        <Button
          size="sm"
          variant="text"
          aria-label={`给${userName}发消息`}
          onClick={() => onAct({ kind: 'notice', rows })}
        >
          消息
        </Button>
      ) : null}
      {isIn && sittingId !== null ? (
        <Button
          size="sm"
          variant="danger"
          aria-label={`强制${userName}交卷`}
          onClick={() => onAct({ kind: 'force', row: { ...row, sittingId } })}
        >
          强制交卷
        </Button>
      ) : null}
      {more ? (
        <MoreMenu label={`${userName}的更多操作`}>
          {runState === RunState.answering ? (
            <MenuButton onSelect={() => onAct({ kind: 'pause', rows })}>暂停</MenuButton>
          ) : null}
          {runState === RunState.paused ? (
            <MenuButton onSelect={() => onAct({ kind: 'resume', rows })}>继续</MenuButton>
          ) : null}
          <MenuButton danger onSelect={() => onAct({ kind: 'cancel', row: { ...row, sittingId } })}>
            作废这次作答
          </MenuButton>
        </MoreMenu>
      ) : null}
    </span>
  );
}
