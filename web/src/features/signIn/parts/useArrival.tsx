import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Identity } from '#contract/system/authMenu.ts';
import type { SignedIn } from '#contract/user/fields.ts';
import { call } from '../../../kit/call.ts';
import { announce, keepToken } from '../../../kit/token.ts';
import { dropPendingAction, grantPendingAction } from '../../../kit/pendingAction.ts';
import { actAs, myIdentities } from './calls.ts';
import { keptIdentity, keepIdentity } from './keptIdentity.ts';

const IdentityChooser = lazy(() => import('./IdentityChooser.tsx').then((part) => ({ default: part.IdentityChooser })));

export interface Arrival {
  /** Keeps the session, lets a person with several identities choose, and goes to the address. */
  arrive(signedIn: SignedIn, how?: { ask?: boolean }): Promise<void>;
  /** From the moment of being signed in until the next page is there. */
  arriving: boolean;
  chooser: ReactNode;
}

/** What happens after every kind of signing in. */
export function useArrival(address: string): Arrival {
  const navigate = useNavigate();
  const [arriving, setArriving] = useState(false);
  const [choice, setChoice] = useState<{ userNo: string; list: Identity[] } | null>(null);

  const go = () => {
    grantPendingAction(address);
    return navigate(address, { replace: true });
  };

  async function arrive(signedIn: SignedIn, { ask = true } = {}): Promise<void> {
    setArriving(true);
    keepToken(signedIn.token, signedIn.expiresIn);
    if (!ask) dropPendingAction();
    const list = ask ? await identities() : [];
    if (list.length < 2) return go();
    const kept = list.find((identity) => identity.id === keptIdentity(signedIn.userNo));
    if (!kept) return setChoice({ userNo: signedIn.userNo, list });
    await switchTo(kept);
    return go();
  }

  async function choose(identity: Identity, remember: boolean): Promise<void> {
    await switchTo(identity);
    if (remember && choice) keepIdentity(choice.userNo, identity.id);
    setChoice(null);
    await go();
  }

  const chooser = choice ? (
    <Suspense>
      <IdentityChooser list={choice.list} onChoose={choose} onSkip={() => void go()} />
    </Suspense>
  ) : null;
  return { arrive, arriving, chooser };
}

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
