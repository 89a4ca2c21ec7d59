import { useState } from 'react';
import { roomBooking, roomBookingMore } from '#contract/fields/incubation.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { rooms } from '#contract/startup/baseUse.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { dayFrom } from '../../../ui/dateText.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { teamPlaceSpec } from './addresses.ts';
import { bookRoom } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';
import styles from './Incubation.module.css';

type Room = OutputOf<typeof rooms.output>['list'][number];

interface TeamRoomsProps {
  projectId: string;
  loaded: LoadedList<OutputOf<typeof rooms.output>>;
  day: string;
  mayBook: boolean;
}

/** The rooms of the host with what is taken of a day, and booking one. */
export function TeamRooms({ projectId, loaded, day, mayBook }: TeamRoomsProps) {
  const list = useList(teamPlaceSpec, loaded);
  const [typed, setTyped] = useState(day);
  // only a whole day is asked for; what is typed so far stays in the field
  const go = (next: string) => {
    setTyped(next);
    if (dayFrom(next)) list.change({ filters: { day: next } });
  };
  return (
    <>
      <div className={styles.day}>
        <Field label="哪一天">
          <DateField value={typed} onChange={go} />
        </Field>
      </div>
      <List of={list} unit="间" empty={<Empty title="没有会议室" note="孵化单位加了会议室之后可以在这里预约" />}>
        {(rows) => (
          <RowList label="会议室">
            {rows.map((row) => (
              <Row
                key={row.id}
                heading="h2"
                stacks
                title={`${row.baseName} ${row.placeName}`}
                meta={`坐得下 ${row.seats} 人`}
                end={mayBook ? <BookButton projectId={projectId} room={row} day={day} /> : null}
              >
                <p className={styles.words}>{takenText(row.taken)}</p>
              </Row>
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

const takenText = (taken: Room['taken']): string =>
  taken.length === 0
    ? '这一天都空着'
    : `已约：${taken
        .map(
          ({ beginsAt, endsAt, isOwn }) =>
            `${beginsAt.slice(11, 16)}–${endsAt.slice(11, 16)}${isOwn === 1 ? '（我们）' : ''}`,
        )
        .join('、')}`;

const BookButton = ({ projectId, room, day }: { projectId: string; room: Room; day: string }) => (
  <DialogButton
    name="预约"
    of={room.placeName}
    title={`预约${room.placeName}`}
    note={takenText(room.taken)}
    load={bookRoom}
    fields={{ ...roomBooking, ...roomBookingMore }}
    initial={{ projectId, placeId: room.id, beginsAt: `${day} 09:00:00`, hours: 1, purpose: '' }}
    draft={`booking:${projectId}:${room.id}`}
    done="预约成功"
  >
    {(form) => (
      <>
        <FormTime form={form} name="beginsAt" />
        <FormNumber form={form} name="hours" />
        <FormText form={form} name="purpose" placeholder="对一遍演示" />
      </>
    )}
  </DialogButton>
);
