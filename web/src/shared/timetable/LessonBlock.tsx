import { TriangleAlert } from 'lucide-react';
import type { BellTimes } from '#contract/rules/periods.ts';
import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import colours from './LessonColours.module.css';
import type { Stop } from './useRoving.ts';
import type { WeekGridProps } from './WeekGrid.tsx';
import styles from './WeekGrid.module.css';
import type { WeekLesson } from './weekLesson.ts';
import { absentText, isHeld, parityName, spokenLesson } from './weekLesson.ts';

interface LessonBlockProps extends Pick<WeekGridProps, 'facts' | 'onOpen' | 'marks' | 'blockActions'> {
  lesson: WeekLesson;
  /** 0 is Monday. */
  column: number;
  bells: readonly BellTimes[];
  stop?: Stop;
  /** Where it stands. */
  className?: string;
}

const spokenMarks = { clash: '撞车，', leave: '已请假，', ghost: '', none: '' } as const;

/** One lesson: its name, and what of its facts the view asks for. */
export function LessonBlock(props: LessonBlockProps) {
  const { lesson, column, bells, stop, className, facts = ['teachers', 'places'], onOpen, marks, blockActions } = props;
  const mark = marks?.get(lesson.id);
  const lines = facts.map((fact) => lesson[fact].join('、')).filter(Boolean);
  const parity = parityName(lesson.parity);
  return (
    <li className={cx(styles.place, className)}>
      <BareButton
        {...stop}
        className={cx(styles.block, colours[`kind${lesson.kind}`], !isHeld(lesson) && styles.gone)}
        data-mark={mark}
        aria-label={`${spokenMarks[mark ?? 'none']}${spokenLesson(lesson, column, bells)}`}
        onClick={() => onOpen(lesson)}
      >
        {mark === 'clash' ? (
          <span className={styles.clash}>
            <TriangleAlert size={12} aria-hidden="true" />
            撞车
          </span>
        ) : null}
        <b>{isHeld(lesson) ? lesson.name : <s>{lesson.name}</s>}</b>
        {isHeld(lesson) ? null : <span className={styles.stopped}>停课</span>}
        {mark === 'leave' ? <span className={styles.leave}>请假</span> : null}
        {absentText(lesson) ? <span className={styles.leave}>{absentText(lesson)}</span> : null}
        {[...lines.slice(0, 1), [...lines.slice(1), parity].filter(Boolean).join(' ')].filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </BareButton>
      {blockActions ? <span className={styles.actions}>{blockActions(lesson)}</span> : null}
    </li>
  );
}
