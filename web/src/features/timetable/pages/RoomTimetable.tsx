import { lazy, Suspense, useState } from 'react';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { weekDaysOf } from '../../../shared/timetable/weekLessonOf.ts';
import { Button } from '../../../ui/Button.tsx';
import { loadTimetable } from '../parts/loadTimetable.ts';
import { TimetableFrame } from '../parts/TimetableFrame.tsx';
import styles from '../parts/Timetable.module.css';
import { timetableRoutes } from '../routes.ts';

export const handle = timetableRoutes.rooms;

const FreeRooms = lazy(() => import('../parts/FreeRooms.tsx').then((part) => ({ default: part.FreeRooms })));

export const loader = (args: LoaderArgs) => loadTimetable(args, 'room');

/** The timetable of a room, and which others are free. */
export default function RoomTimetable({ loaderData }: PageProps<typeof loader>) {
  const [isFinding, setFinding] = useState(false);
  const { times, monday } = loaderData;
  return (
    <TimetableFrame loaded={loaderData}>
      {isFinding ? (
        <Suspense>
          <FreeRooms key={monday} days={weekDaysOf(monday, [])} bells={times.bells} today={times.today} week={monday} />
        </Suspense>
      ) : (
        <p className={styles.more} data-off-paper>
          <Button onClick={() => setFinding(true)}>找空教室</Button>
        </p>
      )}
    </TimetableFrame>
  );
}
