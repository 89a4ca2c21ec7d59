import type { BellTimes } from '#contract/rules/periods.ts';
import { spanName } from '#contract/rules/periods.ts';
import { LessonKind, LessonState } from '#contract/rules/school.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import { weekdayOf } from '#contract/rules/calendar.ts';
import { clockText, parityName, weekdayName } from '../../../shared/timetable/weekLesson.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { View } from './addresses.ts';
import { addressOf } from './addresses.ts';
import styles from './Timetable.module.css';

interface LessonDialogProps {
  lesson: ScheduledLesson | undefined;
  /** For who teaches it: the names of who is on approved leave. */
  absent: readonly string[];
  bells: readonly BellTimes[];
  /** The Monday of the week, for the ways to other timetables. */
  week: string;
  onClose: () => void;
}

/** Everything about one lesson, with the ways to the timetables of those who are in it. */
export function LessonDialog({ lesson, absent, bells, week, onClose }: LessonDialogProps) {
  if (!lesson) return null;
  const waysTo = (view: View, holders: readonly { id: string; name: string }[]) =>
    holders.length === 0 ? null : (
      <span className={styles.ways}>
        {holders.map(({ id, name }) => (
          <TextLink key={id} to={addressOf(view, { id, week })} tone="inline" onClick={onClose}>
            {name}
          </TextLink>
        ))}
      </span>
    );
  const { offeringName, day, lessonKind, lessonState, parity, place, remark } = lesson;
  const when = `${day} ${weekdayName(weekdayOf(day) - 1)} ${spanName(lesson)} ${clockText(bells, lesson)}`;
  const weeks = [`第 ${lesson.week} 周`, parity ? `${parityName(parity)}上课` : ''].filter(Boolean).join('，');
  return (
    <Dialog
      open
      onClose={onClose}
      title={offeringName}
      note={lessonState === LessonState.cancelled ? '这节课停课' : undefined}
      actions={<Button onClick={onClose}>知道了</Button>}
    >
      <FactList
        label={offeringName}
        facts={[
          { label: '时间', value: when },
          { label: '周次', value: weeks },
          { label: '类型', value: LessonKind.labels[lessonKind] },
          {
            label: '教师',
            value: waysTo(
              'teacher',
              lesson.teachers.map(({ userNo, name }) => ({ id: userNo, name })),
            ),
          },
          { label: '教室', value: waysTo('room', lesson.rooms) },
          { label: '地点', value: place },
          { label: '班级', value: waysTo('grade', lesson.grades) },
          { label: '请假', value: absent.join('、') },
          { label: '备注', value: remark },
        ]}
      />
    </Dialog>
  );
}
