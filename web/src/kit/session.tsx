import type { ReactNode } from 'react';
import { createContext, use, useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { Action } from '#contract/rules/actions.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Identity, listLoginUserMenu } from '#contract/system/authMenu.ts';
import type { UserInfo } from '#contract/user/ext.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import { forgetAnswers } from './forget.ts';
import { onSessionChange, renewToken } from './token.ts';

/** What the server says of whoever holds the token. */
export interface SessionFacts {
  user: UserInfo;
  identities: Identity[];
  /** Side menu of the current role, without entries that lead nowhere. */
  menu: OutputOf<typeof listLoginUserMenu.output>['menu'];
  /** Action codes of the current role. */
  button: string[];
  powerLevel: PowerLevel;
  /** Unread messages of the platform. */
  notices: number;
  /** When the account is deleted, if its owner asked for that. */
  deletionDue: string | null;
  /** Set while the site is looked at as another role. */
  preview: OutputOf<typeof listLoginUserMenu.output>['preview'];
}

export interface Session extends SessionFacts {
  /** Who the user acts as; while another role's view is taken, who they appear to be. */
  current: Identity;
  /** Who they are all the same. */
  own: Identity;
  name: string;
  can(action: Action): boolean;
}

const SessionContext = createContext<Session | null>(null);

/** Makes the session known below, and loads it anew when another tab signs in, out or switches. */
export function SessionProvider({ facts, children }: { facts: SessionFacts | null; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionChange(() => {
        forgetAnswers();
        void revalidate();
      }),
    [revalidate],
  );
  useEffect(() => {
    if (facts) renewToken();
  }, [facts]);
  const session = useMemo(() => (facts ? sessionOf(facts) : null), [facts]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in user, or null. */
export const useSession = (): Session | null => use(SessionContext);

function sessionOf(facts: SessionFacts): Session {
  const own = facts.identities.find((identity) => identity.isCurrent === 1) ?? facts.identities[0]!;
  const current = facts.preview ? appearing(own, facts.preview) : own;
  const codes = new Set(facts.button);
  return {
    ...facts,
    current,
    own,
    name: displayName(facts.user, current.userType),
    can: (action) => codes.has(action),
  };
}

function appearing(
  own: Identity,
  { roleName, userType, orgNo, orgName }: NonNullable<SessionFacts['preview']>,
): Identity {
  const known = own.orgInfo?.orgNo === orgNo ? own.orgInfo : null;
  const orgInfo = orgNo === null ? null : (known ?? { orgNo, orgName, orgLogoImg: '', orgDomain: '' });
  return { ...own, roleName, userType, orgInfo };
}
