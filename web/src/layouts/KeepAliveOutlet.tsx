import type { ReactElement } from 'react';
import { Activity, use, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useMatches,
  useOutlet,
} from 'react-router';
import { forgetPages, keepAliveName, keepPage } from '../kit/keepAlive.ts';

/**
 * The page of a layout. Pages whose table entry has `keepAlive` stay mounted but hidden while the user is elsewhere
 * within the layout: what was typed, chosen and scrolled is there on return.
 */
export function KeepAliveOutlet() {
  const outlet = useOutlet();
  const matches = useMatches();
  const { key } = useLocation();
  const name = keepAliveName(matches);
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (name && !seen.includes(name)) setSeen([...seen, name]);
  useEffect(() => {
    if (name) keepPage(name, key);
  }, [name, key]);
  useEffect(() => forgetPages, []);
  return (
    <>
      {seen.map((kept) => (
        <Activity key={kept} mode={kept === name ? 'visible' : 'hidden'}>
          <Kept isOpen={kept === name} page={outlet} />
        </Activity>
      ))}
      {name ? null : outlet}
    </>
  );
}

/** A hidden page goes on seeing the router as it was when the user left: its own data is no longer in the live one. */
function Kept({ isOpen, page }: { isOpen: boolean; page: ReactElement | null }) {
  const live = { page, state: use(StateContext), data: use(DataContext), location: use(LocationContext) };
  const [last, setLast] = useState(live);
  const changed =
    live.page !== last.page || live.state !== last.state || live.data !== last.data || live.location !== last.location;
  if (isOpen && changed) setLast(live);
  const shown = isOpen ? live : last;
  return (
    <StateContext value={shown.state}>
      <DataContext value={shown.data}>
        <LocationContext value={shown.location}>{shown.page}</LocationContext>
      </DataContext>
    </StateContext>
  );
}
