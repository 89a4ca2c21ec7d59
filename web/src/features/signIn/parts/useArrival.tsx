import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Identity } from '#contract/system/authMenu.ts';
import type { SignedIn } from '#contract/user/fields.ts';
import { call } from '../../../kit/call.ts';
import { places } from '../../../kit/navigation/destinations.ts';
import { landingOf } from '../../../kit/navigation/landing.ts';
import { announce, keepToken } from '../../../kit/token.ts';
import { dropPendingAction, grantPendingAction } from '../../../kit/pendingAction.ts';
import { actAs, myIdentities } from './calls.ts';
import { hasChosen, keepChosen } from './chosenBefore.ts';

const IdentityChooser = lazy(() => import('./IdentityChooser.tsx').then((part) => ({ default: part.IdentityChooser })));

export interface Arrival {
  /**
   * Keeps the session, lets a person with several identities choose, and goes to the address or their centre; who is new
   * and came for no page is welcomed. An address that is known only now goes before the one of the page.
   */
  arrive(signedIn: SignedIn, how?: { ask?: boolean; isNew?: boolean; to?: string }): Promise<void>;
  /** From the moment of being signed in until the next page is there. */
  arriving: boolean;
  chooser: ReactNode;
}

/** What happens after every kind of signing in. */
export function useArrival(address: string): Arrival {
  const navigate = useNavigate();
  const [arriving, setArriving] = useState(false);
  const [choice, setChoice] = useState<{ userNo: string; list: Identity[]; target: string } | null>(null);

  const goAs = (identity: Identity | undefined, target: string) => {
    grantPendingAction(target);
    return navigate(identity ? landingOf(identity.userType, target) : target, { replace: true });
  };

  async function arrive(signedIn: SignedIn, { ask = true, isNew = false, to = address } = {}): Promise<void> {
    const target = isNew && to === '/' ? places.welcome : to;
    setArriving(true);
    keepToken(signedIn.token, signedIn.expiresIn);
    if (!ask) dropPendingAction();
    const list = ask ? await identities() : [];
    if (list.length < 2 || hasChosen(signedIn.userNo)) return goAs(last(list), target);
    setChoice({ userNo: signedIn.userNo, list, target });
  }

  async function choose(identity: Identity): Promise<void> {
    await switchTo(identity);
    if (choice) keepChosen(choice.userNo);
    setChoice(null);
    await goAs(identity, choice?.target ?? address);
  }

  const chooser = choice ? (
    <Suspense>
      <IdentityChooser
        list={choice.list}
        onChoose={choose}
        onSkip={() => void goAs(last(choice.list), choice.target)}
      />
    </Suspense>
  ) : null;
  return { arrive, arriving, chooser };
}

/** Who one was last, or starts as; the server put the new session there. */
const last = (list: readonly Identity[]): Identity | undefined => list.find(({ isCurrent }) => isCurrent === 1);

/** Without the list one can still go on, as who one was last. */
const identities = async (): Promise<Identity[]> =>
  call(await myIdentities(), {}, { isShowErrTip: false }).then(
    ({ list }) => list,
    () => [],
  );

async function switchTo(identity: Identity): Promise<void> {
  if (identity.isCurrent === 1) return;
  await call(await actAs(), { id: identity.id });
  announce();
}
