import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { UserType } from '#contract/rules/userTypes.ts';
import { call } from './call.ts';
import { forgetAnswers } from './forget.ts';
import { useSession } from './session.tsx';
import { announce } from './token.ts';

/** Where the look begins: all the menus that the role has. */
const START = '/account/moreMenus';

/**
 * Looks at the site as a role, and ends that. Everything fetched before is forgotten and the other tabs follow, because
 * it is the session that looks, not the page.
 */
export function useSeeAs() {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function change(send: () => Promise<unknown>, to: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
      forgetAnswers();
      announce();
      await navigate(to);
      await revalidate();
    } catch {
      // The call tells the reason; one stays on the page.
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    seeAs: (id: string) =>
      change(async () => call((await import('#contract/system/authRole.ts')).seeAs, { id }), START),
    end: () =>
      change(
        async () => call((await import('#contract/system/authRole.ts')).seeAsEnd, {}),
        session?.own.userType === UserType.operator ? '/admin/roles' : '/account/roles',
      ),
  };
}
