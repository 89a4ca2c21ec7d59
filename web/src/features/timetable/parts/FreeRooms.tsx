import { useState } from 'react';
import { blocksOf, spanName } from '#contract/rules/periods.ts';
import type { BellTimes } from '#contract/rules/periods.ts';
import { RoomKind } from '#contract/rules/school.ts';
import { listFreeRoom } from '#contract/user/orgSchedule.ts';
import { useListCall } from '../../../kit/list/useListCall.ts';
import { clockText, shortDay, weekdayName } from '../../../shared/timetable/weekLesson.ts';
import type { WeekDay } from '../../../shared/timetable/weekLesson.ts';
import { Field } from '../../../ui/Field.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Select } from '../../../ui/Select.tsx';
import { addressOf } from './addresses.ts';
import styles from './FreeRooms.module.css';

interface FreeRoomsProps {
  days: readonly WeekDay[];
  bells: readonly BellTimes[];
  today: string;
  week: string;
}

const SEATS = [0, 30, 45, 60, 100, 150];
const SHOWN = 12;

/** Which rooms are free at a time, the smallest that is large enough first. */
export function FreeRooms({ days, bells, today, week }: FreeRoomsProps) {
  const blocks = blocksOf(bells);
  const [day, setDay] = useState(() => days.find((one) => one.day === today)?.day ?? days[0]!.day);
  const [at, setAt] = useState(0);
  const [seats, setSeats] = useState(0);
  const [roomKind, setRoomKind] = useState('');
  const span = blocks[at]!;
  const kind = RoomKind.values.find((value) => String(value) === roomKind);
  const { page, failure } = useListCall(listFreeRoom, {
    day,
    ...span,
    seats,
    pageSize: SHOWN,
    ...(kind && { roomKind: kind }),
  });
  const dayChoices = days.map((one, column) => ({
    value: one.day,
    label: `${weekdayName(column)} ${shortDay(one.day)}`,
  }));
  const blockChoices = blocks.map((one, index) => ({
    value: String(index),
    label: `${spanName(one)} ${clockText(bells, one)}`,
  }));
  return (
    <section className={styles.free} data-off-paper aria-labelledby="free-rooms">
      <h2 id="free-rooms">找空教室</h2>
      <div className={styles.wanted}>
        <Field label="日期">
          <Select value={day} onChange={({ target }) => setDay(target.value)} options={dayChoices} />
        </Field>
        <Field label="节次">
          <Select value={String(at)} onChange={({ target }) => setAt(Number(target.value))} options={blockChoices} />
        </Field>
        <Field label="座位">
          <Select
            value={String(seats)}
            onChange={({ target }) => setSeats(Number(target.value))}
            options={SEATS.map((count) => ({ value: String(count), label: count === 0 ? '不限' : `${count} 座以上` }))}
          />
        </Field>
        <Field label="类型">
          <Select
            value={roomKind}
            onChange={({ target }) => setRoomKind(target.value)}
            placeholder="不限"
            options={RoomKind.values.map((value) => ({ value: String(value), label: RoomKind.labels[value] }))}
          />
        </Field>
      </div>
      <p className={styles.said} role="status">
        {failure ?? (page ? saidOf(page.totalCount) : '正在查找')}
      </p>
      <ul className={styles.rooms}>
        {page?.list.map(({ id, name, seats: has, roomKind: its, campusName }) => (
          <li key={id}>
            <Link to={addressOf('room', { id, week })} preventScrollReset>
              {name}
            </Link>
            <small>
              {RoomKind.labels[its]} {has} 座 {campusName}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saidOf(count: number): string {
  if (count === 0) return '这个时间没有空教室，换个时间或条件';
  return count > SHOWN ? `${count} 间空着，先列座位少的 ${SHOWN} 间` : `${count} 间空着`;
}
