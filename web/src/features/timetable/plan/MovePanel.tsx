import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { plainDay, weekdayOf, weekOf } from '#contract/rules/calendar.ts';
import { dayWords } from '#contract/rules/calendarWords.ts';
import { ChangeScope } from '#contract/rules/scheduleChanges.ts';
import { LESSON_MOVED_ON, LESSONS_CLASH } from '#contract/user/orgStuSchedule.ts';
import type { Mend } from '#contract/user/orgStuSchedule.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import type { FreeCell } from '../../../shared/timetable/WeekGrid.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { moveLesson } from './calls.ts';
import { RoomField, TeachersField } from './Choosers.tsx';
import { EditPanel } from './EditPanel.tsx';
import { bellChoices } from './fieldsOf.ts';
import { Findings } from './Findings.tsx';
import type { Change, Ghost, PlanFrame, PlanValues } from './frame.ts';
import { MadeWayNotice } from './MadeWayNotice.tsx';
import styles from './Plan.module.css';
import { scopesOf } from './scopesOf.ts';
import { useFindings } from './useFindings.ts';
import { useMends } from './useMends.ts';

export interface MovePanelProps {
  frame: PlanFrame;
  lesson: ScheduledLesson;
  /** Where it was let go; without it, it begins where it is. */
  to?: FreeCell | undefined;
  onGhost: (ghost: Ghost | null) => void;
  onDone: (change: Change) => void;
  onClose: () => void;
}

interface MoveValues extends Pick<PlanValues, 'room' | 'roomId' | 'teachers' | 'teacherUserNos'> {
  lessonId: string;
  revision: number;
  scope: ChangeScope;
  day: string;
  fromBell: number;
  toBell: number;
}

/** Moves a lesson, or those of its series, to another time, room or teacher. */
export function MovePanel({ frame, lesson, to, onGhost, onDone, onClose }: MovePanelProps) {
  const { bells, term } = frame;
  const { revalidate } = useRevalidator();
  const madeWayFirst = useRef<string[]>([]);
  const sending = useCallForm(moveLesson, {
    initial: startOf(lesson, to, bells.at(-1)!.seq) as MoveValues & Record<string, unknown>,
    draft: `timetable-move:${lesson.id} ${lesson.revision} ${to ? `${to.day} ${to.fromBell}` : ''}`,
    onFailure: ({ code, message }) => {
      if (code === LESSONS_CLASH.code) findings.ask();
      if (code !== LESSON_MOVED_ON.code) return false;
      toast(message);
      onClose();
      void revalidate();
      return true;
    },
    onDone: ({ lessonCount, touched, changeId }) => {
      const text = `「${lesson.offeringName}」已调整 ${lessonCount} 次课，通知 ${touched} 人`;
      onDone({ text, changeIds: [...madeWayFirst.current, changeId] });
    },
  });
  const { form, submit } = sending;
  const values = useFieldsState(form, (state) => state.values) as unknown as MoveValues;
  const findings = useFindings(wishOf(values, lesson, frame));
  const { found, failure } = findings;
  const take = (mend: Mend) => {
    const week = weekOf(term, values.day) ?? lesson.week;
    form.setValue('day', plainDay(term, week, mend.weekday));
    for (const key of ['fromBell', 'toBell', 'roomId'] as const) form.setValue(key, mend[key]);
    form.setValue('room', mend.roomId === null ? null : { id: mend.roomId, name: mend.roomName });
  };
  const mending = useMends(found, { onGhost, take, send: () => void submit() });
  useEffect(() => {
    madeWayFirst.current = mending.madeWay ? [mending.madeWay.changeId] : [];
  }, [mending.madeWay]);
  useEffect(() => {
    for (const { path, message } of failure?.issues ?? []) form.setError(path, message);
  }, [failure, form]);
  const isClashing = (found?.clashes.length ?? 0) > 0;
  return (
    <EditPanel title={`调课「${lesson.offeringName}」`} note={`现在：${dayWords(lesson.day)}`} onClose={onClose}>
      <CallForm of={sending} label="调课">
        {lesson.seriesId === null ? null : (
          <FormRadios form={form} name="scope" label="范围" rowClass={styles.radios} options={scopesOf} />
        )}
        <div className={styles.row}>
          <FormDate form={form} name="day" label="日期" min={frame.today} />
          <FormValueSelect form={form} name="fromBell" label="从" isWide options={bellChoices(bells, 'beginClock')} />
          <FormValueSelect form={form} name="toBell" label="到" isWide options={bellChoices(bells, 'endClock')} />
        </div>
        <FieldPair>
          <RoomField form={form} />
          <TeachersField form={form} />
        </FieldPair>
        <Findings
          of={findings}
          mends={mending.mends}
          chosen={mending.chosen}
          onChoose={mending.choose}
          onApply={(mend) => void mending.apply(mend)}
          applying={mending.isBusy || sending.sending}
          isKnown
        />
        <MadeWayNotice of={mending} />
        {isClashing && !mending.madeWay ? null : (
          <div className={styles.acts}>
            <Button onClick={onClose}>取消</Button>
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="调课中">
              调课并通知
            </Button>
          </div>
        )}
      </CallForm>
    </EditPanel>
  );
}

function startOf(lesson: ScheduledLesson, to: FreeCell | undefined, lastBell: number): MoveValues {
  const { id, revision, day, fromBell, toBell, rooms, teachers } = lesson;
  const begin = to?.fromBell ?? fromBell;
  return {
    lessonId: id,
    revision,
    scope: ChangeScope.one,
    day: to?.day ?? day,
    fromBell: begin,
    toBell: Math.min(begin + toBell - fromBell, lastBell),
    room: rooms[0] ?? null,
    roomId: rooms[0]?.id ?? null,
    teachers,
    teacherUserNos: teachers.map(({ userNo }) => userNo),
  };
}

/** The same as a plan: of one week, or of the weeks of the series that are still to come. */
function wishOf(values: MoveValues, lesson: ScheduledLesson, { term, today }: PlanFrame) {
  const { scope, day, fromBell, toBell, roomId, teacherUserNos } = values;
  const week = /^\d{4}-\d\d-\d\d$/.test(day) ? weekOf(term, day) : null;
  if (week === null || fromBell > toBell) return null;
  const isOne = scope === ChangeScope.one || lesson.seriesId === null;
  const first = scope === ChangeScope.all ? (weekOf(term, today) ?? lesson.week) : lesson.week;
  const weeks = isOne
    ? { fromWeek: week, toWeek: week, parity: 0 as const }
    : {
        fromWeek: Math.max(first, lesson.fromWeek ?? first),
        toWeek: Math.max(first, lesson.toWeek ?? first),
        parity: lesson.parity ?? 0,
      };
  const slot = { weekday: weekdayOf(day), fromBell, toBell };
  return { offeringId: lesson.offeringId, lessonId: lesson.id, ...slot, ...weeks, roomId, place: '', teacherUserNos };
}
