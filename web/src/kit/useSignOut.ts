import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isGuarded } from '#contract/rules/guard.ts';
import { call } from './call.ts';
import { forgetAnswers } from './forget.ts';
import { dropEveryDraft } from './drafts.ts';
import { useIsBuilt } from './site.ts';
import { ownLink } from './live/link.ts';
import { dropToken } from './token.ts';
import { reportUnread } from './unread.ts';
import { places } from './navigation/destinations.ts';
import { keepSearches } from './recentSearches.ts';

/** Ends the session and forgets what this browser knew of the user. Public pages stay, pages of the account go to login. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isBuilt = useIsBuilt();
  return async () => {
    ownLink.close();
    const { signOut } = await import('#contract/user/signOut.ts');
    // One must get out offline too: the token leaves this device first, the session ends by itself.
    await call(signOut, {}, { isShowErrTip: false }).catch(() => undefined);
    dropToken(true);
    dropEveryDraft();
    keepSearches([]);
    forgetAnswers();
    reportUnread({ messages: 0, notices: 0 });
    if (isGuarded(pathname)) await navigate(isBuilt(places.login) ? places.login : '/');
    else await revalidate();
  };
}
