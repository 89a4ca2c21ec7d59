import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dayWords, bellsWords } from '#contract/rules/calendarWords.ts';
import { call } from '../../../kit/call.ts';
import { queryClient } from '../../../kit/queries.ts';
import type { Stop } from '../../../shared/timetable/useRoving.ts';
import type { FreeCell } from '../../../shared/timetable/WeekGrid.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Places.module.css';

interface FreePlaceProps {
  cell: FreeCell;
  stop: Stop | undefined;
  /** What the place says while nobody is near. */
  idle?: string;
  onPlan: (cell: FreeCell) => void;
  /** A lesson was let go here. */
  onDrop: (lessonId: string, cell: FreeCell) => void;
}

/** An empty place: pressed, something is planned here; a block that is dragged can be let go here. */
export function FreePlace({ cell, stop, idle = '', onPlan, onDrop }: FreePlaceProps) {
  const own = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const { data: count } = useFreeRooms(cell, isNear);
  const drop = useEffectEvent((lessonId: string) => onDrop(lessonId, cell));
  useEffect(() => {
    let undo: (() => void) | undefined;
    let isGone = false;
    const prepare = async () => {
      const { dropLesson } = await import('./dragLesson.ts');
      if (!isGone) undo = dropLesson(own.current!, (id) => drop(id));
    };
    void prepare();
    return () => {
      isGone = true;
      undo?.();
    };
  }, []);
  return (
    <BareButton
      {...stop}
      ref={own}
      className={styles.place}
      aria-label={`排课，${dayWords(cell.day)} ${bellsWords(cell.fromBell, cell.toBell)}`}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onClick={() => onPlan(cell)}
    >
      <span className={styles.idle}>{idle}</span>
      <span className={styles.plan}>
        <b>排课</b>
        {count === undefined ? null : `${count} 间教室空着`}
      </span>
    </BareButton>
  );
}

/** How many rooms nothing is held in, asked when somebody comes near. */
const useFreeRooms = ({ day, fromBell, toBell }: FreeCell, enabled: boolean) =>
  useQuery(
    {
      queryKey: ['free rooms', day, fromBell, toBell],
      queryFn: async ({ signal }) => {
        const { listFreeRoom } = await import('#contract/user/orgSchedule.ts');
        const input = { day, fromBell, toBell, pageSize: 1 };
        return (await call(listFreeRoom, input, { signal, isShowErrTip: false })).totalCount;
      },
      enabled,
    },
    queryClient(),
  );
