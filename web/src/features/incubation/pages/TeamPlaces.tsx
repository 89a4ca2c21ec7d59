import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as baseUse from '#contract/startup/baseUse.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { dayFrom } from '../../../ui/dateText.ts';
import { teamPlaceSpec } from '../parts/addresses.ts';
import styles from '../parts/Incubation.module.css';
import { loadStanding } from '../parts/loadStanding.ts';
import { TeamBookings } from '../parts/TeamBookings.tsx';
import { TeamDesks } from '../parts/TeamDesks.tsx';
import { TeamHead } from '../parts/TeamHead.tsx';
import { TeamRooms } from '../parts/TeamRooms.tsx';
import { ViewTabs } from '../parts/ViewTabs.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.places;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const standing = await loadStanding({ request, context });
  const now = wireTime(new Date());
  const { filters, page } = readList(teamPlaceSpec, new URL(request.url).searchParams);
  const day = filters.day.startsWith('20') && dayFrom(filters.day) ? filters.day : now.slice(0, 10);
  const wish = { projectId: standing.id, pageCurrent: page };
  return {
    standing,
    now,
    day,
    desks: filters.view === 'desk' ? await loadRows(request, api.call(baseUse.desks, wish)) : null,
    rooms: filters.view === 'room' ? await loadRows(request, api.call(baseUse.rooms, { ...wish, day })) : null,
    bookings: filters.view === 'booking' ? await loadRows(request, api.call(baseUse.bookings, wish)) : null,
  };
}

/** Where a team works: its desks, the rooms it can book, and what it booked. */
export default function TeamPlaces({ loaderData }: PageProps<typeof loader>) {
  const { standing, now, day, desks, rooms, bookings } = loaderData;
  const { filters, hrefOf } = useListState(teamPlaceSpec);
  const acts = standing.isTeam === 1;
  return (
    <div className="page">
      <TeamHead standing={standing} current="place" />
      <div className={styles.body}>
        <ViewTabs
          label="场地"
          current={filters.view}
          views={[
            ['desk', '工位'],
            ['room', '会议室'],
            ['booking', '我们的预约'],
          ]}
          hrefOf={(view) => hrefOf({ filters: { view } })}
        />
        {desks ? <TeamDesks loaded={desks} today={now.slice(0, 10)} /> : null}
        {rooms ? (
          <TeamRooms
            projectId={standing.id}
            loaded={rooms}
            day={day}
            mayBook={acts && standing.projectState === ProjectState.incubating}
          />
        ) : null}
        {bookings ? <TeamBookings loaded={bookings} now={now} mayCancel={acts} /> : null}
      </div>
    </div>
  );
}
