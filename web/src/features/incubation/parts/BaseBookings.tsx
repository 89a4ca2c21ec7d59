import type { OutputOf } from '#contract/kit/schema.ts';
import type { bookings } from '#contract/startup/baseDesk.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { placesSpec } from './addresses.ts';
import { cancelBooking } from './calls.ts';
import { ReasonButton } from './ReasonButton.tsx';
import { spanText } from './timeText.ts';

/** What is booked of the rooms of a base from now on. */
export function BaseBookings({ loaded }: { loaded: LoadedList<OutputOf<typeof bookings.output>> }) {
  const list = useList(placesSpec, loaded);
  return (
    <List of={list} unit="次" empty={<Empty title="没有还没到的预约" note="团队约了会议室会出现在这里" />}>
      {(rows) => (
        <RowList label="会议室的预约">
          {rows.map((row) => (
            <Row
              key={row.id}
              heading="h2"
              stacks
              title={spanText(row.beginsAt, row.endsAt)}
              meta={`${row.placeName}，${row.projectName}，${row.bookerName}：${row.purpose}`}
              end={
                <ReasonButton
                  name="取消"
                  id={row.id}
                  of={`${row.placeName} ${spanText(row.beginsAt, row.endsAt)}`}
                  note="团队会收到原因"
                  load={cancelBooking}
                />
              }
            />
          ))}
        </RowList>
      )}
    </List>
  );
}
