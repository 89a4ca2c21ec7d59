import { CalendarX, MoveRight } from 'lucide-react';
import { plainDay, weekdayOf, weekOf } from '#contract/rules/calendar.ts';
import { LessonKind, LessonState } from '#contract/rules/school.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import type { WeekGridProps } from '../../../shared/timetable/WeekGrid.tsx';
import type { WeekLesson } from '../../../shared/timetable/weekLesson.ts';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import type { LoadedTimetable } from '../parts/loadTimetable.ts';
import { BlockTools } from './BlockTools.tsx';
import { FreePlace } from './FreePlace.tsx';
import type { Ghost, PlanValues } from './frame.ts';
import { frameOf } from './frame.ts';
import type { Changes } from './useChanges.tsx';
import { useChanges } from './useChanges.tsx';

export interface Editing extends Pick<WeekGridProps, 'freeCell' | 'blockActions'> {
  /** Where the chosen way out leads, as a block of the week that is shown. */
  ghosts: readonly WeekLesson[];
  /** Above the grid. */
  shown: Changes['shown'];
  /** Opens the form without a place. */
  begin: (() => void) | null;
}

/** What somebody who may plan gets in the grid of a week. */
export function useEditing({ view, times, shown, monday }: LoadedTimetable): Editing {
  const frame = frameOf(times);
  const changes = useChanges(frame);
  const find = (id: string): ScheduledLesson | undefined => shown?.list.find((one) => one.id === id);
  const here: Partial<PlanValues> =
    view === 'room' && shown ? { room: { id: shown.id, name: shown.name }, roomId: shown.id } : {};
  const weekOfDay = (day: string) => (frame && weekOf(frame.term, day)) ?? 1;
  return {
    shown: changes.shown,
    begin: frame ? () => changes.plan({ ...here, fromWeek: weekOfDay(times.today) }) : null,
    ghosts: frame && changes.ghost ? ghostsIn(changes.ghost, monday) : [],
    freeCell: (cell, stop) => {
      const idle = view === 'teacher' || view === 'room' ? '空' : '';
      if (cell.day < times.today || !frame || weekOf(frame.term, cell.day) === null)
        return idle ? <span>{idle}</span> : null;
      const { day, fromBell, toBell } = cell;
      return (
        <FreePlace
          key={`${day} ${fromBell} ${toBell}`}
          cell={cell}
          stop={stop}
          idle={idle}
          onPlan={() => changes.plan({ ...here, weekday: weekdayOf(day), fromBell, toBell, fromWeek: weekOfDay(day) })}
          onDrop={(id) => {
            const lesson = find(id);
            if (lesson) changes.move(lesson, cell);
          }}
        />
      );
    },
    blockActions: ({ id, name }) => {
      const lesson = find(id);
      if (!lesson || lesson.day < times.today || lesson.lessonState !== LessonState.held) return null;
      return (
        <BlockTools lessonId={id} name={name} canDrag>
          <MenuButton icon={<MoveRight size={16} aria-hidden="true" />} onSelect={() => changes.move(lesson)}>
            调课
          </MenuButton>
          <MenuButton icon={<CalendarX size={16} aria-hidden="true" />} danger onSelect={() => changes.cancel(lesson)}>
            停课
          </MenuButton>
        </BlockTools>
      );
    },
  };
}

const ghostsIn = ({ name, weekday, fromBell, toBell, roomName }: Ghost, monday: string): WeekLesson[] => [
  {
    id: 'ghost',
    day: plainDay({ beginOn: monday, weeks: 1 }, 1, weekday),
    fromBell,
    toBell,
    name,
    kind: LessonKind.core,
    state: LessonState.held,
    parity: null,
    teachers: [],
    places: ['移到这里', roomName].filter(Boolean),
    classes: [],
    remark: '',
  },
];
