import { useState } from 'react';
import type { Sheet } from '#contract/user/score.ts';
import type { ScoreAppeal } from '#contract/user/scoreAppeal.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { plainList } from './addresses.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import styles from './Scores.module.css';

/** What learners object to about marks that are out; who answers for the marks answers here. */
export function Appeals({ rows, sheet }: { rows: LoadedPage<ScoreAppeal>; sheet: Sheet }) {
  const list = useList(plainList, rows);
  const [open, setOpen] = useState<ScoreAppeal | null>(null);
  return (
    <section aria-label="成绩申诉" className={styles.section}>
      <SectionHead title="成绩申诉" />
      <List of={list} unit="份" empty={<Empty as="p" title="没有申诉" note="学生申诉以后会出现在这里" />}>
        {(shown) => (
          <RowList label="成绩申诉">
            {shown.map((row) => (
              <Row
                key={row.id}
                stacks
                heading="h3"
                title={row.studentName}
                meta={`${shownTime(row.submitTime)} 交：${row.reason}`}
                end={<Standing of={row} canAnswer={sheet.isHead === 1} onAnswer={() => setOpen(row)} />}
              />
            ))}
          </RowList>
        )}
      </List>
      {open ? <AnswerDialog appeal={open} sheet={sheet} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

interface StandingProps {
  of: ScoreAppeal;
  canAnswer: boolean;
  onAnswer: () => void;
}

function Standing({ of, canAnswer, onAnswer }: StandingProps) {
  if (of.auditStatus !== AppealState.waiting) {
    return (
      <StatusDot
        tone={of.auditStatus === AppealState.granted ? 'passed' : 'idle'}
        reason={of.auditOpinion || undefined}
      >
        {AppealState.labels[of.auditStatus]}
      </StatusDot>
    );
  }
  return (
    <>
      <StatusDot tone={of.isOverdue === 1 ? 'failed' : 'waiting'}>{waitedText(of.waitedHours)}</StatusDot>
      {canAnswer ? (
        <Button size="sm" variant="primary" aria-label={`答复${of.studentName}的申诉`} onClick={onAnswer}>
          答复
        </Button>
      ) : null}
    </>
  );
}
