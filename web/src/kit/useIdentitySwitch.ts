import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Identity } from '#contract/system/authMenu.ts';
import { call } from './call.ts';
import { forgetAnswers } from './forget.ts';
import { useSession } from './session.tsx';
import { announce } from './token.ts';
import { arriveAs } from './useIdentityArrival.ts';

/**
 * Acts in another of the user's identities: sets it, loads its menu, tells the other tabs, and opens the first page of
 * the menu, or stays where the page was refused to the one before. When the menu cannot be loaded the old identity is taken back; the failure is shown by the call itself.
 */
export function useIdentitySwitch() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [isSwitching, setSwitching] = useState(false);

  async function switchTo({ id }: Identity, { stay = false } = {}): Promise<void> {
    const before = session?.current.id;
    if (!before || id === before || isSwitching) return;
    setSwitching(true);
    arriveAs(stay ? null : id); // before the call: whatever else asks for the session meanwhile finds the new identity
    try {
      const { listLoginUserMenu, setUserLoginType } = await import('#contract/system/authMenu.ts');
      await call(setUserLoginType, { id });
      try {
        await call(listLoginUserMenu, {});
      } catch (error) {
        await call(setUserLoginType, { id: before }, { isShowErrTip: false });
        throw error;
      }
      forgetAnswers();
      announce();
      await revalidate();
    } catch {
      arriveAs(null);
    } finally {
      setSwitching(false);
    }
  }

  return { switchTo, isSwitching };
}
