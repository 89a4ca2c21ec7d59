import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UserType } from '#contract/rules/userTypes.ts';
import { useSession } from './session.tsx';
import { firstPage } from './navigation/menuTree.ts';
import { places } from './navigation/destinations.ts';
import { isWithin } from './navigation/sections.ts';

/** Outlives the menu where it was chosen, and the page, which may be refused to the new identity. */
let arriving: string | null = null;

/** Opens the first page of the identity that was switched to; stands at the root, because menus close when one chooses. */
export function useIdentityArrival(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!session || session.current.id !== arriving) return;
    arriving = null;
    const first = firstPage(session.menu) ?? consoleUnlessThere(session.current.userType, pathname);
    if (first) void navigate(first);
  }, [session, navigate, pathname]);
}

/** The identity whose first page is to open once the session is in it; null for none. */
export const arriveAs = (id: string | null): void => void (arriving = id);

/** The operator has no side menu; who becomes one within the console stays where they are. */
const consoleUnlessThere = (userType: UserType, pathname: string): string | undefined =>
  userType === UserType.operator && !isWithin(pathname, places.console) ? places.console : undefined;
