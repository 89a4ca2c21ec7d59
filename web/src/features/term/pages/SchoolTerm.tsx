import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { RoomKind } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as schoolBell from '#contract/user/schoolBell.ts';
import * as schoolDay from '#contract/user/schoolDay.ts';
import * as schoolRoom from '#contract/user/schoolRoom.ts';
import * as schoolTerm from '#contract/user/schoolTerm.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { roomList, termList, termTabs } from '../parts/addresses.ts';
import { BellTable } from '../parts/BellTable.tsx';
import { Rooms } from '../parts/Rooms.tsx';
import { Terms } from '../parts/Terms.tsx';
import { YearCalendar } from '../parts/YearCalendar.tsx';
import { termRoutes } from '../routes.ts';

export const handle = termRoutes.term;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const tab = readTab(termTabs, search);
  const today = wireTime(new Date()).slice(0, 10);
  if (tab === 'days') {
    const year = yearIn(search.get('year')) ?? Number(today.slice(0, 4));
    const { list } = await answerOr(request, api.call(schoolDay.list, { year }));
    return { tab, today, year, days: list };
  }
  if (tab === 'bells') return { tab, bells: await answerOr(request, api.call(schoolBell.list, {})) };
  if (tab === 'rooms') {
    const places = await answerOr(request, api.call(schoolRoom.campuses, {}));
    const rooms = await loadList(request, roomList, ({ filters, page }) =>
      api.call(schoolRoom.list, {
        keyword: filters.keyword.slice(0, 30),
        ...(isId(filters.campus) && { campusId: filters.campus }),
        roomKind: valueOf(RoomKind, filters.kind),
        seats: Number(filters.seats),
        equipment: filters.thing.slice(0, 20),
        statusId: valueOf(RowState, filters.state),
        pageCurrent: page,
      }),
    );
    return { tab, places, rooms };
  }
  const terms = await loadList(request, termList, ({ page }) => api.call(schoolTerm.list, { pageCurrent: page }));
  return { tab, terms, today };
}

const yearIn = (text: string | null): number | undefined =>
  text !== null && /^20\d\d$/.test(text) ? Number(text) : undefined;

/** The calendar of a school and its rooms: what every timetable stands on. */
export default function SchoolTerm({ loaderData }: PageProps<typeof loader>) {
  const of = useTab(termTabs);
  return (
    <>
      <PageHead size="work" title="校历与教室" note="学期、假期、作息与教室；排课按这里的来" />
      <TabFrame
        label="校历与教室"
        of={of}
        tabs={[
          { key: 'terms', label: '学期' },
          { key: 'days', label: '校历' },
          { key: 'bells', label: '作息' },
          { key: 'rooms', label: '校区与教室' },
        ]}
      >
        {loaderData.tab === 'terms' ? <Terms rows={loaderData.terms} today={loaderData.today} /> : null}
        {loaderData.tab === 'days' ? <YearCalendar {...loaderData} /> : null}
        {loaderData.tab === 'bells' ? <BellTable {...loaderData.bells} /> : null}
        {loaderData.tab === 'rooms' ? <Rooms rows={loaderData.rooms} places={loaderData.places} /> : null}
      </TabFrame>
    </>
  );
}
