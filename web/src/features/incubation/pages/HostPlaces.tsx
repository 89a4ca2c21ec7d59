import { isId } from '#contract/rules/id.ts';
import { PlaceKind } from '#contract/rules/incubation.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { HOST_BASES, placesSpec } from '../parts/addresses.ts';
import { BaseBookings } from '../parts/BaseBookings.tsx';
import styles from '../parts/Incubation.module.css';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { PlaceRows } from '../parts/PlaceRows.tsx';
import { ViewTabs } from '../parts/ViewTabs.tsx';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hostPlaces;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  const base = await answerOr(request, api.call(baseDesk.form, { id }));
  const { filters, page } = readList(placesSpec, searchParams);
  const placeKind = filters.view === 'desk' ? PlaceKind.desk : PlaceKind.room;
  const isBooking = filters.view === 'booking';
  return {
    base,
    places: isBooking ? null : await loadRows(request, api.call(baseDesk.places, { id, placeKind, pageCurrent: page })),
    bookings: isBooking ? await loadRows(request, api.call(baseDesk.bookings, { id, pageCurrent: page })) : null,
  };
}

/** The desks of a base with whose they are, its rooms, and what is booked. */
export default function HostPlaces({ loaderData: { base, places, bookings } }: PageProps<typeof loader>) {
  const { filters, hrefOf } = useListState(placesSpec);
  return (
    <div className="page">
      <PageHead
        title={base.baseName}
        note={`${base.address}，${base.openText}`}
        actions={
          <>
            <LinkButton to={HOST_BASES}>所有基地</LinkButton>
            <PlaceButton baseId={base.id} />
          </>
        }
      />
      <div className={styles.body}>
        <ViewTabs
          label="场地"
          current={filters.view}
          views={[
            ['desk', '工位'],
            ['room', '会议室'],
            ['booking', '会议室的预约'],
          ]}
          hrefOf={(view) => hrefOf({ filters: { view } })}
        />
        {places ? <PlaceRows baseId={base.id} loaded={places} /> : null}
        {bookings ? <BaseBookings loaded={bookings} /> : null}
      </div>
    </div>
  );
}
