import type { ReactNode } from 'react';
import { HourState } from '#contract/rules/incubation.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Incubation.module.css';
import { spanText } from './timeText.ts';
import { hourTones } from './tones.ts';

interface Talk {
  beginsAt: string;
  endsAt: string;
  place: string;
  topic: string;
  note: string;
  hourState: HourState;
}

interface TalkRowProps {
  row: Talk;
  /** With whom. */
  who: string;
  /** Why it was taken back. */
  opinion?: string;
  children?: ReactNode;
}

/** A time with a tutor: when, where, about what, and what came of it. */
export const TalkRow = ({ row, who, opinion = '', children }: TalkRowProps) => (
  <Row
    heading="h2"
    stacks
    title={spanText(row.beginsAt, row.endsAt)}
    meta={[who, row.place].filter(Boolean).join('，')}
    end={
      <StatusDot tone={hourTones[row.hourState]} reason={opinion}>
        {HourState.labels[row.hourState]}
      </StatusDot>
    }
  >
    {row.topic === '' ? null : <p className={styles.words}>想谈：{row.topic}</p>}
    {row.note === '' ? null : <p className={styles.words}>记录：{row.note}</p>}
    {children}
  </Row>
);
