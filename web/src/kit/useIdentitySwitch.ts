import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Identity } from '#contract/system/authMenu.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { call } from './call.ts';
import { forgetAnswers } from './forget.ts';
import { useSession } from './session.tsx';
import { announce } from './token.ts';
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

/**
 * Acts in another of the user's identities: sets it, loads its menu, tells the other tabs, and opens the first page of
 * the menu. When the menu cannot be loaded the old identity is taken back; the failure is shown by the call itself.
 */
export function useIdentitySwitch() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [isSwitching, setSwitching] = useState(false);

  async function switchTo({ id }: Identity): Promise<void> {
    const before = session?.current.id;
    if (!before || id === before || isSwitching) return;
    setSwitching(true);
    try {
      const { listLoginUserMenu, setUserLoginType } = await import('#contract/system/authMenu.ts');
      await call(setUserLoginType, { id });
      try {
        await call(listLoginUserMenu, {});
      } catch (error) {
        await call(setUserLoginType, { id: before }, { isShowErrTip: false });
        throw error;
      }
      arriving = id;
      forgetAnswers();
      announce();
      await revalidate();
    } catch {
      arriving = null;
    } finally {
      setSwitching(false);
    }
  }

  return { switchTo, isSwitching };
}

/** The operator has no side menu; who becomes one within the console stays where they are. */
const consoleUnlessThere = (userType: UserType, pathname: string): string | undefined =>
  userType === 0 && !isWithin(pathname, places.console) ? places.console : undefined;
