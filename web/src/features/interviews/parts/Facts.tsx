import { CalendarPlus } from 'lucide-react';
import type { OwnInterview } from '#contract/position/interview.ts';
import { InterviewState, InterviewWay, placeNames } from '#contract/rules/interviews.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './Interview.module.css';
import { keepCalendar } from './keepCalendar.ts';

export const tones: Record<InterviewState, StatusTone> = {
  0: 'waiting',
  1: 'passed',
  2: 'waiting',
  3: 'idle',
  4: 'idle',
  5: 'passed',
  6: 'failed',
};

/** 11-26 15:00 到 15:45. */
export const spanText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  `${startsAt.slice(0, 16)} 到 ${endsAt.slice(11, 16)}`;

/** When and where, what was said by either side, and the file for a calendar. */
export function Facts({ row }: { row: OwnInterview }) {
  const isAgreed = row.interviewState === InterviewState.accepted;
  return (
    <div className={styles.facts}>
      {isAgreed ? <p className={styles.when}>{spanText(row)}</p> : null}
      <p>
        {InterviewWay.labels[row.interviewWay]}，{placeNames[row.interviewWay]}：
        {row.interviewWay === InterviewWay.link ? (
          <a href={row.place} target="_blank" rel="noreferrer" className={styles.link}>
            {row.place}
          </a>
        ) : (
          row.place
        )}
      </p>
      {row.words ? <p className={styles.said}>企业说：{row.words}</p> : null}
      {row.answerText ? <p className={styles.said}>候选人说：{row.answerText}</p> : null}
      {row.feedback ? <p className={styles.said}>反馈：{row.feedback}</p> : null}
      {isAgreed ? (
        <Button size="sm" icon={<CalendarPlus size={16} aria-hidden="true" />} onClick={() => void keepCalendar(row)}>
          加到日历
        </Button>
      ) : null}
    </div>
  );
}
