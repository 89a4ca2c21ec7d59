import { CircleCheck, CircleDashed, CircleMinus, CircleX, Clock3 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Tag } from '../../ui/Tag.tsx';
import type { TagTone } from '../../ui/Tag.tsx';
import { pointsText } from '#contract/rules/points.ts';
import styles from './Shown.module.css';

interface AnswerMarkProps {
  /** Tenths; null: not marked yet. */
  earned: number | null;
  /** Full marks, tenths. */
  points?: number;
  isUnanswered?: boolean;
}

interface Verdict {
  text: string;
  tone: TagTone;
  Icon: LucideIcon;
}

/** How an answer did. */
export function verdictOf({ earned, points, isUnanswered }: AnswerMarkProps): Verdict {
  if (earned === null) return { text: '待批改', tone: 'info', Icon: Clock3 };
  if (isUnanswered) return { text: '未作答', tone: 'neutral', Icon: CircleDashed };
  if (earned <= 0) return { text: '错', tone: 'danger', Icon: CircleX };
  return points !== undefined && earned < points
    ? { text: '部分得分', tone: 'warn', Icon: CircleMinus }
    : { text: '对', tone: 'ok', Icon: CircleCheck };
}

/** 对 得 2 / 2 分, in colour, sign and words. */
export function AnswerMark(props: AnswerMarkProps) {
  const { earned, points } = props;
  const { text, tone, Icon } = verdictOf(props);
  const full = points === undefined ? '' : ` / ${pointsText(points)}`;
  return (
    <p className={styles.verdictLine}>
      <Tag tone={tone}>
        <span className={styles.verdict}>
          <Icon size={16} aria-hidden="true" />
          {text}
        </span>
      </Tag>
      {earned === null ? null : <span>{`得 ${pointsText(earned)}${full} 分`}</span>}
    </p>
  );
}
