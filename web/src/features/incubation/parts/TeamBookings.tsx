import type { OutputOf } from '#contract/kit/schema.ts';
import { UseState } from '#contract/rules/incubation.ts';
import type { bookings } from '#contract/startup/baseUse.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { teamPlaceSpec } from './addresses.ts';
import { AskButton } from './AskButton.tsx';
import { giveBackRoom } from './calls.ts';
import styles from './Incubation.module.css';
import { spanText } from './timeText.ts';

interface TeamBookingsProps {
  loaded: LoadedList<OutputOf<typeof bookings.output>>;
  now: string;
  mayCancel: boolean;
}

/** What a team booked; what is not over can be given back. */
export function TeamBookings({ loaded, now, mayCancel }: TeamBookingsProps) {
  const list = useList(teamPlaceSpec, loaded);
  return (
    <List of={list} unit="次" empty={<Empty title="还没有预约过" note="在会议室那一栏里选一间" />}>
      {(rows) => (
        <RowList label="预约">
          {rows.map((row) => {
            const isRunning = row.useState === UseState.held && row.endsAt > now;
            return (
              <Row
                key={row.id}
                heading="h2"
                stacks
                title={spanText(row.beginsAt, row.endsAt)}
                meta={`${row.baseName} ${row.placeName}，${row.bookerName}：${row.purpose}`}
                end={
                  <StatusDot tone={isRunning ? 'passed' : 'idle'} reason={row.opinion}>
                    {row.useState === UseState.ended ? '已取消' : isRunning ? '已约' : '用过了'}
                  </StatusDot>
                }
              >
                {isRunning && mayCancel ? (
                  <div className={styles.acts}>
                    <AskButton
                      name="取消"
                      of={spanText(row.beginsAt, row.endsAt)}
                      note="时间会让给别的团队。"
                      load={giveBackRoom}
                      input={{ id: row.id }}
                    />
                  </div>
                ) : null}
              </Row>
            );
          })}
        </RowList>
      )}
    </List>
  );
}
